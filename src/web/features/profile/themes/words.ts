import { product } from '../../../../domain/product.ts';
import type { Theme } from '../../../../domain/themes.ts';
import { formatNumber } from '../../../ui/language/numbers.ts';

export const themes = `My ${product.acronym} Profile`;
export const nothingHere = 'Little here is for you. The ten are below if you’re curious.';
export const top = 'TOP';
/** Beside it, if the next theme is too close to call. */
export const close = 'close';
export const standsOut = 'stands out for you';

export const score = (figure: string) => `Your score: ${figure}`;
export const facets = (fantasy: string, activity: string) =>
  `As fantasy: ${fantasy} · as activity: ${activity}`;
export const differences = {
  imagined: 'You imagine more of this than you’d do.',
  done: 'You’d rather do this than imagine it.',
} as const;
export const strongest = 'Your strongest answers here';
export const noYes = 'None of its questions drew a yes from you.';
export const answer = (value: number, label: string | null) =>
  label === null ? formatNumber(value) : `${formatNumber(value)} · ${label}`;
export const allAnswers = 'All your answers';

export const meanings: Readonly<Record<Theme, string>> = {
  DS: 'One of you decides and the other lets go, for as long as you both enjoy it.',
  SM: 'Giving or feeling strong sensation, pain included, because you both want it.',
  BOND: 'Tying or holding someone, or being tied or held, within rules you agreed on.',
  EXVOY: 'Being looked at, or looking, where everyone involved has agreed.',
  FET: 'A material, a garment or a detail that has a pull of its own.',
  HUMIL: 'Teasing and being put down as a game, in words you both agreed on.',
  PRIMAL: 'Chasing, catching and wrestling: instinct and strength instead of words.',
  ROLE: 'Looking after someone, or being looked after, as adults who enjoy these roles.',
  ENM: 'Room for more than one partner, with everyone’s knowledge and consent.',
  SENS: 'Play for the senses: slow touch, warm and cold, soft and rough.',
};

type Activities = readonly [string, string, string, ...string[]];

/**
 * The suggested activities of each theme, and of a side where it is decided. The profile shows the
 * first three.
 */
export const suggestedActivities: Readonly<
  Record<Theme, Readonly<{ plain: Activities; positive?: Activities; negative?: Activities }>>
> = {
  DS: {
    plain: [
      'Pick an evening on which one of you decides',
      'Try simple instructions, with a word that stops everything',
      'Say when the roles begin, and when they end',
      'Write down together what leading and following mean to each of you',
      'Swap who leads, and talk afterwards about how it felt',
    ],
    positive: [
      'Plan an evening, and tell them only when',
      'Give simple instructions, one at a time',
      'Choose what they wear, with their consent',
    ],
    negative: [
      'Hand over an evening; say your limits first',
      'Ask for three instructions, and follow them',
      'Let a partner choose what you wear',
    ],
  },
  SM: {
    plain: [
      'Turn touch up slowly, from one to ten',
      'Agree on signals: more, less, stop',
      'Plan quiet time together afterwards',
      'Try contrasts of warmth, cold and pressure',
      'Learn together what is safe before trying something new',
    ],
    positive: [
      'Start softer than you think, and ask',
      'Learn where a firm hand is safe',
      'Stay close to them afterwards',
    ],
    negative: [
      'Show a partner where, and how firmly',
      'Count from one to ten as it builds',
      'Plan how you’d like to come down',
    ],
  },
  BOND: {
    plain: [
      'Take turns holding each other’s hands still',
      'Try soft restraints that open at once',
      'Agree on a few rules, and when they end',
      'Take a beginners’ class in rope together',
      'Practise checking in: comfort, breath, warmth of the hands',
    ],
    positive: [
      'Hold a partner’s wrists for a minute',
      'Fasten soft cuffs that open at once',
      'Learn one simple tie, and how to undo it',
    ],
    negative: [
      'Have your wrists held for a minute',
      'Try soft cuffs that open at once',
      'Say beforehand how long is long enough',
    ],
  },
  EXVOY: {
    plain: [
      'Undress slowly for a partner who enjoys watching',
      'Take turns at watching and being watched',
      'Wear something only you two know about',
      'Use a mirror together',
      'Tell each other what you like to see, and what stays private',
    ],
    positive: [
      'Undress slowly for a partner',
      'Leave the light on, and tell them to look',
      'Wear something only they know about',
    ],
    negative: [
      'Ask a partner to undress slowly',
      'Take the good seat, and keep your hands still',
      'Tell them what you’d like to see',
    ],
  },
  FET: {
    plain: [
      'Bring a fabric you love into an evening',
      'Tell a partner what exactly draws you',
      'Choose together what one of you will wear',
      'Set time aside for the focus you enjoy, without hurry',
      'Find out which part of it a partner likes to share',
    ],
  },
  HUMIL: {
    plain: [
      'Agree which words are in, and which are out',
      'Tease lightly, and stop while it’s still fun',
      'End by saying what you like in each other',
    ],
    positive: [
      'Ask which words are welcome',
      'Set one silly task, and praise how it’s done',
      'End by saying what you like in them',
    ],
    negative: [
      'List the words you’d enjoy hearing',
      'Ask for one task that makes you blush',
      'Say how you want to be held afterwards',
    ],
  },
  PRIMAL: {
    plain: [
      'Wrestle for fun, within limits you both set',
      'Play chase where nothing can get broken',
      'Try an hour with sounds but no words',
    ],
    positive: [
      'Give them a head start, then catch them',
      'Wrestle to win, on a soft floor',
      'Agree on what “caught” means',
    ],
    negative: [
      'Take a head start, and be hard to hold',
      'Wrestle, and lose on purpose, once',
      'Choose the word that ends the chase',
    ],
  },
  ROLE: {
    plain: [
      'Plan an evening of looking after one of you',
      'Offer a bath, a blanket, a favourite meal',
      'Choose pet names that suit you both',
    ],
    positive: [
      'Run a bath, and see to everything else',
      'Set a bedtime, gently, for one evening',
      'Ask what makes them feel safe',
    ],
    negative: [
      'Ask for a bath, and don’t lift a finger',
      'Let somebody set your bedtime, for once',
      'Say what you like to be called',
    ],
  },
  ENM: {
    plain: [
      'Say what would be allowed, and what wouldn’t',
      'Agree on time and on safer sex, in writing',
      'Share a fantasy about others, planning nothing',
      'Visit a social evening for open relationships, only to talk',
      'Set a regular time to ask each other how it is going',
    ],
  },
  SENS: {
    plain: [
      'Take turns with a blindfold and slow touch',
      'Play with warm and cool: breath, ice',
      'Give a massage, and ask only “more?” or “less?”',
    ],
  },
};
