// Lengths of a table grow with its window: written in the drawing's pixels, given to the browser in rem.

/** The size of a step of the stage: `--k` of `styles/stage.css` decides how many real pixels it is. */
const STEP = 16;

export const rem = (pixels: number): string => `${pixels / STEP}rem`;

/** How many real pixels one drawn pixel takes now. */
export const scale = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / STEP;
