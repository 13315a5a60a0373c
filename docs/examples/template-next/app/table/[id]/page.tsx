"use client";

import { use, useCallback, useEffect, useRef, useState } from "react";
import { digestOf, type GameView, type Move } from "tilewright";
import { Board } from "../../board.tsx";

/** One player's page. It asks for news every second, and sends the moves of its board. */
export default function Table({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const { id } = use(params);
  const [view, setView] = useState<GameView | null>(null);
  const [said, setSaid] = useState("Looking for the table.");
  const at = useRef("");

  const ask = useCallback(
    async (query: string, init: RequestInit = {}) => {
      const headers = { authorization: `Bearer ${location.hash.slice(1)}`, "content-type": "application/json" };
      const answer = await fetch(`/api/tables/${id}${query}`, { ...init, headers });
      if (answer.status === 401) setSaid("No table has this link. Ask for a new game.");
      if (answer.status !== 200) return answer;
      const next: GameView = await answer.json();
      at.current = digestOf(next);
      setView(next);
      return answer;
    },
    [id],
  );

  useEffect(() => {
    const look = () => ask(`?at=${at.current}`).catch(() => {}); // the next second asks again
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [ask]);

  const make = useCallback(
    async (move: Move, seen: string) => {
      const answer = await ask("", { method: "POST", body: JSON.stringify({ move, at: seen }) });
      return [400, 409].includes(answer.status) ? await answer.json() : [];
    },
    [ask],
  );

  return view === null ? <p>{said}</p> : <Board view={view} onMove={make} />;
}
