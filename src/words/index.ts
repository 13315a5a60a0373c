/**
 * A free English word list, to play and learn with. It is only in your bundle if you import it.
 *
 * @module tilewright/words
 * @packageDocumentation
 */
export { classroomWordGraph, classroomWords, openWordGraph, openWords } from "./open-words.ts";
