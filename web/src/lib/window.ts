// The window of this browser.
import { MediaQuery } from "svelte/reactivity";

/** A phone, or a window as slim as one: `@media (max-width: 700px)` of the styles. */
export const narrow = new MediaQuery("(max-width: 700px)");
