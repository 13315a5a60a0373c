import type { GameState, Placement, Position } from "tilewright";
import { describeBoard, renderSvg } from "tilewright/render";
import { make } from "./dom.ts";
import { codeOfLanguage, language, messagesNow } from "./language.ts";

const { documentElement: page } = document;
const system = matchMedia("(prefers-color-scheme: dark)");

/** Whether the page is dark: as its switch says, or else the reader's system. */
const isDark = (): boolean => (page.dataset["theme"] || (system.matches ? "dark" : "light")) === "dark";

/** A picture of a board, light or dark as the page is. Screen readers get it in sentences. */
export interface Picture {
  readonly node: HTMLElement;
  readonly show: (position: Position | GameState, placements?: readonly Placement[]) => void;
}

export function createPicture(): Picture {
  const node = make("div", { className: "picture" });
  let draw = (): void => undefined;
  // The site says so when the reader switches, and when the system does.
  document.addEventListener("theme", () => draw());
  language.watch(() => draw());
  return {
    node,
    show: (position, placements = []) => {
      draw = () => {
        const messages = messagesNow();
        const description = describeBoard(position, { messages }).join(" ");
        const theme = isDark() ? "dark" : "light";
        node.lang = codeOfLanguage();
        node.innerHTML = renderSvg(position, { placements, theme, description, messages });
      };
      draw();
    },
  };
}
