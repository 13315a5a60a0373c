import { MessageChannel, receiveMessageOnPort } from "node:worker_threads";
import { trustedWordGraph } from "tilewright/dictionary";
import { generatePlays, rawPlays } from "tilewright/movegen";
import { english } from "tilewright/tile-sets";
import { expect, test } from "vitest";
import { drawn, fiveWords } from "./drawn.ts";
import { graphOf, rackedPosition } from "./expected.ts";

// Everything that a worker needs can be posted to it, and its answer can be posted back. `npm run test:pack` does so
// with a real worker and the packed package.

/** A value as it arrives at the other end of a channel. */
function posted<T>(value: T, transfer: readonly ArrayBuffer[] = []): T {
  const { port1, port2 } = new MessageChannel();
  port1.postMessage(value, [...transfer]);
  const received = receiveMessageOnPort(port2) as { message: T };
  port1.close();
  return received.message;
}

test("a graph's bytes, a position and the plays can be posted between threads", () => {
  const situation = drawn("STARE?", fiveWords);
  const words = ["FARMS", "HORNS", "STARE", "RATES", "SAT", "AS", "AT", "TO"].map((word) => [...word]);
  const graph = graphOf(situation, words);
  const position = rackedPosition(situation);
  const plays = generatePlays(position, graph);
  expect(plays.length).toBeGreaterThan(0);

  const { bytes } = graph;
  const there = trustedWordGraph(posted(bytes, [bytes]), { tileSet: english });
  expect(bytes.byteLength).toBe(0);
  const answer = generatePlays(posted(position), there);
  expect(posted(answer)).toEqual(plays);
  expect(generatePlays(position, graph)).toEqual(plays);

  const table = rawPlays(position, graph);
  const { points, tiles } = posted(table, [table.points.buffer, table.tiles.buffer] as ArrayBuffer[]);
  expect([points.length >= plays.length, tiles.length >= plays.length * table.width]).toEqual([true, true]);
});
