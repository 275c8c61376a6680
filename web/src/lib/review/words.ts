// The texts of the review's page: a file of their own, which nobody fetches who opens no review.
import { alsoGame, attr, has, t, type Args } from "../i18n/index.svelte";

const TEXTS = "pages/review";

export const fetchWords = (): Promise<void> => alsoGame(TEXTS);
export const said = (key: string, args?: Args): string => t(key, args, TEXTS);
export const isSaid = (key: string): boolean => has(key, TEXTS);
export const form = (key: string, name: string, args?: Args): string => attr(key, name, args, TEXTS);
