/**
 * Writes the summary of a portrait: how its pieces go together, what that is like for a partner,
 * and one suggestion (measurement §4.4).
 */

import de from '../../../../locales/de/server/features/profile/summary-words.ts';
import es from '../../../../locales/es/server/features/profile/summary-words.ts';
import fr from '../../../../locales/fr/server/features/profile/summary-words.ts';
import he from '../../../../locales/he/server/features/profile/summary-words.ts';
import ptBR from '../../../../locales/pt-BR/server/features/profile/summary-words.ts';
import type { Portrait } from '../../../contract/profile.ts';
import type { Profile } from '../../../psychometrics/index.ts';
import { currentLocale, inEachLanguage, runInLocale } from '../../platform/language.ts';
import { drawPortrait } from './portrait.ts';
import * as english from './summary-words.ts';

const summaryWords = inEachLanguage(english, { de, fr, es, 'pt-BR': ptBR, he });

type Words = ReturnType<typeof summaryWords>;
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

/** How the first interest goes with the others. */
function pickBeside(words: Words, { mood, claims }: Portrait, second: Trait | undefined): string {
  if (second !== undefined) return words.besides[second.theme];
  if (mood === 'all') return words.alone.all;
  const boundary = claims.find(({ kind }) => kind === 'boundary');
  return boundary?.kind === 'boundary' && (boundary.form === 'most' || boundary.form === 'rest')
    ? words.alone[boundary.form]
    : words.alone.open;
}

function summariseMood(words: Words, portrait: Portrait): string[] {
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
  return [
    heart,
    picked.beside,
    picked.partner,
    suggestByFacets(words, portrait) ?? picked.suggestion,
  ];
}

/** Returns four sentences, together of 50 to 70 words. */
export function writeSummary(portrait: Portrait): string[] {
  const words = summaryWords();
  const [first, second, third] = portrait.traits;
  if (first === undefined) return summariseMood(words, portrait);
  return [
    pickSided(words.hearts, first),
    pickBeside(words, portrait, second),
    pickSided(words.partners, first),
    suggestByFacets(words, portrait) ?? words.suggestions[(third ?? first).theme],
  ];
}

/**
 * What others may see: no figures, and nothing about how the answers were given. In English, for a
 * record that `translateSummary` shows in the language of whoever reads it.
 */
export const summariseForOthers = (profile: Profile): string[] =>
  runInLocale('en', () => writeSummary(drawPortrait(profile)));

/** Each text of a module or an object, by the names that lead to it. */
const listTexts = (words: object, way = ''): [way: string, text: string][] =>
  Object.entries<string | object>({ ...words }).flatMap(([name, part]) =>
    typeof part === 'string' ? [[`${way}.${name}`, part]] : listTexts(part, `${way}.${name}`),
  );

const ways = new Map(listTexts(english).map(([way, text]) => [text, way]));

/** Returns the sentences of an English summary in the language of the current request. */
export function translateSummary(sentences: readonly string[]): string[] {
  if (currentLocale() === 'en') return [...sentences];
  const texts = new Map(listTexts(summaryWords()));
  return sentences.map((text) => texts.get(ways.get(text) ?? '') ?? text);
}
