import type { Boundary, Mood, Side } from '../../../../domain/portrait.ts';
import { capitalise } from '../../../../domain/texts.ts';
import type { PolarityTheme, Theme } from '../../../../domain/themes.ts';
import { plural } from '../../../ui/language/numbers.ts';
import { listThemes } from '../words.ts';

/** A text per side; 'plain' for a theme without sides, or if the side is unknown. */
type BySide = Readonly<Partial<Record<Side, string>> & { plain: string }>;

/** The phrases of the line, in the third person. The first of a line is capitalised. */
export const traits: Readonly<Record<Theme, BySide>> = {
  DS: {
    positive: 'leads',
    negative: 'follows',
    both: 'leads and follows',
    plain: 'leads or follows',
  },
  SM: {
    positive: 'gives intensity',
    negative: 'likes to feel it strongly',
    both: 'intense both ways',
    plain: 'likes it intense',
  },
  BOND: { plain: 'drawn to bondage' },
  EXVOY: {
    positive: 'likes to be seen',
    negative: 'likes to watch',
    both: 'sees and is seen',
    plain: 'likes a good look',
  },
  FET: { plain: 'likes the right fabric' },
  HUMIL: {
    positive: 'makes others blush',
    negative: 'likes to blush',
    both: 'likes a blush',
    plain: 'likes a tease',
  },
  PRIMAL: {
    positive: 'gives chase',
    negative: 'likes to be chased',
    both: 'likes the chase',
    plain: 'drawn to the chase',
  },
  ROLE: {
    positive: 'takes care',
    negative: 'likes to be cared for',
    both: 'cares and is cared for',
    plain: 'drawn to caring',
  },
  ENM: { plain: 'open to more partners' },
  SENS: { plain: 'likes slow touch' },
};

export const moods: Readonly<Record<Mood, string>> = {
  all: 'drawn to all of it',
  'own-taste': 'knows their own taste',
  'mostly-own-taste': 'content without much of this',
  only: 'and little else',
  open: 'every door half open',
  'mostly-open': 'most doors half open',
  unsaid: 'much left unsaid',
};

/** Follows the highlights if the person likes all other themes too. */
export const allTheRest = 'and all the rest';

export const kinds = {
  side: 'Your side',
  standing: 'Your signature',
  several: 'Your taste',
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
  DS: { positive: 'Following isn’t your thing.', negative: 'Leading isn’t your thing.' },
  SM: { positive: 'Receiving it isn’t your thing.', negative: 'Giving it isn’t your thing.' },
  EXVOY: { positive: 'Watching isn’t your thing.', negative: 'Being watched isn’t your thing.' },
  HUMIL: {
    positive: 'Blushing yourself isn’t your thing.',
    negative: 'Making others blush isn’t your thing.',
  },
  PRIMAL: {
    positive: 'Being caught isn’t your thing.',
    negative: 'Doing the catching isn’t your thing.',
  },
  ROLE: {
    positive: 'Being looked after isn’t your thing.',
    negative: 'Looking after others isn’t your thing.',
  },
};

export const rather = {
  positive: 'Who leads isn’t your first concern, but you’d rather lead than follow.',
  negative: 'Who leads isn’t your first concern, but you’d rather follow than lead.',
} as const;
export const sideOpen = 'You like one of you to lead. Which of you is still open.';

export const outstanding: Readonly<Record<Theme, BySide>> = {
  DS: {
    positive: 'Leading is your clearest wish.',
    negative: 'Following is your clearest wish.',
    both: 'Leading and following are both yours, and together they stand out.',
    plain: 'Leading and following stand out for you.',
  },
  SM: {
    positive: 'Giving intense sensation is your clearest wish.',
    negative: 'Receiving intense sensation is your clearest wish.',
    both: 'Intense sensation is yours from both sides, and it stands out.',
    plain: 'Intense sensation stands out for you.',
  },
  BOND: { plain: 'Bondage stands out for you.' },
  EXVOY: {
    positive: 'Being seen is your clearest wish.',
    negative: 'Watching is your clearest wish.',
    both: 'Showing and watching are both yours, and together they stand out.',
    plain: 'Showing and watching stand out for you.',
  },
  FET: { plain: 'Materials and clothing stand out for you.' },
  HUMIL: {
    positive: 'Playful humiliation stands out for you, with you as the tease.',
    negative: 'Playful humiliation stands out for you, with you as the one teased.',
    both: 'Playful humiliation stands out for you, from either side.',
    plain: 'Playful humiliation stands out for you.',
  },
  PRIMAL: {
    positive: 'Doing the chasing is your clearest wish.',
    negative: 'Being chased is your clearest wish.',
    both: 'The chase is yours from both sides, and it stands out.',
    plain: 'The chase stands out for you.',
  },
  ROLE: {
    positive: 'Taking care of a partner is your clearest wish.',
    negative: 'A partner’s care is your clearest wish.',
    both: 'Caring is yours from both sides, and it stands out.',
    plain: 'Caring stands out for you.',
  },
  ENM: { plain: 'More than one partner is the wish that stands out for you.' },
  SENS: { plain: 'Touch is your language, slow and with every sense.' },
};

export const closeBehind = (company: readonly Theme[]): string =>
  `Close behind: ${listThemes(company)}.`;
export const pairOf = (pair: readonly Theme[]): string =>
  `Two things stand out for you, side by side: ${listThemes(pair)}.`;
export const severalOf = (several: readonly Theme[]): string =>
  several.length === 1
    ? `One thing draws you, without standing out: ${listThemes(several)}.`
    : `Several things draw you, and none of them leads: ${listThemes(several)}.`;
export const allAlike = 'All ten themes draw you, and none stands out from the rest.';
export const nearestOf = (theme: Theme): string =>
  `Nothing leads yet. Among your highest: ${listThemes([theme])}.`;

/**
 * Claims in pictures name no person, so that they also fit a picture that its owner posts. The
 * first names the side in leading and following, then the other side elsewhere.
 */
export const role: Sided = {
  positive: 'Would rather lead.',
  negative: 'Would rather follow.',
  both: 'Leads and follows alike.',
};
export const crossing: Readonly<Record<Exclude<PolarityTheme, 'DS' | 'EXVOY'>, Sided>> = {
  SM: {
    positive: 'With intense sensation, though, it’s the giving that appeals.',
    negative: 'With intense sensation, though, it’s the receiving that appeals.',
    both: 'With intense sensation, though, either side will do.',
  },
  HUMIL: {
    positive: 'When somebody has to blush, though, it had better be the other one.',
    negative: 'When somebody has to blush, though, it’s best to be the one.',
    both: 'When somebody has to blush, though, it can be either one.',
  },
  PRIMAL: {
    positive: 'In a chase, though, it’s best to do the catching.',
    negative: 'In a chase, though, it’s best to be caught.',
    both: 'In a chase, though, either end of it will do.',
  },
  ROLE: {
    positive: 'With care, though, it’s best to be the one who gives it.',
    negative: 'With care, though, it’s best to be the one who gets it.',
    both: 'With care, though, it’s good both ways.',
  },
};
export const imaginedMore = (theme: Theme): string =>
  `${capitalise(listThemes([theme]))}: more to imagine than to do.`;
export const doneSooner = (theme: Theme): string =>
  `${capitalise(listThemes([theme]))}: more to do than to imagine.`;

export const notForYou = (theme: Theme): string =>
  `${capitalise(listThemes([theme]))}: thanks, but no.`;
export const leftToOthers: Readonly<Record<Exclude<Boundary, 'theme'>, string>> = {
  most: 'Most of the rest can stay where it is.',
  rest: 'Everything else can stay where it is.',
  all: 'All ten themes, and that’s as clear an answer as any.',
};
export const mostLeftToOthers = 'Most of what is asked here can stay where it is.';

export const howSure = 'How sure is this?';
export const seeAll = 'See it all';
export const chart =
  'Radar of ten themes from 0 to 100; the figures are further down, under “All figures”';

export const basedOn = (answers: number): string =>
  `Made from ${plural(answers, { one: '# answer', other: '# answers' })}.`;
/** A warning about the answering style, if it affects the whole page (measurement §7). */
export const caveats = {
  longestRun:
    'Many answers in a row are the same. If that isn’t how you feel, you can take it again.',
  personFit: 'Your answers make an unusual pattern, so hold all this a little loosely.',
  lowContrast: 'Your answers lie close together, so there is little contrast to read.',
} as const;

export const sureness = [
  '“Probably” is more likely than not; “too close to call” could go either way. Where neither stands, the whole 95 % margin supports it.',
  'A ± is a 95 % margin, except behind a tendency: there it is one standard error, about half as wide.',
] as const;
export const earlyVersion =
  'Early version: it leans on published surveys until enough people have answered here.';
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
