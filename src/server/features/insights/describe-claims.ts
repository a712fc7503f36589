/** The vocabulary of the language model's sentences, and each claim in words. */

import { capitalise } from '../../../domain/texts.ts';
import { themes, type PolarityTheme, type Theme } from '../../../domain/themes.ts';
import type { Claim } from './claims.ts';

const list = new Intl.ListFormat('en-GB');

const words = 'three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ');

/** From three to all themes but one. */
export const numberWords: Readonly<Record<number, string>> = Object.fromEntries(
  words.slice(0, themes.length - 3).map((word, i) => [i + 3, word]),
);

/** Inside a sentence; without "and", so that a sentence of a language model can list several. */
export const topics: Readonly<Record<Theme, string>> = {
  DS: 'power between partners',
  SM: 'intense sensation',
  BOND: 'bondage',
  EXVOY: 'showing or watching',
  FET: 'particular materials or clothing',
  HUMIL: 'humiliation play',
  PRIMAL: 'primal play',
  ROLE: 'giving or receiving care',
  ENM: 'openness beyond one partner',
  SENS: 'soft, sensory play',
};

interface PolePhrases {
  /** Phrases that follow "You lean toward". */
  readonly positive: string;
  readonly negative: string;
  /** A phrase that follows "You like to". */
  readonly both: string;
}

export const polePhrases: Readonly<Record<PolarityTheme, PolePhrases>> = {
  DS: {
    positive: 'leading',
    negative: 'following',
    both: 'lead and follow',
  },
  SM: {
    positive: 'giving intense sensation',
    negative: 'receiving intense sensation',
    both: 'give intense sensation and receive it',
  },
  EXVOY: {
    positive: 'being seen',
    negative: 'watching',
    both: 'be seen and to watch',
  },
  HUMIL: {
    positive: 'the humiliating side of agreed humiliation play',
    negative: 'the receiving side of agreed humiliation play',
    both: 'take either side of agreed humiliation play',
  },
  PRIMAL: {
    positive: 'the hunter’s side of primal play',
    negative: 'the prey’s side of primal play',
    both: 'hunt and be hunted',
  },
  ROLE: {
    positive: 'taking care of a partner',
    negative: 'being looked after',
    both: 'take care of a partner and be looked after',
  },
};

const joinThemes = (themes: readonly Theme[]): string =>
  list.format(themes.map((theme) => topics[theme]));

/** Says one claim, as the prompt lists it. */
export function describeClaim(claim: Claim): string {
  switch (claim.kind) {
    case 'drawn':
      return `You are drawn most to ${joinThemes(claim.themes)}.`;
    case 'perhaps':
      return `No single dimension is clearly the highest; ${topics[claim.theme]} is ahead of the others by less than its margin.`;
    case 'all-drawn':
      return 'You are drawn to all ten dimensions.';
    case 'none-drawn':
      return 'None of the ten dimensions draws you strongly.';
    case 'below':
      return `In ${numberWords[claim.count] ?? claim.count} of the ten dimensions your interest is clearly below the middle of the scale.`;
    case 'little':
      return `${capitalise(joinThemes(claim.themes))} ${claim.themes.length > 1 ? 'are' : 'is'} of little interest to you.`;
    case 'leans':
      return `You lean toward ${polePhrases[claim.theme][claim.pole]}.`;
    case 'switches':
      return `You like to ${polePhrases[claim.theme].both}.`;
    case 'imagines-more':
      return `In ${joinThemes(claim.themes)}, you imagine more than you would do.`;
    case 'does-more':
      return `In ${joinThemes(claim.themes)}, doing appeals to you more than imagining.`;
    default:
      return claim satisfies never;
  }
}
