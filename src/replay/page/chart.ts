import { html } from "./html.ts";
import type { Step } from "./steps.ts";

/** The picture, in its own units. */
const size = { width: 360, height: 200, left: 38, right: 8, top: 8, bottom: 22 };

/** The scores of all players from step to step, as lines, with a legend below. `label`: what it shows, in words. */
export function scoreChart(steps: readonly Step[], names: readonly string[], label: string): string {
  const scores = steps.map((step) => step.scores);
  const marks = roundNumbers(Math.min(0, ...scores.flat()), Math.max(1, ...scores.flat()));
  const [lowest, highest] = [marks[0]!, marks.at(-1)!];
  const last = steps.length - 1;
  const x = (step: number): number =>
    rounded(size.left + ((size.width - size.left - size.right) * step) / Math.max(1, last));
  const y = (score: number): number =>
    rounded(size.top + ((size.height - size.top - size.bottom) * (highest - score)) / (highest - lowest));
  const grid = marks.map(
    (mark) =>
      `<path class="rule" d="M${size.left} ${y(mark)}H${size.width - size.right}"/>` +
      `<text x="${size.left - 5}" y="${y(mark) + 4}" text-anchor="end">${mark}</text>`,
  );
  const numbers = [0, last].map(
    (step) =>
      `<text x="${x(step)}" y="${size.height - 6}" text-anchor="${step === 0 ? "start" : "end"}">${step}</text>`,
  );
  const lines = names.map((_, seat) => {
    const points = scores.map((row, step) => `${x(step)},${y(row[seat]!)}`);
    return `<polyline class="line ${lineOf(seat)}" points="${points.join(" ")}"/>`;
  });
  const finals = names.map((name, seat) => `${html(name)}: ${scores.at(-1)![seat]}`);
  const legend = finals.map((text, seat) => {
    const sample = `<path class="line ${lineOf(seat)}" d="M1 4H31"/>`;
    return `<li><svg viewBox="0 0 32 8" aria-hidden="true">${sample}</svg>${text}</li>`;
  });
  const [left, right] = [x(0), x(last)];
  const cursor = `d="M${right} ${size.top}V${size.height - size.bottom}"`;
  return `<figure class="chart">
<svg viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="${label}">
${[...grid, ...numbers, ...lines].join("\n")}
<path class="cursor" data-left="${left}" data-right="${right}" ${cursor}/>
</svg>
<ul class="legend">
${legend.join("\n")}
</ul>
</figure>`;
}

/** Four colours, each with a pattern of dashes of its own. */
function lineOf(seat: number): string {
  return `line${seat % 4}`;
}

/** Between three and seven numbers from `low` or below to `high` or above, all multiples of 1, 2 or 5 times ten. */
function roundNumbers(low: number, high: number): readonly number[] {
  const rough = (high - low) / 5;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * ten).find((candidate) => candidate >= rough)!);
  const first = Math.floor(low / step);
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, i) => (first + i) * step);
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
