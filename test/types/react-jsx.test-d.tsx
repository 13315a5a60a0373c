// The tag in JSX of React: it compiles, and nothing here runs.
import { type ReactNode, useRef } from "react";
import { applyMove, type GameState, viewFor } from "tilewright";
import type { TilewrightBoard } from "tilewright/element";
import type { BoardAttributes } from "tilewright/react-jsx";

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
        ontilewright-draft={({ detail }) => detail.laid.length}
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
