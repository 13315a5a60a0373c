import { loaders } from "languages:";
import { englishMessages } from "tilewright/messages/english";
import { type LanguageName, language } from "./language.ts";

let wanted: LanguageName = "english";

/** Lets the library speak a language. If it cannot be loaded, nothing changes. */
export async function speak(name: LanguageName): Promise<void> {
  wanted = name;
  // English is there from the start. Each of the others is a file of its own, and comes when it is chosen.
  const loaded = name === "english" ? englishMessages : await loaders[name]().catch(() => null);
  // Another one may have been chosen in the meantime.
  if (wanted === name && loaded !== null) language.set(loaded);
}
