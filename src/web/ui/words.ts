import type { Certainty } from '../../domain/certainty.ts';

/** A clear result needs no word. */
export const certainties: Readonly<Record<Certainty, string>> = {
  clearly: '',
  probably: 'probably',
  close: 'too close to call',
};
/** An interest that stands for itself, as on a card. */
export const oneInterest = (text: string, certainty: string): string =>
  certainty === '' ? `${text}.` : `${text}, ${certainty}.`;

/** A day, and a time with its day, as Intl writes them, made fit for a sentence. */
export const dayInSentence = (day: string): string => day;
export const timeInSentence = (time: string): string => time;

export const fantasy = 'fantasy';
export const activity = 'activity';
export const showAsTable = 'Show as table';
export const facetsInWords = (
  name: string,
  fantasy: string,
  activity: string,
  max: number,
): string => `${name}: fantasy ${fantasy}, activity ${activity}, of ${max}`;
export const pairInWords = (name: string, mine: number, theirs: number): string =>
  `${name}: you ${mine}, they ${theirs}, of 100`;
export const fantasyInitial = 'F';
export const activityInitial = 'A';
export const percentWithMargin = (percent: number, low: number, high: number): string =>
  `${percent} percent, 90 % margin from ${low} to ${high}`;

export const copied = 'Copied!';
export const copyByHand = 'Select and copy by hand';
export const sent = {
  shared: '',
  copied: 'Copied. Paste it into your message.',
  failed: 'Please copy the link by hand.',
} as const;
export const yourLink = 'Your link';
export const copyLink = 'Copy Link';
export const opening = 'Opening…';
export const partNotLoaded = 'This part didn’t load. Check your connection, then reload the page.';

export const copyAndShowLoginCode = 'Copy and show your login code';
export const copyAndHide = 'copy and hide';
export const saving = 'Saving…';
export const saved = 'Saved';
export const notSaved = 'Not saved, choose again';
export const switchToDark = 'Switch to the dark theme';
export const switchToLight = 'Switch to the light theme';
export const loading = 'Loading...';
export const cancel = 'Cancel';
export const save = 'Save';
export const remove = 'Remove';
export const share = 'Share';
export const compare = 'Compare';
