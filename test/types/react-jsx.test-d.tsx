// The tag in JSX of React: it compiles, and nothing here runs.
import { type ReactNode, useRef } from "react";
import { applyMove, type GameState, viewFor } from "tilewright";
import type { TilewrightBoard } from "tilewright/element";
import type { BoardAttributes, BoardProperties } from "tilewright/react-jsx";

type DetailOf<Name extends "tilewright-move" | "tilewright-draft"> = Parameters<
  NonNullable<BoardAttributes[`on${Name}`]>
>[0]["detail"];

// The events carry what they carry outside of React, and the properties are those of the board.
export const move = (detail: HTMLElementEventMap["tilewright-move"]["detail"]): DetailOf<"tilewright-move"> => detail;
export const draft = (detail: HTMLElementEventMap["tilewright-draft"]["detail"]): DetailOf<"tilewright-draft"> =>
  detail;
export const properties: readonly (keyof BoardProperties)[] = ["view", "draft", "messages", "dictionary", "lookUp"];
// @ts-expect-error a method is no property to set
export const method: keyof BoardProperties = "refuse";

export function Table({ game, make }: { readonly game: GameState; make(next: GameState): void }): ReactNode {
  const board = useRef<TilewrightBoard>(null);
  const play: BoardAttributes["ontilewright-move"] = ({ detail, currentTarget }) => {
    const { ok, state, violations } = applyMove(game, detail.move, { at: detail.at });
    if (ok) make(state);
    else currentTarget.refuse(violations);
  };
  return (
    <main>
      <tilewright-board
        ref={board}
        id="board"
        className="wide"
        theme="dark"
        view={viewFor(game, 0)}
        ontilewright-move={play}
        lookUp
        ontilewright-draft={({ currentTarget }) => currentTarget.draft?.laid.length}
      />
      <tilewright-board view={null} ref={(node) => node?.refuse([])} />
      {/* @ts-expect-error a state is not a view: it would show all racks */}
      <tilewright-board view={game} />
      {/* @ts-expect-error there is no such theme */}
      <tilewright-board theme="wood" />
      {/* @ts-expect-error a place is not called with what is being laid */}
      <tilewright-board ontilewright-draft={play} />
    </main>
  );
}
