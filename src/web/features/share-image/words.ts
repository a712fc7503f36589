/** The texts of the pictures, in the first person, and of the dialogs that make them. */

import { capitalise } from '../../../domain/english.ts';
import type { Boundary } from '../../../domain/portrait.ts';
import { type PolarityTheme, type Theme, themeFacts } from '../../../domain/themes.ts';

interface Sided {
  readonly positive: string;
  readonly negative: string;
  readonly both: string;
}

const topic = (theme: Theme): string => themeFacts[theme].phrase;

/** The names of the frames, and the small line above what each says. */
export const frames = {
  lead: { name: 'In a few words', kicker: 'In a few words' },
  surprise: { name: 'Surprise', kicker: 'A surprise' },
  imagined: { name: 'Imagining and doing', kicker: 'Imagined' },
  done: { name: 'Imagining and doing', kicker: 'Hands-on' },
  boundary: { name: 'Boundary', kicker: 'A boundary' },
  invitation: { name: 'Invitation', kicker: 'Your turn' },
} as const;

/** The side in power between partners, at the start of a surprise. */
export const role: Sided = {
  positive: 'I’d rather lead',
  negative: 'I’d rather follow',
  both: 'I lead and follow',
};
/** The other side somewhere else, after 'and yet'. */
export const crossing: Readonly<Record<Exclude<PolarityTheme, 'DS' | 'EXVOY'>, Sided>> = {
  SM: {
    positive: 'I’d rather give intense sensation than receive it',
    negative: 'I’d rather receive intense sensation than give it',
    both: 'I like intense sensation both ways',
  },
  HUMIL: {
    positive: 'I’m the one who likes to make others blush',
    negative: 'I’m the one who likes to blush',
    both: 'I like a blush on either side',
  },
  PRIMAL: {
    positive: 'in a chase I’d rather catch',
    negative: 'in a chase I’d rather be caught',
    both: 'in a chase I like both sides',
  },
  ROLE: {
    positive: 'I’d rather give care than receive it',
    negative: 'I’d rather be cared for than care',
    both: 'I like care both ways',
  },
};
export const andYet = (first: string, second: string): string => `${first}, and yet ${second}.`;
export const highestElsewhere = (highest: Theme, standsOut: Theme): string =>
  `My highest score is for ${topic(highest)}, yet what stands out for me is ${topic(standsOut)}.`;
export const imaginedMore = (theme: Theme): string =>
  `${capitalise(topic(theme))}: more to imagine than to do.`;
export const doneSooner = (theme: Theme): string =>
  `${capitalise(topic(theme))}: more to do than to imagine.`;

export const notForMe: Readonly<Record<Theme, string>> = {
  DS: 'Power between partners is not for me.',
  SM: 'Intense sensation is not for me.',
  BOND: 'Bondage is not for me.',
  EXVOY: 'Showing and watching are not for me.',
  FET: 'Particular materials or clothing do little for me.',
  HUMIL: 'Humiliation is not for me, even as a game.',
  PRIMAL: 'Chasing and catching are not for me.',
  ROLE: 'Care as a role is not for me.',
  ENM: 'More than one partner is not for me.',
  SENS: 'Slow, sensory play does little for me.',
};
export const leftToOthers: Readonly<Record<Exclude<Boundary, 'theme'>, string>> = {
  most: 'Most of the rest I’d happily leave to others.',
  rest: 'Everything else I’d leave to others.',
  all: 'None of the ten themes is for me, and that is as clear an answer as any.',
};
export const mostLeftToOthers = 'Most of what one can be asked I’d happily leave to others.';
export const invitation = 'And you? Where would we meet?';
export const fromMyAnswers = 'from my own answers';
export const certaintyFromMyAnswers = (certainty: string): string =>
  `${certainty}, from my own answers`;

/** The two ends of a scale between sides: negative, positive. */
export const ends: Readonly<Record<PolarityTheme, readonly [negative: string, positive: string]>> =
  {
    DS: ['follow', 'lead'],
    SM: ['receive', 'give'],
    EXVOY: ['watch', 'be seen'],
    HUMIL: ['blush', 'make blush'],
    PRIMAL: ['be caught', 'catch'],
    ROLE: ['be cared for', 'care'],
  };
export const imagined = 'imagined';
export const done = 'done, or would do';

/** The switches. */
export const sentence = 'The sentence';
export const question = 'The question';
export const betweenEnds = (theme: PolarityTheme): string =>
  `The scale from “${ends[theme][0]}” to “${ends[theme][1]}”`;
export const facets = 'The scale of imagining and doing';
export const chart = 'Chart, without labels';
export const chartHint = 'Themes that are hidden are left out of it';
export const archetype = 'Archetype';
export const ownLine = 'A line of your own (optional)';
export const productName = (name: string): string => `The name ${name}`;
export const darkBackground = 'Dark background';
export const whatItShows = 'What this frame shows';

/** The dialog. */
export const title = 'A picture to share';
export const note =
  'Drawn on this device and sent nowhere. It holds no code, no link and no name, unless you write one; once posted, a picture cannot be taken back.';
export const carousel = 'Frames';
export const track = 'Frames, side by side';
export const carouselRole = 'carousel';
export const slideRole = 'slide';
export const position = (index: number, count: number): string => `${index} of ${count}`;
export const slide = (index: number, count: number, name: string): string =>
  `${index} of ${count}: ${name}`;
export const previous = 'Previous frame';
export const next = 'Next frame';
export const nothingShown = 'Everything is hidden. Show at least one thing to save this frame.';
export const small = 'How it looks small, the way others see it first.';
export const save = 'Save this frame';
export const copyImage = 'Copy image';
export const shareImage = 'Share…';
export const copyDescription = 'Copy description';

/** The picture of two people. */
export const pairTitle = 'A picture of the two of you';
export const pairNote =
  'Drawn on this device and sent nowhere. It names nobody and holds no figure of either of you; the circles overlap as far as you are compatible. It is about two people: ask the other one before you show it.';
export const inCommonOption = 'In common';
export const inCommon = 'in common';
export const pairDescription = (level: string, shared: readonly string[]): string => {
  const circles = `Two circles that overlap, and the words “${level}”.`;
  return shared.length === 0 ? circles : `${circles} In common: ${shared.join('; ')}.`;
};

/** The description of a frame: what it shows, in the order in which it is drawn. */
export const phraseDescription = (text: string, certainty: string): string =>
  `${text} (${certainty}).`;
export const sentenceDescription = (sentence: string, certainty: string): string =>
  `${sentence} (${certainty})`;
export const chartDescription = 'A star-shaped chart without labels.';
export const scaleDescription = (from: string, to: string, place: number): string =>
  `On a scale from “${from}” to “${to}”, a mark at ${place} of 100.`;
export const facetsDescription = (fantasy: string, activity: string): string =>
  `Imagined ${fantasy}; done, or would do, ${activity}, of 100.`;

/** The way out of the dialog. */
export const drawing = 'Drawing…';
export const saved = (fileName: string): string => `Saved as ${fileName}.`;
export const copied = 'Copied. Paste it where you like.';
export const handedOver = 'Shared.';
export const failures = {
  canvas:
    'Your browser keeps pages from reading what they draw, so no file can be made. A screenshot of the preview is the same picture.',
  clipboard: 'Your browser did not allow the picture to be copied. Save it instead.',
  share: 'Your device could not share the picture. Save it instead.',
  other:
    'The picture could not be drawn. Check your connection and try again, or take a screenshot of the preview.',
} as const;
