/** Gives what a bar of the study says in the language of this build (scripts/locales.ts). */
export const barText = (english: string): string => english;
