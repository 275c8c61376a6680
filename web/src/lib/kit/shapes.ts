/** The shapes of the seats in a square of 20, in their order: a drawing that marks a player uses the same. */
export const SHAPES: readonly string[] = [
  "M1.6,10a8.4,8.4 0 1 0 16.8,0a8.4,8.4 0 1 0 -16.8,0Z",
  "M10,1.2 L19.4,18 H.6Z",
  "M3.5,2H16.5Q18,2 18,3.5V16.5Q18,18 16.5,18H3.5Q2,18 2,16.5V3.5Q2,2 3.5,2Z",
  "M10,.4 L19.6,10 L10,19.6 L.4,10Z",
  "M10,.6 L12.7,7 19.6,7.6 14.4,12.1 16,18.9 10,15.3 4,18.9 5.6,12.1 .4,7.6 7.3,7Z",
];
