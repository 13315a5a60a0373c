// The tables of docs/runtimes.md: written from results, and read back to compare.

/** Below this heading, everything on the page is written by `npm run test:runtimes -- --write`. */
export const heading = "## What CI found";

/** The key of a cell's result. */
export const keyOf = ({ row, column = "result" }) => `${row} | ${column}`;

/** The tables of all sections, from the results by key. */
export function formatTables(sections, results) {
  return sections.map(({ title, cells }) => `### ${title}\n\n${formatTable(cells, results)}\n`).join("\n");
}

function formatTable(cells, results) {
  const rows = [...new Set(cells.map(({ row }) => row))];
  const columns = [...new Set(cells.map(({ column = "result" }) => column))];
  const hows = cells.some(({ how }) => how !== undefined) ? ["how"] : [];
  const line = (texts) => `| ${texts.join(" | ")} |`;
  const lines = rows.map((row) => {
    const how = cells.find((cell) => cell.row === row).how;
    return line([row, ...hows.map(() => how), ...columns.map((column) => results.get(keyOf({ row, column })) ?? "")]);
  });
  const head = ["where", ...hows, ...columns];
  return [line(head), line(head.map(() => "---")), ...lines].join("\n");
}

/** The results that tables hold, by key; and the text that a row has beside them. */
export function readTables(text) {
  const results = new Map();
  let columns = null;
  for (const line of text.split("\n")) {
    if (!line.startsWith("| ")) columns = null;
    else {
      const [row, ...texts] = line.slice(2, -2).split(" | ");
      if (columns === null) columns = texts;
      else if (row !== "---") for (const [i, found] of texts.entries()) results.set(`${row} | ${columns[i]}`, found);
    }
  }
  return results;
}

/** The page with new tables. */
export const withTables = (page, tables) => `${page.slice(0, page.indexOf(heading))}${heading}\n\n${tables}`;
