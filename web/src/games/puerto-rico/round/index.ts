import type { Round } from "../../game";
import Sprite from "../Sprite.svelte";
import "../goods.css";
import Frame from "./Frame.svelte";
import { WORDS } from "./words";

export const round: Round = { Sprite, Frame, words: WORDS };
