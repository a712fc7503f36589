/**
 * Writes the summary of a portrait: how its interests combine, what they mean for a partner, and
 * one suggestion (measurement §4.4).
 */

import type { Portrait } from '../../contract/profile.ts';
import type { Translation } from '../../domain/locales.ts';
import type * as english from './words.ts';

type Words = Translation<typeof english>;
type Trait = Pick<Portrait['traits'][number], 'theme' | 'side'>;

const pickSided = (sentences: Words['hearts'], { theme, side }: Trait): string => {
  const bySide: Readonly<Record<string, string>> = sentences[theme];
  return bySide[side] ?? sentences[theme].plain;
};

const suggestByFacets = (words: Words, { claims }: Portrait): string | undefined =>
  claims
    .map(({ kind }) => kind)
    .filter((kind) => kind === 'imagined' || kind === 'done')
    .map((kind) => words.facetSuggestions[kind])[0];

/** Picks the sentence about the first interest among the others. */
function pickBeside(words: Words, { mood, claims }: Portrait, second: Trait | undefined): string {
  if (second !== undefined) return words.besides[second.theme];
  if (mood === 'all') return words.alone.all;
  const boundary = claims.find(({ kind }) => kind === 'boundary');
  return boundary?.kind === 'boundary' && (boundary.form === 'most' || boundary.form === 'rest')
    ? words.alone[boundary.form]
    : words.alone.open;
}

function describeMood(portrait: Portrait, words: Words): string[] {
  const { mood, claims } = portrait;
  if (mood === null || mood === 'only') throw new RangeError('a line without interests has a mood');
  const { heart, partner, suggestion, beside = words.elsewhere } = words.moods[mood];
  const picked = { beside, partner, suggestion };
  for (const claim of claims) {
    if (claim.kind === 'standing' && claim.form !== 'all')
      picked.beside = words.nearest[claim.themes[0]!];
    if (claim.kind === 'side')
      picked.partner = claim.isLiked
        ? pickSided(words.partners, claim)
        : words.rather[claim.side === 'negative' ? 'negative' : 'positive'];
  }
  return [
    heart,
    picked.beside,
    picked.partner,
    suggestByFacets(words, portrait) ?? picked.suggestion,
  ];
}

/** Returns four sentences, together of 50 to 70 words. */
export function describeSummary(portrait: Portrait, words: Words): string[] {
  const [first, second, third] = portrait.traits;
  if (first === undefined) return describeMood(portrait, words);
  return [
    pickSided(words.hearts, first),
    pickBeside(words, portrait, second),
    pickSided(words.partners, first),
    suggestByFacets(words, portrait) ?? words.suggestions[(third ?? first).theme],
  ];
}
