import { coded, obeyed } from "../../read/printable.ts";
import type { Streams, Terminal } from "../terminal.ts";

/**
 * What commands write with. This is the one place where text leaves the program. Characters that a terminal would obey,
 * or that turn the direction of writing, become codes here, whatever name, word or path they came with. Only our own
 * colours get through, and only where there are colours.
 *
 * A command still hands each text from outside to `printable` or `jsonText`: once a line is put together, a line end in
 * a name looks like one of ours.
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

/** Line ends and tabs, our own colours, and any other character that a terminal would obey. */
const marks = new RegExp(`\\r?\\n|\\t|\\u001b\\[(?:1|22|31|33|36|39)m|${obeyed.source}`, "gu");

function harmless(text: string, colours: boolean): string {
  return text.replace(marks, (mark) => {
    if (/[\n\t]$/.test(mark) || (colours && mark.length > 1)) return mark;
    return mark.replace(obeyed, coded);
  });
}
