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
  readonly iWould: string;
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
    both: 'We both like to lead, and to follow.',
    starter: 'Who leads, in what, and when is it over?',
    which: 'Would you rather lead, follow, or both?',
    turns: 'Whose turn would come first?',
    positive: {
      exchange: ['I lead', 'you follow'],
      iWould: 'I’d rather lead.',
      starter: 'What would you happily leave to me?',
    },
    negative: {
      exchange: ['I follow', 'you lead'],
      iWould: 'I’d rather follow.',
      starter: 'What would you like to decide for us both?',
    },
  },
  SM: {
    both: 'We both like to give intense sensation, and to feel it.',
    starter: 'How will each of us know when it’s enough?',
    which: 'Would you rather give it, feel it, or both?',
    turns: 'Would one of us try the other side, gently?',
    positive: {
      exchange: ['I give intensity', 'you feel it'],
      iWould: 'I’d rather give it than feel it.',
      starter: 'Where would you like it, and how will I know to stop?',
    },
    negative: {
      exchange: ['I feel intensity', 'you give it'],
      iWould: 'I’d rather feel it than give it.',
      starter: 'What do you enjoy about giving it?',
    },
  },
  BOND: {
    both: 'We both like to tie, and to be tied.',
    starter: 'What makes tying, and being tied, feel safe to you?',
    which: 'Would you rather tie, be tied, or both?',
    turns: 'Who would try the other side once, just to know?',
    positive: {
      exchange: ['I tie', 'you’re tied'],
      iWould: 'I’d rather tie than be tied.',
      starter: 'What should stay free when I tie you?',
    },
    negative: {
      exchange: ['I’m tied', 'you tie'],
      iWould: 'I’d rather be tied than tie.',
      starter: 'What would you tie first, and for how long?',
    },
  },
  EXVOY: {
    both: 'We both like to watch, and to be watched.',
    starter: 'Who may see: only us, or someone else too?',
    which: 'Would you rather watch, be watched, or both?',
    turns: 'Shall we take turns?',
    positive: {
      exchange: ['I show', 'you watch'],
      iWould: 'I’d rather be watched.',
      starter: 'What would you like to see?',
    },
    negative: {
      exchange: ['I watch', 'you show'],
      iWould: 'I’d rather watch.',
      starter: 'How would you like me to look?',
    },
  },
  FET: {
    both: 'We’re both drawn to particular fabrics, clothes or details.',
    starter: 'Which fabric or detail do you notice first?',
  },
  HUMIL: {
    both: 'We both like to tease, and to blush.',
    starter: 'Which words are welcome, and which never?',
    which: 'Would you rather tease or blush, and which words are out?',
    turns: 'What draws each of us to that side?',
    positive: {
      exchange: ['I tease', 'you blush'],
      iWould: 'I’d rather tease than blush.',
      starter: 'Which words do you want to hear, and which never?',
    },
    negative: {
      exchange: ['I blush', 'you tease'],
      iWould: 'I’d rather blush than tease.',
      starter: 'What would you say, and how would we end it kindly?',
    },
  },
  PRIMAL: {
    both: 'We both like to hunt, and to be caught.',
    starter: 'How rough is still play?',
    which: 'Would you rather hunt, be caught, or both?',
    turns: 'Could the chase go both ways?',
    positive: {
      exchange: ['I hunt', 'you’re caught'],
      iWould: 'I’d rather be the hunter.',
      starter: 'Do you want to get away first, or be caught at once?',
    },
    negative: {
      exchange: ['I’m caught', 'you hunt'],
      iWould: 'I’d rather be caught.',
      starter: 'What would you do once you’ve caught me?',
    },
  },
  ROLE: {
    both: 'We both like to look after, and to be looked after.',
    starter: 'What does being cared for look like to you?',
    which: 'Would you rather take care, be looked after, or both?',
    turns: 'Who gets the first evening?',
    positive: {
      exchange: ['I take care', 'you’re looked after'],
      iWould: 'I’d rather take care.',
      starter: 'When do you most like to be looked after?',
    },
    negative: {
      exchange: ['I’m looked after', 'you take care'],
      iWould: 'I’d rather be looked after.',
      starter: 'How do you like to look after someone?',
    },
  },
  ENM: {
    both: 'We could both leave room for more than one partner.',
    starter: 'What would have to stay just ours?',
  },
  SENS: {
    both: 'We’re both drawn to slow touch, warmth and texture.',
    starter: 'Which touch stays with you the longest?',
  },
};

/** The texts of the comparison map. "I" is the person reading the screen. */
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
/** Under the verdict, each of these links to its group. */
export const groupCounts = {
  both: (count: number): string => plural(count, { other: '# for you both' }),
  exchange: (count: number): string => plural(count, { other: '# give and take' }),
  ask: (count: number): string => plural(count, { other: '# to ask about' }),
} as const;

export const chips = {
  'one-sided': { mine: 'My wish', theirs: 'Your wish' },
  'same-side': 'Same side',
  'which-side': 'Which side?',
  undecided: 'Open',
  neither: 'Neither',
} as const;

export const meeting = 'What one of us wants here, the other is open to.';
export const meetingBothDrawn = 'We’re both drawn to it, and our sides can meet.';
export const open = {
  mine: 'I’m drawn to it; you’re open to it.',
  theirs: 'You’re drawn to it; I’m open to it.',
} as const;
export const youAreOpen = 'You’re open to it, at least.';
export const oneSided = {
  mine: 'I’m drawn to it; you’re not.',
  theirs: 'You’re drawn to it; I’m not.',
} as const;
export const bothDrawnSideUnknown = 'We’re both drawn to it.';
export const eitherSide = 'I like both sides.';
export const soWouldYou = 'So would you.';
export const sameSide = 'We both like the same side of it.';
export const sharedInterest = 'We share an interest here, whatever we think of the rest.';
export const inWhatWeShare = 'in something we both chose';
/** Of the themes without a card. */
export const quiet = {
  undecided: (themes: string): string =>
    `Our answers leave it open: ${themes}. What would tip it for each of us?`,
  neither: (themes: string): string =>
    `Nothing to settle here, unless one of us changes their mind: ${themes}.`,
} as const;

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
export const quote = (text: string): string => `“${text}”`;
export const iLabel = 'I';
export const youLabel = 'you';
export const figures = (mine: string, theirs: string): string => `I ${mine}, you ${theirs}, of 100`;
