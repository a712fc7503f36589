/** Writes claims as sentences: one for all "leans", one for all "switches", one for each other. */

import { capitalise } from '../../../../domain/english.ts';
import { themes, type PolarityTheme, type Theme } from '../../../../domain/themes.ts';
import type { Leaning, Claim } from './claims.ts';

/** Returns for example "one", "one and two" or "one, two and three". */
export function joinList(parts: readonly string[]): string {
  return parts.length < 2
    ? (parts[0] ?? '')
    : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

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
  /**
   * An activity, such as "leading", or a side, such as "the prey’s side of primal play". In a list,
   * consecutive activities share one "toward"; each side has its own.
   */
  readonly wording: 'activity' | 'side';
  /** Phrases that follow "You lean toward". */
  readonly positive: string;
  readonly negative: string;
  /** A phrase that follows "You like to". */
  readonly both: string;
}

export const polePhrases: Readonly<Record<PolarityTheme, PolePhrases>> = {
  DS: {
    wording: 'activity',
    positive: 'leading',
    negative: 'following',
    both: 'lead and follow',
  },
  SM: {
    wording: 'activity',
    positive: 'giving intense sensation',
    negative: 'receiving intense sensation',
    both: 'give intense sensation and receive it',
  },
  EXVOY: {
    wording: 'activity',
    positive: 'being seen',
    negative: 'watching',
    both: 'be seen and to watch',
  },
  HUMIL: {
    wording: 'side',
    positive: 'the humiliating side of agreed humiliation play',
    negative: 'the receiving side of agreed humiliation play',
    both: 'take either side of agreed humiliation play',
  },
  PRIMAL: {
    wording: 'side',
    positive: 'the hunter’s side of primal play',
    negative: 'the prey’s side of primal play',
    both: 'hunt and be hunted',
  },
  ROLE: {
    wording: 'activity',
    positive: 'taking care of a partner',
    negative: 'being looked after',
    both: 'take care of a partner and be looked after',
  },
};

function groupLeanings(leanings: readonly Leaning[]): string[] {
  const groups: { wording: PolePhrases['wording']; phrases: string[] }[] = [];
  for (const { theme, pole } of leanings) {
    const { wording, [pole]: phrase } = polePhrases[theme];
    const last = groups.at(-1);
    if (wording === 'activity' && last?.wording === 'activity') last.phrases.push(phrase);
    else groups.push({ wording, phrases: [phrase] });
  }
  return groups.map(({ phrases }) => joinList(phrases));
}

/** Returns for example "leading and watching, and toward the hunter’s side of primal play". */
export function joinLeanings(leanings: readonly Leaning[]): string {
  const groups = groupLeanings(leanings);
  const earlier = groups.slice(0, -1).join(', toward ');
  return earlier === '' ? groups.join('') : `${earlier}, and toward ${groups.at(-1)}`;
}

const joinThemes = (themes: readonly Theme[]): string =>
  joinList(themes.map((theme) => topics[theme]));

type ClaimOf<K extends Claim['kind']> = Extract<Claim, { readonly kind: K }>;

/** Returns null unless `claim` is the first of its kind, whose sentence covers all of them. */
function sharedSentence<K extends Claim['kind']>(
  claim: ClaimOf<K>,
  claims: readonly Claim[],
  format: (ofKind: readonly ClaimOf<K>[]) => string,
): string | null {
  const ofKind = claims.filter((one): one is ClaimOf<K> => one.kind === claim.kind);
  return ofKind[0] === claim ? format(ofKind) : null;
}

/** Returns null if the sentence of an earlier claim includes this one. */
function formatSentence(claim: Claim, claims: readonly Claim[]): string | null {
  switch (claim.kind) {
    case 'drawn':
      return `You are drawn most to ${joinThemes(claim.themes)}.`;
    case 'perhaps':
      return `No single dimension is clearly the highest; ${topics[claim.theme]} is ahead of the others by less than its margin.`;
    case 'all-drawn':
      return 'You are drawn to all ten dimensions: there is little in this survey that you would rather leave out.';
    case 'none-drawn':
      return 'None of the ten dimensions draws you strongly. You know what you would rather leave out, and that is as clear an answer as any.';
    case 'below':
      return `In ${numberWords[claim.count] ?? claim.count} of the ten dimensions your interest is clearly below the middle of the scale.`;
    case 'little':
      return `${capitalise(joinThemes(claim.themes))} ${claim.themes.length > 1 ? 'are' : 'is'} of little interest to you.`;
    case 'leans':
      return sharedSentence<'leans'>(
        claim,
        claims,
        (leanings) => `You lean toward ${joinLeanings(leanings)}.`,
      );
    case 'switches':
      return sharedSentence<'switches'>(claim, claims, (switches) => {
        const phrases = switches.map(({ theme }) => polePhrases[theme].both);
        return `You like to ${phrases.join(', and to ')}.`;
      });
    case 'imagines-more':
      return `In ${joinThemes(claim.themes)}, you imagine more than you would do.`;
    case 'does-more':
      return `In ${joinThemes(claim.themes)}, doing appeals to you more than imagining.`;
    default:
      return claim satisfies never;
  }
}

export const describeClaims = (claims: readonly Claim[]): string[] =>
  claims.flatMap((claim) => formatSentence(claim, claims) ?? []);

/** Omits any remark after the first full stop or colon. */
export function describeClaim(claim: Claim): string {
  const [sentence = ''] = describeClaims([claim]);
  const [statement = ''] = /^[^.:]+/.exec(sentence) ?? [];
  return `${statement}.`;
}
