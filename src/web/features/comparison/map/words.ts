import type { Side } from '../../../../core/comparison/relations.ts';
import type { PoledTheme, Theme } from '../../../../domain/themes.ts';
import { plural } from '../../../ui/language/numbers.ts';

interface ThemeWords {
  /** If both are drawn to the theme; to both of its sides, if it has sides. */
  readonly both: string;
  /** Begins a talk where both are drawn to it, or meet in it. */
  readonly starter: string;
}

interface SideWords {
  /** The caller's part on this side, and the other person's part. */
  readonly exchange: readonly [mine: string, theirs: string];
  readonly youWould: string;
  /** A question from the caller, who likes this side, to the other person. */
  readonly starter: string;
}

interface PoledWords extends ThemeWords, Readonly<Record<Side, SideWords>> {
  /** Begins a talk if the other person's side is unknown. */
  readonly which: string;
  /** Begins a talk where both want the same side. */
  readonly turns: string;
}

export const themeWords: Readonly<Record<PoledTheme, PoledWords>> &
  Readonly<Record<Exclude<Theme, PoledTheme>, ThemeWords>> = {
  DS: {
    both: 'You both like to lead, and to follow.',
    starter: 'Who leads, in what, and when is it over?',
    which: 'Would you rather lead, follow, or both?',
    turns: 'Whose turn would come first?',
    positive: {
      exchange: ['You lead', 'they follow'],
      youWould: 'You’d rather lead.',
      starter: 'What would you happily leave to me?',
    },
    negative: {
      exchange: ['You follow', 'they lead'],
      youWould: 'You’d rather follow.',
      starter: 'What would you like to decide for us both?',
    },
  },
  SM: {
    both: 'You both like to give intense sensation, and to feel it.',
    starter: 'How will each of us know when it’s enough?',
    which: 'Would you rather give it, feel it, or both?',
    turns: 'Would one of us try the other side, gently?',
    positive: {
      exchange: ['You give intensity', 'they feel it'],
      youWould: 'You’d rather give it than feel it.',
      starter: 'Where would you like it, and how will I know to stop?',
    },
    negative: {
      exchange: ['You feel intensity', 'they give it'],
      youWould: 'You’d rather feel it than give it.',
      starter: 'What do you enjoy about giving it?',
    },
  },
  BOND: {
    both: 'You both like to tie, and to be tied.',
    starter: 'What makes tying, and being tied, feel safe to you?',
    which: 'Would you rather tie, be tied, or both?',
    turns: 'Who would try the other side once, just to know?',
    positive: {
      exchange: ['You tie', 'they’re tied'],
      youWould: 'You’d rather tie than be tied.',
      starter: 'What should stay free when I tie you?',
    },
    negative: {
      exchange: ['You’re tied', 'they tie'],
      youWould: 'You’d rather be tied than tie.',
      starter: 'What would you tie first, and for how long?',
    },
  },
  EXVOY: {
    both: 'You both like to watch, and to be watched.',
    starter: 'Who may see: only us, or someone else too?',
    which: 'Would you rather watch, be watched, or both?',
    turns: 'Shall we take turns?',
    positive: {
      exchange: ['You show', 'they watch'],
      youWould: 'You’d rather be watched.',
      starter: 'What would you like to see?',
    },
    negative: {
      exchange: ['You watch', 'they show'],
      youWould: 'You’d rather watch.',
      starter: 'How would you like me to look?',
    },
  },
  FET: {
    both: 'You’re both drawn to certain fabrics or details.',
    starter: 'Which fabric or detail do you notice first?',
  },
  HUMIL: {
    both: 'You both like to tease, and to blush.',
    starter: 'Which words are welcome, and which never?',
    which: 'Would you rather tease or blush, and which words are out?',
    turns: 'What draws each of us to that side?',
    positive: {
      exchange: ['You tease', 'they blush'],
      youWould: 'You’d rather tease than blush.',
      starter: 'Which words do you want to hear, and which never?',
    },
    negative: {
      exchange: ['You blush', 'they tease'],
      youWould: 'You’d rather blush than tease.',
      starter: 'What would you say, and how would we end it kindly?',
    },
  },
  PRIMAL: {
    both: 'You both like to hunt, and to be caught.',
    starter: 'How rough is still play?',
    which: 'Would you rather hunt, be caught, or both?',
    turns: 'Could the chase go both ways?',
    positive: {
      exchange: ['You hunt', 'they’re caught'],
      youWould: 'You’d rather be the hunter.',
      starter: 'Do you want to get away first, or be caught at once?',
    },
    negative: {
      exchange: ['You’re caught', 'they hunt'],
      youWould: 'You’d rather be caught.',
      starter: 'What would you do once you’ve caught me?',
    },
  },
  ROLE: {
    both: 'You both like to look after, and to be looked after.',
    starter: 'What does being cared for look like to you?',
    which: 'Would you rather take care, be looked after, or both?',
    turns: 'Who gets the first evening?',
    positive: {
      exchange: ['You take care', 'they’re looked after'],
      youWould: 'You’d rather take care.',
      starter: 'When do you most like to be looked after?',
    },
    negative: {
      exchange: ['You’re looked after', 'they look after you'],
      youWould: 'You’d rather be looked after.',
      starter: 'How do you like to look after someone?',
    },
  },
  ENM: {
    both: 'You could both make room for others.',
    starter: 'What would have to stay just ours?',
  },
  SENS: {
    both: 'You’re both drawn to slow touch, warmth and texture.',
    starter: 'Which touch stays with you the longest?',
  },
};

/** The texts of the comparison map. */

export const groupTitles = {
  both: 'You both',
  exchange: 'Give and take',
  ask: 'Ask about',
} as const;
export const groupIds = { both: 'we-both', exchange: 'give-and-take', ask: 'ask-about' } as const;
export const noMeeting = 'No theme where you clearly meet. That’s common, and no bad sign.';

export const chips = {
  'same-side': 'Same side',
  'which-side': 'Which side?',
} as const;

export const meeting = 'What one of you wants here, the other is open to.';
export const meetingBothDrawn = 'You’re both drawn to it; your sides can meet.';
export const open = {
  mine: 'You’re drawn to it; they’re open to it.',
  theirs: 'They’re drawn to it; you’re open to it.',
} as const;
export const theyAreOpen = 'They’re open to it, at least.';
export const oneSided = {
  mine: 'You’re drawn to it; they’re not.',
  theirs: 'They’re drawn to it; you’re not.',
} as const;
export const bothDrawnSideUnknown = 'You’re both drawn to it.';
export const eitherSide = 'You like both sides.';
export const soWouldThey = 'So would they.';
export const sameSide = 'You both like the same side of it.';
export const sharedInterest = 'You both like part of this.';
export const inPart = 'in part';
/** Of the themes without a card. */
export const quiet = {
  undecided: (themes: string): string => `Still open: ${themes}.`,
  neither: (themes: string): string => `Draws neither of you: ${themes}.`,
} as const;
export const quietThemes = (count: number): string =>
  plural(count, { other: '# more, with nothing to settle' });
export const allQuiet = 'All themes, with nothing to settle';
export const startHere = 'Start with this one';

export const starters = {
  'one-sided': {
    mine: 'Is it a no, or just not your thing? Both are fine.',
    theirs: 'What do you like about it?',
  },
  open: {
    mine: 'What would make you curious?',
    theirs: 'What would a first small step look like?',
  },
} as const;
/** Questions to both people in the guide, where a card's question is from one to the other. */
export const forBoth = {
  exchange: 'One of you likes to give this, the other to get it. What would make it good for each?',
  open: 'One of you likes this, the other is open to it. What would be a good first step?',
  'one-sided': 'It draws one of you more than the other. What would each like the other to know?',
} as const;

export const moreThemes = (count: number): string =>
  plural(count, { one: '# more theme', other: '# more themes' });
