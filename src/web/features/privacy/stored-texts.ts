/** Gives the text of a column or table in the language of this build (scripts/locales.ts). */
export const storedText = (english: string): string => english;
