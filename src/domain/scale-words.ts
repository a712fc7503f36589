/** The words around every question: its prompt, its answers, and the way past it. */

/** The prompt above every question, and the agreement that it rests on (items/README.md). */
export const howInterested = 'How interested are you in this activity or dynamic?';
export const betweenAdults = 'Everything here happens between adults who have agreed to it.';
export const whoIsAPartner =
  'A partner here is any adult you are, or imagine being, intimate with.';

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
