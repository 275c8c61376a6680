import type { Round } from "../../game";
import Sprite from "../art/Sprite.svelte";
import "../inks.css";
import Frame from "./Frame.svelte";
import { WORDS } from "./words";

export const round: Round = { Sprite, Frame, words: WORDS };
