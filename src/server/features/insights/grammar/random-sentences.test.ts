/** Checks the vocabulary, and random sentences of the grammar, most of them nearly correct. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claimsOfEveryKind as claims } from '../../../../../test/support/insights/claims.ts';
import {
  comparison,
  denial,
  graphicWord,
  neverSaid,
  themeWords,
} from '../../../../../test/support/insights/forbidden-words.ts';
import { isFull } from '../../../../../test/support/tiers.ts';
import { capitalise } from '../../../../domain/texts.ts';
import { polarityThemes, type Theme, themes } from '../../../../domain/themes.ts';
import { type Claim } from '../claims.ts';
import { polePhrases } from '../describe-claims.ts';
import { checkLine } from './check-line.ts';
import { bothPoleNames, themeNames } from './names.ts';
import { endingsAfter, openings, slots } from './notation.ts';
import { templates } from './templates.ts';

const kinds = Object.keys(templates) as Claim['kind'][]; // as: the keys of a record
const surroundings = [...openings, ...kinds.flatMap(endingsAfter), ...Object.values(slots)];
const listWords = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.match(/[a-z]+/g) ?? [])),
];

const everyPoleName = polarityThemes.flatMap((theme) => [
  polePhrases[theme].positive,
  polePhrases[theme].negative,
  polePhrases[theme].both,
  ...bothPoleNames(theme),
]);
const everyName = [...themes.flatMap(themeNames), ...everyPoleName];
const plainWords = listWords(surroundings);
const everyWord = [
  ...listWords([...surroundings, ...Object.values(templates).flat()]),
  ...everyName,
];
const counts = ['three', 'four', 'five', 'nine'];

const listThemes = (claim: Claim | undefined): readonly Theme[] => {
  if (!claim) return [];
  if ('theme' in claim) return [claim.theme];
  return 'themes' in claim ? claim.themes : [];
};

/** Picks a number below `count`. */
type Choose = (count: number) => number;

const chooseFrom = <T>(choose: Choose, list: readonly T[]): T | undefined =>
  list[choose(list.length || 1)];

/**
 * Builds a text from a template by choosing among its alternatives and filling its placeholders.
 */
function fillTemplate(
  template: string,
  fillPlaceholder: (name: string) => string,
  choose: Choose,
): string {
  let text = template;
  while (/\[[^[\]]*\]/.test(text))
    text = text.replace(/\[([^[\]]*)\]/, (_, inner: string) => (choose(2) === 0 ? '' : inner));
  return text
    .trim()
    .split(/\s+/)
    .map((part) => {
      if (part in slots)
        return fillTemplate(slots[part as keyof typeof slots], fillPlaceholder, choose);
      if (/^[A-Z]+$/.test(part)) return fillPlaceholder(part);
      return chooseFrom(choose, part.split('/')) ?? '';
    })
    .join(' ');
}

/** Fills placeholders with names of the claim in most cases, and otherwise with any name. */
function createFiller(claim: Claim | undefined, choose: Choose): (placeholder: string) => string {
  const own = listThemes(claim);
  const ownSides = claim?.kind === 'leans' ? [polePhrases[claim.theme][claim.pole]] : [];
  return (placeholder) => {
    if (placeholder === 'COUNT') return chooseFrom(choose, counts) ?? '';
    const theme = chooseFrom(choose, own);
    if (choose(4) === 0 || theme === undefined) return chooseFrom(choose, everyName) ?? '';
    if (placeholder === 'SIDES') return chooseFrom(choose, ownSides) ?? 'bondage';
    return (
      chooseFrom(choose, placeholder.startsWith('THEME') ? themeNames(theme) : everyPoleName) ?? ''
    );
  };
}

interface Edit {
  readonly at: number;
  readonly word: string;
  readonly removes: boolean;
}

function applyEdits(words: readonly string[], edits: readonly Edit[], choose: Choose): string[] {
  const edited = [...words];
  for (const { at, word, removes } of edits)
    edited.splice(at % (edited.length + 1), removes && choose(3) === 0 ? 1 : 0, word);
  return edited;
}

const toSentence = (words: readonly string[]): string =>
  `${capitalise(words.join(' ').replaceAll(/ (?=[,;:])/g, ''))}.`;

const sentences = fc
  .record({
    claimIndex: fc.nat(claims.length - 1),
    otherIndex: fc.nat(claims.length - 1),
    isOwnTemplate: fc.integer({ min: 0, max: 3 }).map((n) => n > 0),
    templateIndex: fc.nat(),
    choices: fc.array(fc.nat(59), { minLength: 60, maxLength: 60 }),
    edits: fc.array(
      fc.record({
        at: fc.nat(30),
        word: fc.constantFrom(...everyWord, ...plainWords, ...plainWords),
        removes: fc.boolean(),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ claimIndex, otherIndex, isOwnTemplate, templateIndex, choices, edits }) => {
    let next = 0;
    const choose: Choose = (count) => (choices[next++ % choices.length] ?? 0) % count;
    const claim = claims[claimIndex];
    const list = templates[(isOwnTemplate ? claim : claims[otherIndex])?.kind ?? 'drawn'];
    const endings = endingsAfter(choose(4) === 0 ? 'drawn' : (claim?.kind ?? 'drawn'));
    const opening = choose(2) === 0 ? '' : chooseFrom(choose, openings);
    const ending = choose(2) === 0 ? '' : chooseFrom(choose, endings);
    const template = `${opening} ${list[templateIndex % list.length]} ${ending}`;
    const words = fillTemplate(template, createFiller(claim, choose), choose).split(' ');
    const isEdited = choose(3) === 0;
    return { claimIndex, text: toSentence(applyEdits(words, isEdited ? edits : [], choose)) };
  });

function expectNoOtherTheme(claim: Claim, said: string, text: string): void {
  const own = listThemes(claim);
  for (const theme of themes)
    if (!own.includes(theme)) expect(themeWords[theme].test(said), `${theme}: ${text}`).toBe(false);
}

function expectLiking(claim: Claim, said: string, text: string): void {
  expect(denial.test(said), text).toBe(false);
  expect(/\b(more|less|than|imagin\w*|do|doing|may|might|perhaps|could)\b/.test(said), text).toBe(
    false,
  );
  if (claim.kind === 'drawn' && /\bmost\b/.test(said)) expect(said, text).toMatch(themeWords.BOND);
  if (claim.kind !== 'leans') return;
  const { positive, negative } = polePhrases[claim.theme];
  const [own, opposite] = claim.pole === 'positive' ? [positive, negative] : [negative, positive];
  const namesOfTheme = new RegExp(themeNames(claim.theme).join('|'), 'g');
  expect(said.replaceAll(namesOfTheme, ''), text).not.toContain(opposite);
  expect(said).toContain(own);
}

/** Expects an accepted sentence to contain the words that express `claim`. */
function expectMeaning(claim: Claim, said: string, text: string): void {
  const doing = said.search(/\bdo(ing)?\b/);
  switch (claim.kind) {
    case 'drawn':
    case 'leans':
    case 'switches':
      return expectLiking(claim, said, text);
    case 'little':
      expect(said, text).toMatch(/little|low|rather leave/);
      return expect(said.match(/little|low\b|lowest|rather leave|below/g), text).toHaveLength(1);
    case 'below':
      return expect(said.match(/\b(three|four|five|nine)\b/g), text).toEqual(['four']);
    case 'perhaps':
      return expect(said, text).toMatch(/perhaps|may|might|could|less than|no single/);
    case 'imagines-more':
      return expect(said.indexOf('imagin'), text).toBeLessThan(doing);
    case 'does-more':
      return expect(doing, text).toBeLessThan(said.indexOf('imagin'));
    case 'all-drawn':
    case 'none-drawn':
      return undefined;
    default:
      return claim satisfies never;
  }
}

test('an accepted sentence says only its own claim', () => {
  const passed = new Set<string>();
  fc.assert(
    fc.property(sentences, ({ claimIndex, text }) => {
      const claim = claims[claimIndex];
      if (!claim || !('text' in checkLine(`[${claimIndex + 1}] ${text}`, claims))) return;
      passed.add(text);
      const said = text
        .toLowerCase()
        .replaceAll('openness to more than one partner', 'openness beyond one partner');
      expectNoOtherTheme(claim, said, text);
      for (const pattern of neverSaid) expect(pattern.test(said), text).toBe(false);
      expectMeaning(claim, said, text);
    }),
    { numRuns: isFull ? 20_000 : 6000 },
  );
  expect(passed.size).toBeGreaterThan(1000);
});

describe('openings and endings', () => {
  test('name the reader and the themes in set phrases only', () => {
    expect(surroundings.filter((text) => /\byou\b/.test(text))).toEqual(['for you [,]']);
    expect(surroundings.filter((text) => /\b(dimensions|other)\b/.test(text))).toEqual([
      'in other words [,]',
      '[and/also/so] among the ten dimensions [,]',
    ]);
  });

  test('name no theme, deny, compare or say anything forbidden', () => {
    const words = listWords(surroundings);
    for (const forbidden of [...Object.values(themeWords), ...neverSaid, denial, comparison])
      expect(
        words.filter((word) => forbidden.test(word)),
        String(forbidden),
      ).toEqual([]);
  });
});

describe('the vocabulary', () => {
  test('spells no graphic word across several words', () => {
    const short = listWords([...surroundings, ...Object.values(templates).flat()]).filter(
      (word) => word.length < 5,
    );
    const joined = short.flatMap((one) =>
      short.flatMap((two) => [one + two, ...short.map((three) => one + two + three)]),
    );
    expect(joined.length).toBeGreaterThan(10_000);
    expect(joined.filter((text) => graphicWord.test(text))).toEqual([]);
  });
});
