import { type Language, type LanguageName, language } from "./language.ts";

// Each is a file of its own, and comes when it is chosen.
const loaders: Readonly<Record<LanguageName, () => Promise<Language>>> = {
  german: () => import("language:german"),
  spanish: () => import("language:spanish"),
  french: () => import("language:french"),
  italian: () => import("language:italian"),
  dutch: () => import("language:dutch"),
  polish: () => import("language:polish"),
  portuguese: () => import("language:portuguese"),
  swedish: () => import("language:swedish"),
};

let wanted: LanguageName | "" = "";

/** Lets the library speak a language; an empty name: English. If it cannot be loaded, nothing changes. */
export async function speak(name: LanguageName | ""): Promise<void> {
  wanted = name;
  const loaded = name === "" ? null : await loaders[name]().catch(() => language.get());
  // Another one may have been chosen in the meantime.
  if (wanted === name) language.set(loaded);
}
