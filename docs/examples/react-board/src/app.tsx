// One game, shown twice: on the element, and on a board of our own.
import { useCallback, useMemo, useState } from "react";
import { applyMove, createGame, type Move, viewFor } from "tilewright";
import { Board } from "./board.tsx";
import { OwnBoard } from "./own-board.tsx";

const racks = [
  ["H", "O", "R", "N", "E", "A", "S"],
  ["F", "A", "R", "M", "S", "T", "E"],
];

export function App() {
  const [game, setGame] = useState(() => createGame({ players: ["Ann", "Ben"], racks, first: 0, seed: "boards" }));
  const seat = game.status.turn ?? game.status.waitingFor?.[0] ?? 0;
  const view = useMemo(() => viewFor(game, seat), [game, seat]);

  /** Makes a move, or returns what is wrong with it. */
  const make = useCallback(
    (move: Move) => {
      const result = applyMove(game, move, { by: seat });
      if (result.ok) setGame(result.state);
      return result.violations ?? [];
    },
    [game, seat],
  );

  return (
    <main>
      <h1>The element</h1>
      <Board view={view} onMove={make} />
      <h2>A board of our own</h2>
      <OwnBoard view={view} onMove={make} />
    </main>
  );
}
