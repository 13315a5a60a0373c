/** Texts in colours, for terminals that show them. */
export const bold = (text: string): string => `\u001b[1m${text}\u001b[22m`;
export const red = (text: string): string => `\u001b[31m${text}\u001b[39m`;
export const yellow = (text: string): string => `\u001b[33m${text}\u001b[39m`;
const cyan = (text: string): string => `\u001b[36m${text}\u001b[39m`;

/** The boards in a text with their premium squares and the tiles just laid in colours. */
export function colourBoards(text: string): string {
  return text.replace(/^ ?\d+ (?:[ [][^\n[\]]{1,4}[ \]]?){5,}$/gm, (row) =>
    row
      .replace(/\[[^\]]+\]/g, bold)
      .replace(/ ['"](?= |$)/g, cyan)
      .replace(/ [-=](?= |$)/g, red),
  );
}
