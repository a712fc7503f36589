export const language = 'Language';
/** Shown in a translation until two people have read all of it. */
export const draft =
  'This translation has not yet been read by a second person; the English text is the reference.';
export const suggestWording = 'Suggest a better wording';

export const stateTitle = 'Languages';
export const stateText =
  'The questions were written in English. A translation is another instrument until shown otherwise: the same answer may weigh a little more, or less, in another language. The parameters are provisional in each of them. A comparison of two people who answered in different languages leaves the translation’s part in the difference.';
export const stateOf = 'How far each translation has been read';
export const draftedColumn = 'Drafted by machine';
export const readOnceColumn = 'Read by one native speaker';
export const readTwiceColumn = 'Read by two';
export const original = 'the original';
