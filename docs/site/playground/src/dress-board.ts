import type { TilewrightBoard } from "tilewright/element";
import { make } from "./dom.ts";

// The board has a style of its own; its buttons and fields look like those of the page.
const dress = `button:not(.rack button),form input{border:1px solid var(--edge);border-radius:8px;background:var(--card);
color:var(--ink);padding:.4rem .9rem;cursor:pointer}
form input{padding:.4rem .6rem}
button:not(.rack button):hover{border-color:var(--accent)}
[data-action=finish]{background:var(--accent)!important;border-color:var(--accent)!important;color:var(--accent-ink)!important}
.frame{max-width:none!important}.scroll{border-radius:8px}.rack{border-radius:0 0 8px 8px}`;

// A position has no players and no turns: what is about them is hidden, and the rack where none is known.
const withoutPlayers = `ul,[data-action=pass],[data-action=exchange],[data-action=challenge],[data-action=accept],
:host([no-rack]) .rack,:host([no-rack]) [data-action=shuffle],:host([no-rack]) [data-action=sort]{display:none!important}`;

/** Makes a board that looks like a part of the page. */
export function makeBoard(players: boolean): TilewrightBoard {
  const board = make("tilewright-board" as "div") as unknown as TilewrightBoard;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(players ? dress : dress + withoutPlayers);
  board.shadowRoot?.adoptedStyleSheets.push(sheet);
  return board;
}
