// Written by npm run docs:generate.
/** The languages in which the library speaks, as addresses and imports name them, each in its own words. */
export const languageNames = {
  english: "English",
  german: "Deutsch",
  spanish: "Español",
  french: "Français",
  italian: "Italiano",
  dutch: "Nederlands",
  polish: "Polski",
  portuguese: "Português",
  swedish: "Svenska",
} as const;
