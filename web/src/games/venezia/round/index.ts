import type { Round } from "../../game";
import "../board.css";
import "../map/inks.css";
import Frame from "./Frame.svelte";
import { WORDS } from "./words";

export const round: Round = { Frame, words: WORDS };
