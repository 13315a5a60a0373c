/**
 * The tag `<tilewright-board>` in JSX of React, for TypeScript: write `import type {} from "tilewright/react-jsx"` once
 * in your program. Types only: nothing of it is in your bundle. It needs `@types/react` of React 18 or 19. Provisional:
 * it may change in a minor release.
 *
 * @module tilewright/react-jsx
 * @packageDocumentation
 */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { TilewrightBoard } from "./board-element.ts";
import type { BoardNode } from "./board-node.ts";
import type { DraftDetail, MoveDetail, OverDetail } from "./details.ts";

export type { BoardNode } from "./board-node.ts";

/** An event of the board as React passes it on. */
export type BoardEvent<T> = CustomEvent<T> & { readonly currentTarget: BoardNode };

/** The properties of the board itself: `view` and what stands beside it. */
export type BoardProperties = Partial<
  Pick<TilewrightBoard, Exclude<keyof TilewrightBoard, keyof HTMLElement | "refuse" | `${string}Callback`>>
>;

/**
 * What `<tilewright-board>` takes in JSX.
 *
 * React 19 sets the properties and hears the events where it makes the element in the browser. Where a server has
 * rendered the page it does neither, and says nothing; React 18 never does. A component that takes a `ref` and sets
 * them in an effect works everywhere: the recipe "Show a board" has one.
 */
export interface BoardAttributes extends BoardProperties, DetailedHTMLProps<HTMLAttributes<BoardNode>, BoardNode> {
  /** Colours for a light page, for a dark one, or in high contrast, whatever the page says. */
  readonly theme?: "light" | "dark" | "contrast" | undefined;
  /** Only the squares can be read: nothing can be laid or sent. */
  readonly readonly?: boolean | "" | undefined;
  /** Whether column A is on the left or on the right. Left out: as the letters are written. */
  readonly orientation?: "ltr" | "rtl" | undefined;
  /** Called with what the player wants to do. */
  readonly "ontilewright-move"?: ((event: BoardEvent<MoveDetail>) => void) | undefined;
  /** Called when what is being laid has changed. */
  readonly "ontilewright-draft"?: ((event: BoardEvent<DraftDetail>) => void) | undefined;
  /** Called when the game that is shown has ended. */
  readonly "ontilewright-over"?: ((event: BoardEvent<OverDetail>) => void) | undefined;
}

declare module "react" {
  // biome-ignore lint/style/noNamespace: React has its tags in one.
  namespace JSX {
    interface IntrinsicElements {
      readonly "tilewright-board": BoardAttributes;
    }
  }
}
