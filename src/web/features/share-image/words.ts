/** The texts of the pictures and their dialogs, in addition to the profile's. */

import type { PolarityTheme } from '../../../domain/themes.ts';

/** The names of the frames, also drawn as a small line above the content. */
export const frames = {
  lead: { name: 'In a few words', kicker: 'In a few words' },
  surprise: { name: 'Surprise', kicker: 'A surprise' },
  imagined: { name: 'Imagining and doing', kicker: 'Imagined' },
  done: { name: 'Imagining and doing', kicker: 'Hands-on' },
  boundary: { name: 'Boundary', kicker: 'A boundary' },
  invitation: { name: 'Invitation', kicker: 'Your turn' },
} as const;

export const invitation = 'And you? Where would we meet?';
export const fromMyAnswers = 'from my own answers';
export const certaintyFromMyAnswers = (certainty: string): string =>
  certainty === '' ? fromMyAnswers : `${certainty}, ${fromMyAnswers}`;

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
export const small = 'How others see it first.';
export const save = 'Save this frame';
export const copyImage = 'Copy image';
export const shareImage = 'Share…';
export const copyDescription = 'Copy description';

/** The picture of two people. */
export const pairTitle = 'A picture of the two of you';
export const pairNote =
  'Drawn on this device and sent nowhere. It names nobody and holds no figure; the circles overlap as far as you are compatible. It is about two people: ask the other one before you show it.';
export const inCommonOption = 'In common';
export const inCommon = 'in common';
export const pairDescription = (level: string, shared: readonly string[]): string => {
  const circles = `Two circles that overlap, and the words “${level}”.`;
  return shared.length === 0 ? circles : `${circles} In common: ${shared.join('; ')}.`;
};

/** The description of a frame, in drawing order. */
export const withCertainty = (text: string, certainty: string): string =>
  certainty === '' ? text : `${text} (${certainty})`;
export const chartDescription = 'A star-shaped chart without labels.';
export const scaleDescription = (from: string, to: string, place: number): string =>
  `On a scale from “${from}” to “${to}”, a mark at ${place} of 100.`;
export const facetsDescription = (fantasy: string, activity: string): string =>
  `Imagined ${fantasy}; done, or would do, ${activity}, of 100.`;

/** The way out of the dialog. */
export const drawing = 'Drawing…';
/** The neutral name hides the content and origin of the picture. */
export const fileName = 'picture.png';
export const saved = (fileName: string): string => `Saved as ${fileName}.`;
export const copied = 'Copied. Paste it where you like.';
export const handedOver = 'Shared.';
export const failures = {
  canvas:
    'Your browser keeps pages from reading what they draw. A screenshot of the preview is the same picture.',
  clipboard: 'Your browser did not allow the picture to be copied. Save it instead.',
  share: 'Your device could not share the picture. Save it instead.',
  other:
    'The picture could not be drawn. Check your connection and try again, or take a screenshot.',
} as const;
