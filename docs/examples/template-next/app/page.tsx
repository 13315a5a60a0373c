"use client";

import { useState } from "react";

interface Opened {
  readonly id: string;
  readonly tokens: readonly string[];
}

/** Opens a table, and shows a link for each player. A token stands behind `#`, which browsers send to no server. */
export default function Page() {
  const [table, setTable] = useState<Opened | null>(null);
  const [said, setSaid] = useState("");

  async function open() {
    const answer = await fetch("/api/tables", { method: "POST" });
    setSaid(answer.ok ? "" : "All tables are taken. Try again later.");
    if (answer.ok) setTable(await answer.json());
  }

  return (
    <>
      <h1>A game for two</h1>
      <button type="button" onClick={open}>
        New game
      </button>
      <p role="status">{said}</p>
      <ul>
        {table?.tokens.map((token, i) => (
          <li key={token}>
            <a href={`/table/${table.id}#${token}`}>{["Ann", "Ben"][i]} plays here</a>
          </li>
        ))}
      </ul>
    </>
  );
}
