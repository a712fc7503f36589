/**
 * What of a service's text may be shown (decisions E2, decisions/018). A list of what is allowed, never of what is not:
 * a sentence is one form of the claims it names, with names of theirs in it, between an opening and an ending of ours, or
 * none. The checks would rather refuse a good sentence than let a bad one pass: the summary by rules is always there.
 */

import { type Theme, themes, polarityThemes } from '../../../domain/themes.ts';
import { type Claim, counts, sides } from '../profile/profile.ts';
import { forms, namesOf, pairsOf } from './forms.ts';
import { endingsOf, openers, slots } from './surroundings.ts';

const word = '[a-z]+(?:[’-][a-z]+)*';

/** A sentence as its words and marks, each with a space before it: what is compared is whole words. */
const inPieces = (text: string): string =>
  (text.toLowerCase().match(new RegExp(`${word}|[,;:–]`, 'g')) ?? [])
    .map((piece) => ` ${piece}`)
    .join('');

const shortened: Readonly<Record<string, string>> = {
  'you’re': 'you are',
  'it’s': 'it is',
  'that’s': 'that is',
  'what’s': 'what is',
};

interface Name {
  readonly pieces: string;
  /** Stands in place of the name. No sentence that gets so far holds a '<'. */
  readonly mark: string;
}

const nameOf =
  (mark: string) =>
  (name: string): Name => ({ pieces: inPieces(name), mark: ` <${mark}>` });

/** Longer ones first, so that no name is found within another. */
const names: readonly Name[] = [
  ...themes.flatMap((key) => namesOf(key).map(nameOf(`THEME ${key}`))),
  ...polarityThemes.flatMap((key) => [
    nameOf(`SIDE ${key} positive`)(sides[key].positive),
    nameOf(`SIDE ${key} negative`)(sides[key].negative),
    nameOf(`BOTH ${key}`)(sides[key].both),
    ...pairsOf(key).map(nameOf(`PAIR ${key}`)),
  ]),
].sort((a, b) => b.pieces.length - a.pieces.length);

const markOf = new Map(names.map(({ pieces, mark }) => [pieces, mark]));
const anyName = new RegExp(`(?:${names.map(({ pieces }) => pieces).join('|')})(?= |$)`, 'g');

const several = (name: string, and: string): string =>
  `${name}(?:(?: , ${and}| ,| ${and})${name})*`;
const marked: Readonly<Record<string, string>> = {
  THEME: ' <THEME \\w+>',
  THEMES: several(' <THEME \\w+>', 'and'),
  SIDES: several(' <SIDE \\w+ \\w+>', 'and(?: towards?)?'),
  BOTH: several(' <BOTH \\w+>', 'and(?: to)?'),
  PAIR: several(' <PAIR \\w+>', 'and'),
  COUNT: ' <COUNT>',
  '[': '(?:',
  ']': ')?',
};

const isSlot = (part: string): part is keyof typeof slots => Object.hasOwn(slots, part);

/** The notation of the forms as a regular expression; every word brings the space before it. */
function patternOf(form: string): string {
  const parts = form.match(/[[\]]|[^\s[\]]+/g) ?? [];
  return parts
    .map((part) =>
      isSlot(part) ? patternOf(slots[part]) : (marked[part] ?? ` (?:${part.replaceAll('/', '|')})`),
    )
    .join('');
}

const anyOf = (list: readonly string[]): string => `(?:${list.map(patternOf).join('|')})`;

const patternsOf = (
  kind: Claim['kind'],
): { readonly anywhere: RegExp; readonly whole: RegExp } => ({
  anywhere: new RegExp(`${anyOf(forms[kind])}(?= |$)`),
  whole: new RegExp(`^${anyOf(openers)}?${anyOf(forms[kind])}${anyOf(endingsOf(kind))}?$`),
});

const kinds = Object.keys(forms) as Claim['kind'][]; // as: the forms are by kind
const patterns = new Map(kinds.map((kind) => [kind, patternsOf(kind)]));

const vocabulary = new Set(
  [
    ...names.map(({ pieces }) => pieces),
    ...Object.values(forms).flat(),
    ...openers,
    ...kinds.flatMap(endingsOf),
    ...Object.values(slots),
    ...Object.values(counts),
    ...Object.keys(shortened),
  ].flatMap((text) => text.match(/[a-z’-]+/g) ?? []),
);

/** One capital, one full stop, a mark only after a word and before one; no question in disguise. */
const plainSentence = new RegExp(
  `^(?!(?:Is|Are|Has|Have|Do) )[A-Z][a-z]*(?:[’-][a-z]+)*(?:(?:[,;:]? | – )${word})*\\.$`,
);
const longestSentence = 260;

const dimensionsOf = (claim: Claim): readonly Theme[] =>
  'dimensions' in claim ? claim.dimensions : 'dimension' in claim ? [claim.dimension] : [];

/** The names that a sentence on these claims may hold. */
function allowedMarks(cited: readonly Claim[]): ReadonlySet<string> {
  const marks = cited.flatMap((claim) => [
    ...dimensionsOf(claim).map((key) => `THEME ${key}`),
    ...(claim.kind === 'leans' ? [`SIDE ${claim.dimension} ${claim.pole}`] : []),
    ...(claim.kind === 'switches' ? [`BOTH ${claim.dimension}`, `PAIR ${claim.dimension}`] : []),
  ]);
  return new Set(marks);
}

/** A theme named beside sides is that of the one side: crossed, they would say what no claim does. */
function isCrossed(marks: readonly string[]): boolean {
  const [themes, others] = [
    marks.filter((mark) => mark.startsWith('THEME ')),
    marks.filter((mark) => !mark.startsWith('THEME ')),
  ];
  return (
    themes.length > 0 &&
    others.length > 0 &&
    (others.length > 1 || themes.some((theme) => theme.split(' ')[1] !== others[0]?.split(' ')[1]))
  );
}

/** 'Most' is for the strongest, which a claim names first. */
function putsAnotherFirst(claim: Claim, named: string, marks: readonly string[]): boolean {
  if (claim.kind !== 'drawn' || !/ most(?= |$)/.test(named)) return false;
  const themes = new Set(marks);
  return claim.dimensions.slice(0, themes.size).some((key) => !themes.has(`THEME ${key}`));
}

type Refused = { readonly refused: string };

/** One line of the service's text: the sentence, or why it may not be shown, without a word of it. */
export function checkLine(
  line: string,
  claims: readonly Claim[],
): { readonly text: string } | Refused {
  const [, numbers, written = ''] = /^\[(\d{1,2}(?:, ?\d{1,2})*)\] ?(.*)$/.exec(line.trim()) ?? [];
  if (numbers === undefined) return { refused: 'names no claim' };
  const indexes = numbers.split(',').map(Number);
  const cited = indexes.flatMap((index) => claims[index - 1] ?? []);
  const [claim, ...others] = cited;
  if (cited.length !== indexes.length || !claim || others.some(({ kind }) => kind !== claim.kind))
    return { refused: 'names claims that are not there, or of several kinds' };

  const text = written.replaceAll("'", '’');
  if (text.length > longestSentence || !plainSentence.test(text))
    return { refused: 'is no plain sentence' };
  const pieces = inPieces(text.slice(0, -1));
  if ((pieces.match(/[a-z’-]+/g) ?? []).some((one) => !vocabulary.has(one)))
    return { refused: 'uses a word outside its vocabulary' };

  const counted = claim.kind === 'below' ? counts[claim.count] : undefined;
  const inFull = pieces.replaceAll(/[a-z]+’[a-z]+/g, (one) => shortened[one] ?? one);
  const named = inFull
    .replaceAll(anyName, (name) => markOf.get(name) ?? '')
    .replaceAll(/ [a-z]+(?= |$)/g, (one) => (one.trim() === counted ? ' <COUNT>' : one));
  const marks = [...named.matchAll(/<(THEME|SIDE|BOTH|PAIR) ([^>]+)>/g)].map(
    ([, what, which]) => `${what} ${which}`,
  );
  const allowed = allowedMarks(cited);
  if (marks.some((mark) => !allowed.has(mark)))
    return { refused: 'speaks of another dimension or side' };
  if (isCrossed(marks)) return { refused: 'crosses a dimension with the side of another' };
  if (putsAnotherFirst(claim, named, marks)) return { refused: 'puts another dimension first' };

  const { anywhere, whole } = patterns.get(claim.kind) ?? {};
  if (!anywhere?.test(named)) return { refused: 'says its claim in no known form' };
  return whole?.test(named) ? { text } : { refused: 'says more than its claim' };
}

/** Ours, and the same for everybody: the service writes no line without a claim. */
export const closing = 'A profile is a beginning of a conversation and not its end.';

const fewest = 3;
const most = 9;

/** A text as it grows. A sentence that may not be shown, for itself or after those before it, is not added. */
export function openText(claims: readonly Claim[]): {
  add(line: string): { readonly text: string } | Refused;
  end(): { readonly text: string } | Refused;
} {
  const sentences: string[] = [];
  const said = new Set<string>();
  return {
    add(line) {
      if (sentences.length === most) return { refused: 'is one too many' };
      const checked = checkLine(line, claims);
      if ('refused' in checked) return checked;
      const words =
        checked.text
          .toLowerCase()
          .match(/[a-z’-]+/g)
          ?.join(' ') ?? '';
      if (said.has(words)) return { refused: 'repeats another' };
      said.add(words);
      sentences.push(checked.text);
      return checked;
    },
    end: () =>
      sentences.length < Math.max(1, Math.min(fewest, claims.length))
        ? { refused: 'is too short' }
        : { text: [...sentences, closing].join(' ') },
  };
}
