// How a table of this game is set up: the way to play, expansions, duchies.
import type { SetUp } from "../../game";
import Page from "./Page.svelte";
import Summary from "./Summary.svelte";

export const setup: SetUp = { Page, Summary };
