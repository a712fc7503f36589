import type { BySide, Mood } from '../../../../domain/portrait.ts';
import { capitalise } from '../../../../domain/texts.ts';
import type { PolarityTheme, Theme } from '../../../../domain/themes.ts';
import { formatList } from '../../../ui/language/numbers.ts';
import { listThemes } from '../words.ts';

/** The line. What is only probable comes last, with a word that says so. */
export const line = (sure: readonly string[], unsure: readonly string[]): string => {
  if (unsure.length === 0) return `You like ${formatList(sure)}.`;
  if (sure.length === 0) return `You probably like ${formatList(unsure)}.`;
  return `You like ${formatList(sure)}, and probably ${formatList(unsure)}.`;
};
export const likedOnly = (one: string): string => `You like ${one}, and little else.`;
export const likedMost = (several: readonly string[]): string =>
  `You like ${formatList(several)} most, and all the rest too.`;

/** The line of a person whom no theme draws, or all of them. */
export const moods: Readonly<Record<Exclude<Mood, 'only'>, string>> = {
  all: 'You’re drawn to all of it.',
  'own-taste': 'You know your own taste.',
  'mostly-own-taste': 'You’re content without much of this.',
  open: 'Every door is half open.',
  'mostly-open': 'Most doors are half open.',
  unsaid: 'You kept most of this to yourself.',
};

export const kinds = {
  side: 'Your side',
  nearest: 'Nearest',
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
export const sideOpen = 'Which of you leads is still open.';

export const nearestOf = (theme: Theme): string =>
  `Nothing leads yet. Among your highest: ${listThemes([theme])}.`;

export const imaginedMore = (theme: Theme): string =>
  `${capitalise(listThemes([theme]))}: more to imagine than to do.`;
export const doneSooner = (theme: Theme): string =>
  `${capitalise(listThemes([theme]))}: more to do than to imagine.`;

export const notForYou = (theme: Theme): string =>
  `${capitalise(listThemes([theme]))}: thanks, but no.`;
export const chart =
  'Radar of ten themes from 0 to 100; the figures are further down, under “Figures, and how sure they are”';

/** A warning about the answering style, if it affects the whole page (measurement §7). */
export const caveats = {
  longestRun:
    'Many answers in a row are the same. If that isn’t how you feel, you can take it again.',
  personFit: 'Your answers make an unusual pattern, so hold all this a little loosely.',
  lowContrast: 'Your answers lie close together, so there is little contrast to read.',
} as const;

/** The person's own answers, for their eyes alone. */
export const clearestYes = 'Your clearest yes';
export const clearestNo = 'Your clearest no';
export const imagined = 'imagined';

export const sendable = 'A sentence you can send';
/** A wish in the first person, from the theme and the side of the clearest yes. */
export const wishes: Readonly<Record<Theme, BySide>> = {
  DS: {
    positive: 'I’d love to take charge for an evening.',
    negative: 'I’d love you to take charge for an evening.',
    plain: 'I’d love one of us to take charge for an evening.',
  },
  SM: {
    positive: 'I’d love to find out how much you like to feel.',
    negative: 'I’d love you to touch me so that I really feel it.',
    plain: 'I’d love us to turn things up a little.',
  },
  BOND: {
    positive: 'I’d love to have you at my mercy for a while.',
    negative: 'I’d love to be at your mercy for a while.',
    plain: 'I’d love one of us to be at the other’s mercy.',
  },
  EXVOY: {
    positive: 'I’d love you to watch me.',
    negative: 'I’d love to watch you.',
    plain: 'I’d love us to leave the light on.',
  },
  FET: { plain: 'I’d love to show you what does it for me.' },
  HUMIL: {
    positive: 'I’d love to make you blush.',
    negative: 'I’d love you to make me blush.',
    plain: 'I’d love one of us to blush.',
  },
  PRIMAL: {
    positive: 'I’d love to run after you, and catch you.',
    negative: 'I’d love you to run after me, and catch me.',
    plain: 'I’d love us to wrestle for it.',
  },
  ROLE: {
    positive: 'I’d love to look after you for a whole day.',
    negative: 'I’d love you to look after me for a whole day.',
    plain: 'I’d love us to look after each other for a day.',
  },
  ENM: { plain: 'I’d love to talk about room for more than the two of us.' },
  SENS: { plain: 'I’d love an evening with you and no hurry at all.' },
};
export const yesPlease = (topics: readonly string[]): string =>
  `Yes, please: ${formatList(topics)}.`;
export const onMyMind = (topics: readonly string[]): string =>
  `Sometimes on my mind: ${formatList(topics)}.`;
export const noThanks = (topics: readonly string[]): string => `No, thanks: ${formatList(topics)}.`;
export const copySentence = 'Copy';
export const sendSentence = 'Send it';

export const actions = 'Next steps';
