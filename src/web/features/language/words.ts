export const language = 'Language';
/** Shown in translations alone, until a native speaker has read all of one. */
export const unread =
  'Translated by machine; no native speaker has read it yet. The English text is the reference.';
export const partlyRead = (percent: string): string =>
  `Translated by machine; a native speaker has read ${percent} of it. The English text is the reference.`;
/** For a page without translations: shown only where the visitor reads another language. */
export const inEnglish = 'This page is in English only.';
export const suggestWording = 'Suggest a better wording';

export const stateTitle = 'Languages';
export const stateText =
  'The questions were written in English and translated by machine. A translation is another instrument until shown otherwise: the same answer may weigh a little more, or less, in another language. The parameters are provisional in each of them. A comparison of two people who answered in different languages leaves the translation’s part in the difference.';
export const stateOf = 'How far each translation has been read';
export const readOnceColumn = 'Read by one native speaker';
export const readTwiceColumn = 'Read by two';
export const original = 'the original';
