/** The texts of the map of a comparison. "I" is whoever holds the screen. */

import { plural } from '../../../ui/language/numbers.ts';

export const readAloud = '“I” is whoever holds the screen.';

export const groupTitles = {
  both: 'We both',
  exchange: 'I’d give, you’d like',
  ask: 'Ask about',
} as const;
/** The ids of the headings, for links to them. */
export const groupIds = { both: 'we-both', exchange: 'give-and-like', ask: 'ask-about' } as const;
export const emptyGroups = {
  both: 'No theme that clearly draws us both. That’s common, and no bad sign.',
  exchange: 'Nothing stands out here yet. Your talk may change that.',
  ask: 'Nothing left to ask. Ask anyway.',
} as const;

export const chips = {
  more: { mine: 'More for me', theirs: 'More for you' },
  'one-sided': { mine: 'Only I', theirs: 'Only you' },
  'same-side': 'Same side',
  'which-side': 'Which side?',
  undecided: 'Open',
  neither: 'Neither',
} as const;

export const meeting = 'What one of us wants here, the other is open to.';
export const meetingBothDrawn =
  'We’re both drawn to it, and what one of us wants, the other is open to.';
export const open = {
  mine: 'I’m drawn to it; you’re open to it.',
  theirs: 'You’re drawn to it; I’m open to it.',
} as const;
export const youAreOpen = 'You’re open to it, at least.';
export const more = {
  mine: 'We’re both drawn to it, I more than you.',
  theirs: 'We’re both drawn to it, you more than me.',
} as const;
export const oneSided = {
  mine: 'I’m drawn to it; you’re not, so far.',
  theirs: 'You’re drawn to it; I’m not, so far.',
} as const;
export const oneSidedOpen = {
  mine: 'I’m drawn to it; you could go either way.',
  theirs: 'You’re drawn to it; I could go either way.',
} as const;
export const bothDrawnSideUnknown = 'We’re both drawn to it.';
export const eitherSide = 'I like both sides.';
export const sharedInterest = 'We share an interest here, whatever we think of the rest.';
export const undecided = 'For both of us, neither a wish nor a no.';
export const neither = (themes: string): string =>
  `${themes}. Nothing to settle here, unless one of us changes their mind.`;

export const starters = {
  more: {
    mine: 'How much of it would feel good to you?',
    theirs: 'How much of it would you like?',
  },
  'one-sided': {
    mine: 'Is it a no, or just not your thing? Both are fine.',
    theirs: 'What do you like about it?',
  },
  open: {
    mine: 'What would make you curious?',
    theirs: 'What would you show me first?',
  },
  undecided: 'What would tip it, for each of us?',
} as const;

export const moreThemes = (count: number): string =>
  plural(count, { one: '# more theme', other: '# more themes' });
export const quote = (text: string): string => `“${text}”`;
export const iLabel = 'I';
export const youLabel = 'you';
export const figures = (mine: string, theirs: string): string => `I ${mine}, you ${theirs}, of 100`;
