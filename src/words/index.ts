/**
 * A free English word list for playing and learning. It is included in your bundle only if you import it.
 *
 * @module tilewright/words
 * @packageDocumentation
 */
export { classroomWordGraph, classroomWords, englishWordGraph, englishWords } from "./english-words.ts";
