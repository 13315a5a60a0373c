/**
 * A free English word list, to play and learn with. It is only in your bundle if you import it.
 *
 * @module tilewright/words
 * @packageDocumentation
 */
export { classroomWordGraph, classroomWords, englishWordGraph, englishWords } from "./english-words.ts";
