import { loaders } from "languages:";
import { englishMessages } from "tilewright/messages";
import { type LanguageName, language } from "./language.ts";

let wanted: LanguageName = "english";

/** Lets the library speak a language. If it cannot be loaded, nothing changes. */
export async function speak(name: LanguageName): Promise<void> {
  wanted = name;
  // English is there, because the others fall back on it. Each of them is a file of its own, and comes when it is chosen.
  const loaded = name === "english" ? englishMessages : await loaders[name]().catch(() => null);
  // Another one may have been chosen in the meantime.
  if (wanted === name && loaded !== null) language.set(loaded);
}
