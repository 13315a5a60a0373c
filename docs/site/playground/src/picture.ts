import type { GameState, Placement, Position } from "tilewright";
import { describeBoard, renderSvg } from "tilewright/render";
import { make } from "./dom.ts";
import { codeOfLanguage, language, messagesNow } from "./language.ts";

const dark = matchMedia("(prefers-color-scheme: dark)");

/** A picture of a board, light or dark as the reader's system is. Screen readers get it in sentences. */
export interface Picture {
  readonly node: HTMLElement;
  readonly show: (position: Position | GameState, placements?: readonly Placement[]) => void;
}

export function createPicture(): Picture {
  const node = make("div", { className: "picture" });
  let draw = (): void => undefined;
  dark.addEventListener("change", () => draw());
  language.watch(() => draw());
  return {
    node,
    show: (position, placements = []) => {
      draw = () => {
        const messages = messagesNow();
        const description = describeBoard(position, { messages }).join(" ");
        const theme = dark.matches ? "dark" : "light";
        node.lang = codeOfLanguage();
        node.innerHTML = renderSvg(position, { placements, theme, description, messages });
      };
      draw();
    },
  };
}
