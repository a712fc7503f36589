/** The texts of the pictures and their dialogs, in addition to the profile's. */

export const cards = { self: 'Who I am', ask: 'Ask me about …' } as const;
export const whichCard = 'Which card';
export const chooseTopic = 'One of your clearest yes. None is shown until you choose it.';
export const askMeAbout = 'Ask me about';
/** Follows "Ask me about" on a line of its own. */
export const about = (topic: string): string => `…${topic}.`;
export const fromMyAnswers = 'from my own answers';

export const shape = 'Shape';
export const shapes = { square: 'Square', tall: 'Tall (9:16)' } as const;
export const productName = (name: string): string => `The name ${name}`;
export const darkBackground = 'Dark background';

/** The dialog. */
export const title = 'A picture to share';
export const note =
  'Drawn on this device and sent nowhere. It holds no code, no link and no name of yours; once posted, a picture cannot be taken back.';
export const save = 'Save';
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

/** The descriptions of the cards, in drawing order. */
export const selfDescription = (line: readonly string[], hasChart: boolean): string =>
  [...line, ...(hasChart ? ['A star-shaped chart of ten themes with their names.'] : [])].join(' ');
export const askDescription = (topic: string): string => `Ask me about ${topic}.`;

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
