import type { PoledTheme, Theme } from '../../../../domain/themes.ts';
import { plural } from '../../../ui/language/numbers.ts';
import type { Side } from './relations.ts';

interface SideWords {
  /** The heading above the bridges, if both want this side. */
  readonly youBoth: string;
  readonly weBoth: string;
  /** What the caller does on this side, and what the other person then does. */
  readonly exchange: readonly [mine: string, theirs: string];
  readonly iWould: string;
  /** A question to begin a talk with, of a caller on this side to one on the other. */
  readonly starter: string;
}

export const sideWords: Readonly<Record<PoledTheme, Readonly<Record<Side, SideWords>>>> = {
  DS: {
    positive: {
      youBoth: 'You both lead',
      weBoth: 'We both like to lead.',
      exchange: ['I lead', 'you follow'],
      iWould: 'I’d rather lead.',
      starter: 'What would you happily leave to me?',
    },
    negative: {
      youBoth: 'You both follow',
      weBoth: 'We both like to follow.',
      exchange: ['I follow', 'you lead'],
      iWould: 'I’d rather follow.',
      starter: 'What would you like to decide for us both?',
    },
  },
  SM: {
    positive: {
      youBoth: 'You both like to give intense sensation',
      weBoth: 'We both like to give intense sensation.',
      exchange: ['I give intensity', 'you feel it'],
      iWould: 'I’d rather give it than feel it.',
      starter: 'Where would you like it, and how will I know to stop?',
    },
    negative: {
      youBoth: 'You both like to feel intense sensation',
      weBoth: 'We both like to feel intense sensation.',
      exchange: ['I feel intensity', 'you give it'],
      iWould: 'I’d rather feel it than give it.',
      starter: 'What do you enjoy about giving it?',
    },
  },
  BOND: {
    positive: {
      youBoth: 'You both like to do the tying',
      weBoth: 'We both like to do the tying.',
      exchange: ['I tie', 'you’re held'],
      iWould: 'I’d rather tie than be tied.',
      starter: 'What should stay free when I tie you?',
    },
    negative: {
      youBoth: 'You both like to be tied',
      weBoth: 'We both like to be tied.',
      exchange: ['I’m held', 'you tie'],
      iWould: 'I’d rather be tied than tie.',
      starter: 'What would you tie first, and for how long?',
    },
  },
  EXVOY: {
    positive: {
      youBoth: 'You both like to be watched',
      weBoth: 'We’d both rather be watched.',
      exchange: ['I show', 'you watch'],
      iWould: 'I’d rather be watched.',
      starter: 'What would you like to see?',
    },
    negative: {
      youBoth: 'You both like to watch',
      weBoth: 'We’d both rather watch.',
      exchange: ['I watch', 'you show'],
      iWould: 'I’d rather watch.',
      starter: 'How would you like me to look?',
    },
  },
  HUMIL: {
    positive: {
      youBoth: 'You’re both on the giving side of humiliation play',
      weBoth: 'We’re both on the giving side of it.',
      exchange: ['I’m on the giving side', 'you’re on the receiving one'],
      iWould: 'I’m on the giving side of it.',
      starter: 'Which words do you want to hear, and which never?',
    },
    negative: {
      youBoth: 'You’re both on the receiving side of humiliation play',
      weBoth: 'We’re both on the receiving side of it.',
      exchange: ['I’m on the receiving side', 'you’re on the giving one'],
      iWould: 'I’m on the receiving side of it.',
      starter: 'What would you say, and how would we end it kindly?',
    },
  },
  PRIMAL: {
    positive: {
      youBoth: 'You both like to be the hunter',
      weBoth: 'We both like to be the hunter.',
      exchange: ['I hunt', 'you’re caught'],
      iWould: 'I’d rather be the hunter.',
      starter: 'Do you want to get away first, or be caught at once?',
    },
    negative: {
      youBoth: 'You both like to be caught',
      weBoth: 'We both like to be caught.',
      exchange: ['I’m caught', 'you hunt'],
      iWould: 'I’d rather be caught.',
      starter: 'What would you do once you’ve caught me?',
    },
  },
  ROLE: {
    positive: {
      youBoth: 'You both like to take care of a partner',
      weBoth: 'We both like to take care.',
      exchange: ['I take care', 'you’re looked after'],
      iWould: 'I’d rather take care.',
      starter: 'When do you most like to be looked after?',
    },
    negative: {
      youBoth: 'You both like to be looked after',
      weBoth: 'We both like to be looked after.',
      exchange: ['I’m looked after', 'you take care'],
      iWould: 'I’d rather be looked after.',
      starter: 'How do you like to look after someone?',
    },
  },
};

/** If both are drawn to a theme; to both of its sides, if it has sides. */
export const bothDrawn: Readonly<Record<Theme, string>> = {
  DS: 'We both like to lead, and to follow.',
  SM: 'We both like to give intense sensation, and to feel it.',
  BOND: 'We both like to tie, and to be tied.',
  EXVOY: 'We both like to watch, and to be watched.',
  FET: 'We’re both drawn to particular fabrics, clothes or details.',
  HUMIL: 'We both like either side of it.',
  PRIMAL: 'We both like to hunt, and to be caught.',
  ROLE: 'We both like to look after, and to be looked after.',
  ENM: 'We could both leave room for more than one partner.',
  SENS: 'We’re both drawn to slow touch, warmth and texture.',
};

/** A question to begin a talk with, for each theme and each way in which two people stand to it. */

/** Where both are drawn to a theme, or meet in it. */
export const togetherStarters: Readonly<Record<Theme, string>> = {
  DS: 'Who leads tonight, and how do we change over?',
  SM: 'How will each of us know when it’s enough?',
  BOND: 'What makes tying, and being tied, feel safe to you?',
  EXVOY: 'Who may see us: only us, or someone else too?',
  FET: 'Which fabric or detail do you notice first?',
  HUMIL: 'Which words are welcome, and which never?',
  PRIMAL: 'How rough is still play?',
  ROLE: 'What does being cared for look like to you?',
  ENM: 'What would have to stay just ours?',
  SENS: 'Which touch stays with you the longest?',
};

/** Where the other person's side is not known. */
export const sideStarters: Readonly<Record<PoledTheme, string>> = {
  DS: 'Would you rather lead, follow, or both?',
  SM: 'Would you rather give it, feel it, or both?',
  BOND: 'Would you rather tie, be tied, or both?',
  EXVOY: 'Would you rather watch, be watched, or both?',
  HUMIL: 'Which side of it draws you, and which words are out?',
  PRIMAL: 'Would you rather hunt, be caught, or both?',
  ROLE: 'Would you rather take care, be looked after, or both?',
};

/** Where both want the same side. */
export const turnsStarters: Readonly<Record<PoledTheme, string>> = {
  DS: 'Whose turn would come first?',
  SM: 'Would one of us try the other side, gently?',
  BOND: 'Who would try the other side once, just to know?',
  EXVOY: 'Shall we take turns?',
  HUMIL: 'What draws each of us to that side?',
  PRIMAL: 'Could the chase go both ways?',
  ROLE: 'Who gets the first evening?',
};

/** The texts of the map of a comparison. "I" is whoever holds the screen. */
export const mapTitle = 'Theme by theme, in words';
export const readAloud = '“I” is whoever holds the screen.';

export const groupTitles = {
  both: 'We both',
  exchange: 'Give and take',
  ask: 'Ask about',
} as const;
export const groupIds = { both: 'we-both', exchange: 'give-and-take', ask: 'ask-about' } as const;
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
export const oneThing = (mine: string, theirs: string): string =>
  `In one thing we share, ${mine} and ${theirs}.`;
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
