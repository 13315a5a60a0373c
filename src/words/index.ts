/**
 * A free English word list to play and learn with.
 *
 * @packageDocumentation
 */
export { openWordGraph, openWords } from "./open-words.ts";
