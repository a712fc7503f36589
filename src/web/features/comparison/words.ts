import type { WithholdReason } from '../../../domain/comparing.ts';
import { plural } from '../../ui/language/numbers.ts';

export const print = 'Print this guide';
export const talkCards = 'Talk cards';
export const cardsInTurn = 'Questions to ask in turn';
export const asks = { mine: 'I ask', theirs: 'You ask' } as const;
export const cardPlace = (place: string, count: string): string => `${place} of ${count}`;
export const previousCard = 'Back';
export const nextCard = 'Next';
export const passCard = 'You can skip any card: swipe, or use the arrow keys. Nothing is kept.';

export const questionsForAnybody = [
  'What makes you feel close to someone?',
  'What would you like more of, and what less?',
  'What should nobody ever ask you for?',
] as const;

export const limits = 'Agree on limits';
export const limitsHow =
  'Separately, each mark yes, maybe or no; then compare. The more careful answer holds, and both of you may change yours at any time. Beside every yes, write what it needs, and what must not happen.';
export const onPaper = 'The printed guide has three boxes for each thing you share.';
export const answers = ['Yes', 'Maybe', 'No'] as const;

export const stopSignal = 'Agree on a stop signal';
export const signals = [
  'One word that stops everything at once, and one that means slower. Many use “red” and “yellow”, because nobody says them by chance.',
  'One sign for when you can’t speak: three taps, or dropping something you’re holding.',
  'Whoever says stop owes no reason at that moment. The other stops at once, and asks what’s needed.',
] as const;
export const ourWord = 'Our word:';
export const slower = 'Slower:';
export const ourSign = 'Our sign:';

export const afterwards = 'Say what helps you afterwards';
export const afterwardsHow = [
  'Closeness, quiet, something to eat, time alone: it need not be the same for both of you.',
  'Agree where it ends, and who looks after whom then.',
  'A day later: what was good, and what wasn’t?',
] as const;

export const picture = 'Make a picture of the two of you';

// The rows of figures.

export const heading = 'Dimension by dimension';
export const domToSub = 'Your Dom ↔ Their Sub';
export const subToDom = 'Your Sub ↔ Their Dom';
export const versus = (mine: string, theirs: string): string => `${mine} vs ${theirs}`;

export const close = 'close';
export const apart = 'apart';
export const farApart = 'far apart';
/** The word for similar interests in the same side, for example when both people watch. */
export const sameSide = 'same side';
export const delta = (size: string, word: string): string => `Δ ${size} · ${word}`;
/** The two figures and their difference, for screen readers. */
export const inWords = (mine: string, theirs: string, size: string, word: string): string =>
  `You ${mine}, they ${theirs}; difference ${size}, ${word}.`;

export const caption = 'Compared dimensions from 0 to 100, in steps of 5';
export const columns = ['Dimension', 'You', 'They', 'Δ'] as const;

/** Texts about items that a comparison names or withholds, and why. */
export const withheld: Readonly<Record<WithholdReason, string>> = {
  flagged:
    'Some of your answers look rushed or random. To protect the other person, no interest is named, and the figures here are rough. Answer again in your own time, and shared interests can appear.',
  tooSoon:
    'Your answers are only minutes old. To protect the other person, nothing is named until four minutes after your first answer.',
  answerSets:
    'You have compared with this person with several different sets of answers. From now on you see only how well you fit, so that nobody can find out answers by trying.',
  synthetic:
    'A profile made of random answers is compared with a person by figures only. No interest is named.',
};
export const few =
  'At most six of their interests are ever named, always the same. You may share more.';
export const fit =
  'The other person has chosen to share only how well you fit, and no interest by name.';

export const seeMore = 'See more together, once you’ve both said yes';

export const canAppear = 'Shared interests can appear <time></time>.';
export const inClock = (clock: string): string => `in ${clock}`;
export const inMinutes = (minutes: number): string =>
  plural(minutes, { one: 'in less than a minute', other: 'in less than # minutes' });

export const looking = 'Looking for shared interests…';
export const canAppearNow = 'Shared interests can appear now.';
export const couldNotLook = 'This page could not check again. Please reload it.';

/** The texts of a comparison outside the map. */
export const title = 'Profile Comparison';
export const score = (percent: string): string => `${percent}%`;
export const howFound = 'How the level is found';
/** The margin, beside the percentage. */
export const room = (low: string, high: string): string => `likely ${low} to ${high}`;
export const whyWords =
  'This page names the fewest neighbouring words that hold the true level in four of five cases. One word alone would be another one two weeks later for about every second pair of strangers.';
/** Every pair gets the same text, so that it does not reveal a language. */
export const inTwoLanguages =
  'If you two answered in different languages, part of any difference may lie in the translation.';
export const levelShares = 'How likely each level is';
export const ofAHundred = (count: string): string => `${count} in 100`;
export const bridges = 'Three ways to meet';

export const dreams = 'Dream Scenarios (Both strongly fantasize about these)';
/** A list without an entry, in one line. */
export const nothingNamed = (list: string): string => `${list}: nothing is named`;
export const bothAtMax = 'Fantasy: Both at max!';
export const activityOfFive = (mine: string, theirs: string): string =>
  `Activity: ${mine}/5 vs ${theirs}/5`;
export const estimated = '(estimated)';

export const activities = 'Common High-Interest Activities';
export const bothSides = 'You both want both sides';
export const you = 'you';
export const they = 'they';

// The level.

export const levels = {
  'very compatible': 'Very compatible',
  compatible: 'Compatible',
  'somewhat compatible': 'Somewhat compatible',
  'unlikely to be compatible': 'Unlikely to be compatible',
} as const;
export const shortLevels = {
  'very compatible': 'Very',
  compatible: 'Compatible',
  'somewhat compatible': 'Somewhat',
  'unlikely to be compatible': 'Unlikely',
} as const;

/** The levels inside a sentence. */
const inSentence: Readonly<Record<string, string>> = {
  'very compatible': 'very compatible',
  compatible: 'compatible',
  'somewhat compatible': 'somewhat compatible',
  'unlikely to be compatible': 'unlikely',
};
/** If the answers don’t settle which of two levels, or of more, it is. */
export const levelBetween = (lower: string, higher: string): string =>
  `Between ${inSentence[lower]} and ${inSentence[higher]}`;
export const levelsFrom = (lowest: string, highest: string): string =>
  `Anywhere from ${inSentence[lowest]} to ${inSentence[highest]}`;

/** How much of what one wants the other is open to. */
export const openness = { little: 'little', half: 'about half', most: 'most' } as const;
export const bothOpen = (they: string, you: string): string =>
  `They are open to ${they} of what you want, you to ${you} of what they want.`;
export const theyAreOpen = (they: string): string =>
  `They are open to ${they} of what you want; little of this draws them.`;
export const youAreOpen = (you: string): string =>
  `You are open to ${you} of what they want; little of this draws you.`;

export const loading = 'Loading the comparison…';

export const seeTheirThemes = 'See their ten themes';
export const notAuthenticatedHint = 'Comparing needs a profile of your own on this device.';
export const missing = 'Missing profile information for comparison';
export const missingHint =
  'Enter the other person’s share code or link on your profile; your own sharing must be on.';
export const failed =
  'Failed to load profile comparison. Please check the share code and try again.';
export const empty = 'No comparison data available';
export const emptyHint = 'Both people need a finished profile.';
