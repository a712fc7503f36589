/** The guide for a conversation. */

import { plural } from '../../../ui/language/numbers.ts';

export const title = 'A conversation to begin with';
export const intro =
  'An interest is not an agreement. Each of these is a question, and no is a good answer to it.';
export const print = 'Print this guide';

export const topics = 'What to talk about first';
export const moreTopics = (count: number): string => plural(count, { other: '# more' });
export const questions = {
  meeting: 'You meet here. What would you like first, and how should it feel?',
  same: 'What draws each of you to it? What should the first time be like, and what not?',
  'both-sides':
    'You both like both sides. Who would begin on which side, and how would you change over?',
  'two-sides': 'You’re on opposite sides of it. What does each of you need to feel at ease?',
} as const;

export const limits = 'Agree on limits';
export const limitsHow =
  'Separately, each mark yes, maybe or not now; then compare. The more careful answer holds, and both of you may change yours at any time. Beside every yes, write what it needs, and what must not happen.';
export const onPaper = (count: number): string =>
  plural(count, {
    one: 'The printed guide has a row with three boxes for what you share.',
    other: 'The printed guide has a row with three boxes for each of the # things you share.',
  });
export const answers = ['Yes', 'Maybe', 'Not now'] as const;

export const stopSignal = 'Agree on a stop signal';
export const signals = [
  'One word that stops everything at once, and one that means slower. Many use “red” and “yellow”, because nobody says them by chance.',
  'One sign for when you can’t speak: three taps, or dropping something you’re holding.',
  'Whoever says stop owes no reason at that moment. The other stops at once, and asks what’s needed.',
  'Before: agree where it ends, and how you’ll look after each other then. A day later: what was good, and what wasn’t.',
] as const;
export const ourWord = 'Our word:';
export const slower = 'Slower:';
export const ourSign = 'Our sign:';

export const picture = 'Make a picture of the two of you';
