/**
 * Writes the summary of a portrait: how its pieces go together, what that is like for a partner,
 * and one suggestion (E2, measurement §4.4).
 */

import type { Portrait } from '../../../contract/profile.ts';
import type { Profile } from '../../../psychometrics/index.ts';
import { drawPortrait } from './portrait.ts';
import * as words from './summary-words.ts';

type Trait = Pick<Portrait['traits'][number], 'theme' | 'side'>;

const pickSided = (sentences: typeof words.hearts, { theme, side }: Trait): string => {
  const bySide: Readonly<Record<string, string>> = sentences[theme];
  return bySide[side] ?? sentences[theme].plain;
};

const suggestByFacets = ({ claims }: Portrait): string | undefined =>
  claims
    .map(({ kind }) => kind)
    .filter((kind) => kind === 'imagined' || kind === 'done')
    .map((kind) => words.facetSuggestions[kind])[0];

/** How the first interest goes with the others. */
function pickBeside({ mood, claims }: Portrait, second: Trait | undefined): string {
  if (second !== undefined) return words.besides[second.theme];
  if (mood === 'all') return words.alone.all;
  const boundary = claims.find(({ kind }) => kind === 'boundary');
  return boundary?.kind === 'boundary' && (boundary.form === 'most' || boundary.form === 'rest')
    ? words.alone[boundary.form]
    : words.alone.open;
}

function summariseMood(portrait: Portrait): string[] {
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
    if (claim.kind === 'crossing') picked.suggestion = words.suggestions[claim.theme];
  }
  return [heart, picked.beside, picked.partner, suggestByFacets(portrait) ?? picked.suggestion];
}

/** Returns four sentences, together of 50 to 70 words. */
export function writeSummary(portrait: Portrait): string[] {
  const [first, second, third] = portrait.traits;
  if (first === undefined) return summariseMood(portrait);
  return [
    pickSided(words.hearts, first),
    pickBeside(portrait, second),
    pickSided(words.partners, first),
    suggestByFacets(portrait) ?? words.suggestions[(third ?? first).theme],
  ];
}

/** What others may see: no figures, and nothing about how the answers were given. */
export const summariseForOthers = (profile: Profile): string[] =>
  writeSummary(drawPortrait(profile));
