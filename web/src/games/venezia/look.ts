/** What somebody looks at on the table, beyond what the question knows. */
export interface Look {
  /** The key of the site or hex that is shown on the map: under the pointer, or in the focus. */
  pointed: string | null;
  /** The map is shown larger than its place, and can be moved. */
  zoom: boolean;
}
