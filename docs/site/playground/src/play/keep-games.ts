import { keep, keptJson } from "../kept.ts";
import { loadGame, type PlayedGame, saveGame } from "./saved-game.ts";

/** How many games are kept: the ones that were played last. */
const most = 12;

/** The games that were made again from what is kept, by their text: it takes a moment. */
const made = new Map<string, PlayedGame | null>();

/** The games that this browser keeps, the last one first. */
export function keptGames(): readonly PlayedGame[] {
  return keptTexts().flatMap((text) => {
    if (!made.has(text)) made.set(text, loadGame(text));
    return made.get(text) ?? [];
  });
}

/** Keeps a game as the last one played. What another window has kept meanwhile stays. */
export function keepGame(played: PlayedGame): void {
  const text = saveGame(played);
  made.set(text, played);
  keep("games", JSON.stringify([text, ...textsWithout(played.id)].slice(0, most)));
}

/** Keeps a game that a link has brought, unless another one would be lost for it. Returns whether it is kept. */
export function keepIfRoom(played: PlayedGame): boolean {
  const isRoom = textsWithout(played.id).length < most;
  if (isRoom) keepGame(played);
  return isRoom;
}

/** Forgets a game. */
export function forgetGame(id: string): void {
  keep("games", JSON.stringify(textsWithout(id)));
}

function keptTexts(): readonly string[] {
  const texts = keptJson("games");
  return Array.isArray(texts) ? texts.filter((text) => typeof text === "string") : [];
}

function textsWithout(id: string): readonly string[] {
  return keptTexts().filter((text) => idIn(text) !== id);
}

function idIn(text: string): unknown {
  try {
    return Object(JSON.parse(text)).id;
  } catch {
    return null;
  }
}
