import { printable } from "../../render/index.ts";
import type { Streams, Terminal } from "../terminal.ts";

/**
 * What commands write with. This is the one place where text leaves the program. Characters that a terminal would obey,
 * or that turn the direction of writing, become codes here, whatever name, word or path they came with. Only our own
 * colours get through, and only where there are colours.
 *
 * A command still passes each text from outside to `printable` or `jsonText`: once a line is put together, a line end
 * in a name looks like one of ours.
 */
export function safeTerminal(streams: Streams): Terminal {
  const { screen, colours } = streams;
  return {
    ...streams,
    print: (text) => streams.print(harmless(text, colours)),
    printError: (text) => streams.printError(harmless(text, false)),
    printRecord: (text) => streams.print(screen ? harmless(text, false) : text),
    showProgress: (line) => streams.printError(`\r\u001b[K${harmless(line, false)}`),
  };
}

/** What a colour begins with. */
const begin = "\u001b";

/** Line ends and tabs, and our own colours. */
const ours = new RegExp(`(\\r?\\n|\\t|${begin}\\[(?:1|22|31|33|36|39)m)`);

function harmless(text: string, colours: boolean): string {
  const coded = (part: string): string => part.split("\r").map(printable).join("\\x0d");
  const parts = text.split(ours);
  return parts.map((part, i) => (i % 2 && (colours || /[\n\t]$/.test(part)) ? part : coded(part))).join("");
}
