// Names, words and paths come from strangers' files, and may hold what a terminal obeys: "\u001b[2J" clears the screen.
// Everything that this program prints goes through here, where such characters become codes.

/** The text with control characters, and those that turn the direction of writing, as codes such as \u001b. */
export function printable(text) {
  return text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}

/** Prints a line of results. */
export function say(text) {
  console.log(printable(text));
}

/** Prints a line on what goes on, on standard error. */
export function tell(text) {
  console.error(printable(text));
}
