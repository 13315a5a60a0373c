// One game, shown twice: on the element, and on a board of our own.
import { useMemo, useState } from "react";
import { applyMove, createGame, viewFor } from "tilewright";
import "tilewright/element";
import { OwnBoard } from "./own-board.jsx";

const racks = [
  ["H", "O", "R", "N", "E", "A", "S"],
  ["F", "A", "R", "M", "S", "T", "E"],
];

export function App() {
  const [game, setGame] = useState(() => createGame({ players: ["Ann", "Ben"], racks, first: 0, seed: "boards" }));
  const seat = game.status.turn ?? game.status.waitingFor?.[0] ?? 0;
  const view = useMemo(() => viewFor(game, seat), [game, seat]);

  /** Makes a move, or gives what is wrong with it. */
  const make = (move) => {
    const result = applyMove(game, move, { by: seat });
    if (result.ok) setGame(result.state);
    return result.violations ?? [];
  };

  const play = ({ detail, currentTarget }) => {
    const violations = make(detail.move);
    if (violations.length > 0) currentTarget.refuse(violations);
  };

  // React sets `view` as a property, and hears an event of any name behind `on`.
  return (
    <main>
      <h1>The element</h1>
      <tilewright-board view={view} ontilewright-move={play} />
      <h2>A board of our own</h2>
      <OwnBoard view={view} onMove={make} />
    </main>
  );
}
