/** The labels of the answers 1 to 7. */
export const scaleLabels = [
  'Hard No!',
  'No/avoid',
  'Disinterested',
  'Neutral/unsure',
  'Somewhat interested',
  'Interested',
  'Hell Yes!',
] as const;

/** Passes a question: it counts as dealt with, without an answer. */
export const ratherNotSay = 'Rather not say';
