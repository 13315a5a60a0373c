/**
 * The tag `<tilewright-board>` in JSX of React, for TypeScript: write `import type {} from "tilewright/react-jsx"` once
 * in your program. Types only: nothing of it is in your bundle. It needs `@types/react` of React 18 or 19. Provisional:
 * it may change in a minor release.
 *
 * @module tilewright/react-jsx
 * @packageDocumentation
 */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { Draft } from "../compose/draft.ts";
import type { MoveDetail, TilewrightBoard } from "./board-element.ts";

/**
 * The board as `ref` gives it, by its public members: the types for `import` and those for `require` each have a class,
 * and two classes with private members never fit each other.
 */
export type BoardNode = Pick<TilewrightBoard, keyof TilewrightBoard>;

/** An event of the board as React hands it on. */
export type BoardEvent<T> = CustomEvent<T> & { readonly currentTarget: BoardNode };

/**
 * What `<tilewright-board>` takes in JSX.
 *
 * React 19 sets the properties and hears the events where it makes the element in the browser. Where a server has
 * rendered the page it does neither, and says nothing; React 18 never does. A component that takes a `ref` and sets
 * them in an effect works everywhere: the recipe "Show a board" has one.
 */
export interface BoardAttributes extends DetailedHTMLProps<HTMLAttributes<BoardNode>, BoardNode> {
  /** Whose colours the board has. Left out, they follow the reader's system. */
  readonly theme?: "light" | "dark" | undefined;
  /** The view that is shown. */
  readonly view?: BoardNode["view"] | undefined;
  /** What is being laid. */
  readonly draft?: BoardNode["draft"] | undefined;
  /** What the board says and shows in another language, or some of it. */
  readonly messages?: BoardNode["messages"] | undefined;
  /** Looks words up before a play, where `lookUp` or the rules say so. */
  readonly dictionary?: BoardNode["dictionary"];
  /** Whether words are looked up while a play is being laid. */
  readonly lookUp?: boolean | undefined;
  /** Called with what the player wants to do. */
  readonly "ontilewright-move"?: ((event: BoardEvent<MoveDetail>) => void) | undefined;
  /** Called when what is being laid has changed. */
  readonly "ontilewright-draft"?: ((event: BoardEvent<Draft>) => void) | undefined;
}

declare module "react" {
  // biome-ignore lint/style/noNamespace: React has its tags in one.
  namespace JSX {
    interface IntrinsicElements {
      readonly "tilewright-board": BoardAttributes;
    }
  }
}
