import { capitalise } from '../../../../domain/english.ts';
import type { Boundary, Mood, Side } from '../../../../domain/portrait.ts';
import { type PolarityTheme, type Theme, themeFacts } from '../../../../domain/themes.ts';
import { formatList, plural } from '../../../ui/language/numbers.ts';

/** A text per side; 'plain' for a theme without sides, and where no side can be told. */
type BySide = Readonly<Partial<Record<Side, string>> & { plain: string }>;

/** The phrases of the line, in the third person. The first of a line is capitalised. */
export const traits: Readonly<Record<Theme, BySide>> = {
  DS: {
    positive: 'leads',
    negative: 'follows',
    both: 'leads and follows',
    plain: 'drawn to power',
  },
  SM: {
    positive: 'gives intensity',
    negative: 'feels intensely',
    both: 'intense both ways',
    plain: 'drawn to intensity',
  },
  BOND: { plain: 'drawn to bondage' },
  EXVOY: {
    positive: 'likes to be seen',
    negative: 'likes to watch',
    both: 'sees and is seen',
    plain: 'likes showing or watching',
  },
  FET: { plain: 'drawn to materials' },
  HUMIL: {
    positive: 'makes others blush',
    negative: 'likes to blush',
    both: 'likes a blush',
    plain: 'drawn to a blush',
  },
  PRIMAL: {
    positive: 'gives chase',
    negative: 'likes to be chased',
    both: 'likes the chase',
    plain: 'primal',
  },
  ROLE: {
    positive: 'takes care',
    negative: 'likes to be cared for',
    both: 'cares and is cared for',
    plain: 'drawn to care',
  },
  ENM: { plain: 'open to more than one' },
  SENS: { plain: 'sensory' },
};

export const moods: Readonly<Record<Mood, string>> = {
  all: 'drawn to all of it',
  'own-taste': 'knows their own taste',
  'mostly-own-taste': 'hard to tempt',
  only: 'and little else',
  open: 'every door half open',
  'mostly-open': 'most doors half open',
};

export const kinds = {
  side: 'Your side',
  standing: 'Stands out',
  several: 'Draws you',
  nearest: 'Nearest',
  surprise: 'A surprise',
  imagined: 'Imagined',
  done: 'Hands-on',
  boundary: 'A boundary',
} as const;

interface Sided {
  readonly positive: string;
  readonly negative: string;
  readonly both: string;
}

export const likes: Readonly<Record<PolarityTheme, Sided>> = {
  DS: {
    positive: 'You like to hold the reins.',
    negative: 'You like to hand over the reins.',
    both: 'You like the reins, and you like to hand them over.',
  },
  SM: {
    positive: 'You like to give a touch that is felt.',
    negative: 'You like to feel things strongly.',
    both: 'You like intensity, given and received.',
  },
  EXVOY: {
    positive: 'You like to be looked at.',
    negative: 'You like to look.',
    both: 'You like to look, and to be looked at.',
  },
  HUMIL: {
    positive: 'You like to make a willing partner blush.',
    negative: 'You like to be made to blush.',
    both: 'You like a blush, your own or a partner’s.',
  },
  PRIMAL: {
    positive: 'You like to give chase.',
    negative: 'You like to be chased.',
    both: 'You like the chase, whichever of you runs.',
  },
  ROLE: {
    positive: 'You like to look after the one you’re with.',
    negative: 'You like to be looked after.',
    both: 'You like to care, and to be cared for.',
  },
};

export const refuses: Readonly<Record<PolarityTheme, Omit<Sided, 'both'>>> = {
  DS: { positive: 'Following is hardly yours.', negative: 'Leading is hardly yours.' },
  SM: { positive: 'Receiving it is hardly yours.', negative: 'Giving it is hardly yours.' },
  EXVOY: { positive: 'Watching is hardly yours.', negative: 'Being watched is hardly yours.' },
  HUMIL: {
    positive: 'Blushing yourself is hardly yours.',
    negative: 'Making others blush is hardly yours.',
  },
  PRIMAL: { positive: 'Being caught is hardly yours.', negative: 'Catching is hardly yours.' },
  ROLE: {
    positive: 'Being looked after is hardly yours.',
    negative: 'Looking after is hardly yours.',
  },
};

export const rather = {
  positive: 'Power is not your first interest, but you’d rather lead than follow.',
  negative: 'Power is not your first interest, but you’d rather follow than lead.',
} as const;
export const sideOpen = 'You like power to change hands. Which way is still open.';

/** What stands out, before a full stop or its company. */
const outstanding: Readonly<Record<Theme, BySide>> = {
  DS: {
    positive: 'Leading is your clearest wish',
    negative: 'Following is your clearest wish',
    both: 'Leading and following are both yours, and together they stand out',
    plain: 'Power between partners stands out for you',
  },
  SM: {
    positive: 'Giving intense sensation is your clearest wish',
    negative: 'Receiving intense sensation is your clearest wish',
    both: 'Both sides of intense sensation are yours, and together they stand out',
    plain: 'Intense sensation stands out for you',
  },
  BOND: { plain: 'Bondage stands out for you' },
  EXVOY: {
    positive: 'Being seen is your clearest wish',
    negative: 'Watching is your clearest wish',
    both: 'Showing and watching are both yours, and together they stand out',
    plain: 'Showing or watching stands out for you',
  },
  FET: { plain: 'Particular materials or clothing stand out for you' },
  HUMIL: {
    positive: 'Agreed humiliation play stands out for you, from the giving side',
    negative: 'Agreed humiliation play stands out for you, from the receiving side',
    both: 'Agreed humiliation play stands out for you, from either side',
    plain: 'Agreed humiliation play stands out for you',
  },
  PRIMAL: {
    positive: 'The hunter’s side of primal play is your clearest wish',
    negative: 'The prey’s side of primal play is your clearest wish',
    both: 'Both sides of primal play are yours, and together they stand out',
    plain: 'Primal play stands out for you',
  },
  ROLE: {
    positive: 'Taking care of a partner is your clearest wish',
    negative: 'Being in a partner’s care is your clearest wish',
    both: 'Both sides of care are yours, and together they stand out',
    plain: 'Giving or receiving care stands out for you',
  },
  ENM: { plain: 'Openness beyond one partner stands out for you' },
  SENS: { plain: 'Touch is your language, and slow, sensory play most of all' },
};

const topic = (theme: Theme): string => themeFacts[theme].phrase;
/** A topic with a comma comes last, where it cannot be read as two. */
const topicList = (themes: readonly Theme[]): string =>
  formatList(
    themes
      .map(topic)
      .toSorted((one, other) => Number(one.includes(',')) - Number(other.includes(','))),
  );

export const leadOf = (theme: Theme, side: Side, company: readonly Theme[]): string => {
  const statement = outstanding[theme][side] ?? outstanding[theme].plain;
  return company.length === 0
    ? `${statement}.`
    : `${statement}, with ${topicList(company)} close behind.`;
};
export const pairOf = (pair: readonly Theme[]): string =>
  `${capitalise(topicList(pair))} stand out for you. Which of the two comes first is open.`;
export const severalOf = (several: readonly Theme[]): string =>
  several.length === 1
    ? `You’re drawn to ${topicList(several)}, though nothing is clearly first.`
    : `You’re drawn to ${topicList(several)}. Nothing is clearly first.`;
export const allAlike = 'All ten themes draw you, and none stands out from the rest.';
export const nearestOf = (theme: Theme): string =>
  `What comes nearest, if anything, is ${topic(theme)}.`;

/** The side in power between partners, at the start of a surprise. */
export const role: Sided = {
  positive: 'You’d rather lead',
  negative: 'You’d rather follow',
  both: 'You lead and follow',
};
/** The other side somewhere else, after 'and yet'. */
export const crossing: Readonly<Record<Exclude<PolarityTheme, 'DS' | 'EXVOY'>, Sided>> = {
  SM: {
    positive: 'you’d rather give intense sensation than receive it',
    negative: 'you’d rather receive intense sensation than give it',
    both: 'you like intense sensation both ways',
  },
  HUMIL: {
    positive: 'you’d rather make others blush than blush yourself',
    negative: 'you’d rather blush than make others blush',
    both: 'you like a blush, your own or a partner’s',
  },
  PRIMAL: {
    positive: 'in a chase you’d rather catch',
    negative: 'in a chase you’d rather be caught',
    both: 'in a chase you like both sides',
  },
  ROLE: {
    positive: 'you’d rather give care than receive it',
    negative: 'you’d rather be cared for than care',
    both: 'you like care both ways',
  },
};
export const andYet = (first: string, second: string): string => `${first}, and yet ${second}.`;
export const highestElsewhere = (highest: Theme, standsOut: Theme): string =>
  `Your highest score is for ${topic(highest)}, yet what stands out for you is ${topic(standsOut)}.`;

export const imaginedMore = (theme: Theme): string =>
  `${capitalise(topic(theme))}: more to imagine than to do.`;
export const doneSooner = (theme: Theme): string =>
  `${capitalise(topic(theme))}: more to do than to imagine.`;

export const notForYou: Readonly<Record<Theme, string>> = {
  DS: 'Power between partners is not for you.',
  SM: 'Intense sensation is not for you.',
  BOND: 'Bondage is not for you.',
  EXVOY: 'Showing and watching are not for you.',
  FET: 'Particular materials or clothing do little for you.',
  HUMIL: 'Humiliation is not for you, even as a game.',
  PRIMAL: 'Chasing and catching are not for you.',
  ROLE: 'Care as a role is not for you.',
  ENM: 'More than one partner is not for you.',
  SENS: 'Slow, sensory play does little for you.',
};
export const leftToOthers: Readonly<Record<Exclude<Boundary, 'theme'>, string>> = {
  most: 'Most of the rest you’d happily leave to others.',
  rest: 'Everything else you’d leave to others.',
  all: 'None of the ten themes is for you, and that is as clear an answer as any.',
};
export const mostLeftToOthers = 'Most of what is asked here you’d happily leave to others.';

export const howSure = 'How sure is this?';
export const seeAll = 'See it all';
export const chart =
  'Radar of ten themes, fantasy and activity from 0 to 100; the figures stand in a table below';

export const basedOn = (answers: number): string =>
  `From ${plural(answers, { one: '# answer', other: '# answers' })}: a portrait, not a diagnosis.`;
/** How the answers were given, where that shades the whole page (measurement §7). */
export const caveats = {
  longestRun: 'Many answers in a row are the same. Rushed? Retake it any time.',
  personFit: 'Your answers make an unusual pattern, so hold all this a little loosely.',
  lowContrast: 'Your answers lie close together, so there is little contrast to read.',
} as const;

export const sureness = [
  '“Clearly” is what the whole 95 % margin supports. “Probably” is more likely than not. What could go either way is “too close to call”.',
  'Wherever a number has a ±, that is its 95 % margin. One line is different: behind a tendency, the ± is one standard error, about half of it.',
] as const;
export const earlyVersion =
  'This is an early version: it leans on published surveys, until enough people have answered here.';
export const withoutAi = 'Written from your scores, without AI.';
export const howItWorks = 'How it works';

export const evidenceScore = (name: string, figure: string, label: string): string =>
  `${name}: ${figure}, ${label}`;
export const evidenceSide = (pole: string, other: string, figure: string): string =>
  `${pole} ahead of ${other} by ${figure} of 100`;
export const evidenceFacets = (fantasy: string, activity: string): string =>
  `Fantasy ${fantasy}, activity ${activity}, of 100`;
export const evidenceChance = (percent: string): string =>
  `Chance of being first, against simulated people: ${percent}`;
export const yourAnswers = 'Your answers';

export const actions = 'Next steps';
export const compare = 'Compare';
export const share = 'Share';
