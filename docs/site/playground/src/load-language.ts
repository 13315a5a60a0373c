import { englishMessages } from "tilewright/messages";
import { type Language, type LanguageName, language } from "./language.ts";

// Each is a file of its own, and comes when it is chosen; English is there, because the others fall back on it.
const loaders: Readonly<Record<LanguageName, () => Promise<{ readonly messages: Language }>>> = {
  english: async () => ({ messages: englishMessages }),
  german: () => import("language:german"),
  spanish: () => import("language:spanish"),
  french: () => import("language:french"),
  italian: () => import("language:italian"),
  dutch: () => import("language:dutch"),
  polish: () => import("language:polish"),
  portuguese: () => import("language:portuguese"),
  swedish: () => import("language:swedish"),
};

let wanted: LanguageName = "english";

/** Lets the library speak a language. If it cannot be loaded, nothing changes. */
export async function speak(name: LanguageName): Promise<void> {
  wanted = name;
  const loaded = await loaders[name]().catch(() => null);
  // Another one may have been chosen in the meantime.
  if (wanted === name && loaded !== null) language.set(loaded.messages);
}
