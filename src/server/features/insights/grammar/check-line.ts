/**
 * Checks a line of the language model before it is shown (ADR 12). A sentence passes only if it
 * fits a template for the claims that it cites, with names from these claims alone, and at most one
 * listed opening and ending. A good sentence may be refused: there is always the summary.
 */

import type { Theme } from '../../../../domain/themes.ts';
import { type Claim } from '../claims.ts';
import { numberWords } from '../describe-claims.ts';
import { listTags, namePieces, tagNames } from './names.ts';
import { compileAny, toPieces, word, endingsAfter, openings, slots } from './notation.ts';
import { templates } from './templates.ts';

const contractions: Readonly<Record<string, string>> = {
  'you’re': 'you are',
  'it’s': 'it is',
  'that’s': 'that is',
  'what’s': 'what is',
};

interface Patterns {
  /** Anywhere in a sentence. */
  readonly template: RegExp;
  readonly wholeSentence: RegExp;
}

function compilePatterns(kind: Claim['kind']): Patterns {
  const template = compileAny(templates[kind]);
  return {
    template: new RegExp(`${template}(?= |$)`),
    wholeSentence: new RegExp(
      `^${compileAny(openings)}?${template}${compileAny(endingsAfter(kind))}?$`,
    ),
  };
}

const kinds = Object.keys(templates) as Claim['kind'][]; // as: the keys of a record
const patternsByKind = new Map(kinds.map((kind) => [kind, compilePatterns(kind)]));

const vocabulary = new Set(
  [
    ...namePieces,
    ...Object.values(templates).flat(),
    ...openings,
    ...kinds.flatMap(endingsAfter),
    ...Object.values(slots),
    ...Object.values(numberWords),
    ...Object.keys(contractions),
  ].flatMap((text) => text.match(/[a-z’-]+/g) ?? []),
);

/**
 * Begins with a capital and not like a question, ends with a full stop, and has at most one
 * punctuation mark between two words.
 */
const plainSentence = new RegExp(
  `^(?!(?:Is|Are|Has|Have|Do) )[A-Z][a-z]*(?:[’-][a-z]+)*(?:(?:[,;:]? | – )${word})*\\.$`,
);
const maxSentenceLength = 260;

interface Refused {
  /** The predicate of a log message. It never quotes the text. */
  readonly refused: string;
}

interface Citation {
  /** The cited claims, all of one kind. */
  readonly claims: readonly [Claim, ...Claim[]];
  readonly sentence: string;
}

/** Parses a line such as "[1,2] Sentence." */
function parseCitation(line: string, claims: readonly Claim[]): Citation | Refused {
  const [, numbers, written = ''] = /^\[(\d{1,2}(?:, ?\d{1,2})*)\] ?(.*)$/.exec(line.trim()) ?? [];
  if (numbers === undefined) return { refused: 'names no claim' };
  const indexes = numbers.split(',').map(Number);
  const [first, ...others] = indexes.flatMap((index) => claims[index - 1] ?? []);
  const isComplete = first !== undefined && others.length + 1 === indexes.length;
  if (!isComplete || others.some(({ kind }) => kind !== first.kind))
    return { refused: 'names claims that are not there, or of several kinds' };
  return { claims: [first, ...others], sentence: written.replaceAll("'", '’') };
}

function checkWords(sentence: string): string | undefined {
  if (sentence.length > maxSentenceLength || !plainSentence.test(sentence))
    return 'is no plain sentence';
  const words = toPieces(sentence).match(/[a-z’-]+/g) ?? [];
  return words.every((one) => vocabulary.has(one))
    ? undefined
    : 'uses a word outside its vocabulary';
}

/** Replaces names and the count with tags, and contractions with their full forms. */
function tagSentence(sentence: string, claim: Claim): string {
  const count = claim.kind === 'below' ? numberWords[claim.count] : undefined;
  const inFull = toPieces(sentence).replaceAll(/[a-z]+’[a-z]+/g, (one) => contractions[one] ?? one);
  return tagNames(inFull).replaceAll(/ [a-z]+(?= |$)/g, (one) =>
    one.trim() === count ? ' <COUNT>' : one,
  );
}

const listThemes = (claim: Claim): readonly Theme[] =>
  'themes' in claim ? claim.themes : 'theme' in claim ? [claim.theme] : [];

function allowedTags(claims: readonly Claim[]): ReadonlySet<string> {
  return new Set(
    claims.flatMap((claim) => [
      ...listThemes(claim).map((theme) => `THEME ${theme}`),
      ...(claim.kind === 'leans' ? [`SIDE ${claim.theme} ${claim.pole}`] : []),
      ...(claim.kind === 'switches' ? [`BOTH ${claim.theme}`, `PAIR ${claim.theme}`] : []),
    ]),
  );
}

const themeOfTag = (tag: string): string | undefined => tag.split(' ')[1];

/** Whether a theme meets the pole of another, or several poles; no claim says that. */
function isCrossed(tags: readonly string[]): boolean {
  const themeTags = tags.filter((tag) => tag.startsWith('THEME '));
  const [poleTag, ...otherPoleTags] = tags.filter((tag) => !tag.startsWith('THEME '));
  if (themeTags.length === 0 || poleTag === undefined) return false;
  return (
    otherPoleTags.length > 0 || themeTags.some((tag) => themeOfTag(tag) !== themeOfTag(poleTag))
  );
}

/**
 * Whether "most" leaves out a theme that is stronger than a named one. A claim lists its strongest
 * first.
 */
function putsAnotherFirst(claim: Claim, tagged: string, tags: readonly string[]): boolean {
  if (claim.kind !== 'drawn' || !/ most(?= |$)/.test(tagged)) return false;
  const named = new Set(tags);
  return claim.themes.slice(0, named.size).some((theme) => !named.has(`THEME ${theme}`));
}

function checkNames(claims: Citation['claims'], tagged: string): string | undefined {
  const tags = listTags(tagged);
  const allowed = allowedTags(claims);
  if (tags.some((tag) => !allowed.has(tag))) return 'speaks of another theme or side';
  if (isCrossed(tags)) return 'crosses a theme with the side of another';
  return putsAnotherFirst(claims[0], tagged, tags) ? 'puts another theme first' : undefined;
}

function checkTemplate({ kind }: Claim, tagged: string): string | undefined {
  const { template, wholeSentence } = patternsByKind.get(kind) ?? {};
  if (!template?.test(tagged)) return 'says its claim in no known form';
  return wholeSentence?.test(tagged) ? undefined : 'says more than its claim';
}

export function checkLine(
  line: string,
  claims: readonly Claim[],
): { readonly text: string } | Refused {
  const citation = parseCitation(line, claims);
  if ('refused' in citation) return citation;
  const { claims: cited, sentence } = citation;
  const refusedWords = checkWords(sentence);
  if (refusedWords !== undefined) return { refused: refusedWords };
  const tagged = tagSentence(sentence, cited[0]);
  const refused = checkNames(cited, tagged) ?? checkTemplate(cited[0], tagged);
  return refused === undefined ? { text: sentence } : { refused };
}

/**
 * The program adds it: every sentence of the language model must cite a claim, and this one cites
 * none.
 */
export const closingSentence = 'A profile is a beginning of a conversation and not its end.';

/** A text needs this many sentences, or one for each claim if there are fewer claims. */
const minSentences = 3;
const maxSentences = 9;

type Accepted = { readonly text: string };

interface InsightText {
  /** Refuses a sentence that fails the check, repeats another or exceeds the maximum. */
  add(line: string): Accepted | Refused;
  /** Adds the closing sentence, or refuses a text that is too short. */
  finish(): Accepted | Refused;
}

/** Equal for sentences that differ only in punctuation or capitals. */
const repetitionKey = (sentence: string): string =>
  (sentence.toLowerCase().match(/[a-z’-]+/g) ?? []).join(' ');

export function createInsightText(claims: readonly Claim[]): InsightText {
  const sentences: string[] = [];
  const keys = new Set<string>();
  return {
    add(line) {
      if (sentences.length === maxSentences) return { refused: 'is one too many' };
      const checked = checkLine(line, claims);
      if ('refused' in checked) return checked;
      const key = repetitionKey(checked.text);
      if (keys.has(key)) return { refused: 'repeats another' };
      keys.add(key);
      sentences.push(checked.text);
      return checked;
    },
    finish() {
      const isTooShort = sentences.length < Math.max(1, Math.min(minSentences, claims.length));
      return isTooShort
        ? { refused: 'is too short' }
        : { text: [...sentences, closingSentence].join(' ') };
    },
  };
}
