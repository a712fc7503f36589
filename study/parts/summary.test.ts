/**
 * Checks the summary texts of 1,000 simulated people. This file parses the claims in every sentence
 * and compares them with the figures. It does not use the code that makes the claims in the product
 * (product decisions E2).
 */

import { describe, expect, test } from 'vitest';
import {
  computeProfile,
  responseQuality,
  selectSetB,
  type Estimate,
  type Profile,
} from '../../src/psychometrics/index.ts';
import { summarise } from '../../src/server/features/profile/summary/summary.ts';
import { simulateAnswers, drawPerson } from '../people/population.ts';
import { generator } from '../people/random.ts';
import { studySeed, getWorld } from '../people/worlds.ts';

const people = 1000;
/** The 97.5 % quantile of the standard normal distribution. */
const z = 1.959_963_985;

type Theme = keyof Profile['scores'];
type PolarityTheme = keyof Profile['polarities'];

/** The phrases that the summaries use for themes. */
const topicWords: ReadonlyArray<readonly [string, Theme]> = [
  ['power between partners', 'DS'],
  ['intense sensation', 'SM'],
  ['bondage', 'BOND'],
  ['showing or watching', 'EXVOY'],
  ['particular materials or clothing', 'FET'],
  ['humiliation play', 'HUMIL'],
  ['primal play', 'PRIMAL'],
  ['giving or receiving care', 'ROLE'],
  ['openness beyond one partner', 'ENM'],
  ['soft, sensory play', 'SENS'],
];
const leaningWords: ReadonlyArray<readonly [string, readonly [PolarityTheme, 1 | -1]]> = [
  ['leading', ['DS', 1]],
  ['following', ['DS', -1]],
  ['giving intense sensation', ['SM', 1]],
  ['receiving intense sensation', ['SM', -1]],
  ['being seen', ['EXVOY', 1]],
  ['watching', ['EXVOY', -1]],
  ['the humiliating side of agreed humiliation play', ['HUMIL', 1]],
  ['the receiving side of agreed humiliation play', ['HUMIL', -1]],
  ['the hunter’s side of primal play', ['PRIMAL', 1]],
  ['the prey’s side of primal play', ['PRIMAL', -1]],
  ['taking care of a partner', ['ROLE', 1]],
  ['being looked after', ['ROLE', -1]],
];
const bothWords: ReadonlyArray<readonly [string, PolarityTheme]> = [
  ['lead and follow', 'DS'],
  ['give intense sensation and receive it', 'SM'],
  ['be seen and to watch', 'EXVOY'],
  ['take either side of agreed humiliation play', 'HUMIL'],
  ['hunt and be hunted', 'PRIMAL'],
  ['take care of a partner and be looked after', 'ROLE'],
];
const numberWords = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/**
 * Parses a list of phrases from a sentence and returns their meanings. Throws an error at any text
 * that is neither a known phrase nor a comma or joining word between two phrases.
 */
function read<T>(list: string, words: ReadonlyArray<readonly [string, T]>): T[] {
  const found: T[] = [];
  let rest = list.toLowerCase();
  while (rest !== '') {
    const match = words
      .filter(([word]) => rest.startsWith(word))
      .toSorted(([a], [b]) => b.length - a.length)[0];
    if (!match) throw new Error(`not understood: '${rest}' in '${list}'`);
    found.push(match[1]);
    rest = rest.slice(match[0].length).replace(/^(, and toward |, toward |, and to |, | and )/, '');
  }
  return found;
}

const surelyAbove = ({ value, se }: Estimate, limit: number): boolean =>
  (value - limit) / se > z - 1e-4;
const surelyBelow = ({ value, se }: Estimate, limit: number): boolean =>
  (limit - value) / se > z - 1e-4;

interface Reader {
  readonly pattern: RegExp;
  readonly isTrue: (profile: Profile, words: string) => boolean;
}

const everyScore = ({ scores }: Profile): Estimate[] => Object.values(scores);

const readers: readonly Reader[] = [
  {
    pattern: /^You are drawn most to (.+)\.$/,
    isTrue: ({ scores }, words) =>
      read(words, topicWords).every((theme) => surelyAbove(scores[theme], 50)),
  },
  {
    pattern:
      /^No single dimension stands out beyond its margin; (.+) is ahead of the others by less than that\.$/,
    isTrue: (profile, words) => {
      const [theme] = read(words, topicWords);
      return (
        theme !== undefined &&
        everyScore(profile).every(
          (score) => !surelyAbove(score, 50 + 1e-3) && score.value <= profile.scores[theme].value,
        )
      );
    },
  },
  {
    pattern:
      /^You are drawn to all ten dimensions: there is little in this survey that you would rather leave out\.$/,
    isTrue: (profile) => everyScore(profile).every((score) => surelyAbove(score, 50)),
  },
  {
    pattern:
      /^None of the ten dimensions draws you strongly\. You know what you would rather leave out, and that is as clear an answer as any\.$/,
    isTrue: (profile) => everyScore(profile).every((score) => surelyBelow(score, 50)),
  },
  {
    pattern:
      /^In (\w+) of the ten dimensions your interest is clearly below the middle of the scale\.$/,
    isTrue: (profile, words) =>
      everyScore(profile).filter((score) => surelyBelow(score, 50)).length ===
      numberWords.indexOf(words),
  },
  {
    pattern: /^(.+) (?:is|are) of little interest to you\.$/,
    isTrue: ({ scores }, words) =>
      read(words, topicWords).every((theme) => surelyBelow(scores[theme], 100 / 3)),
  },
  {
    pattern: /^You lean toward (.+)\.$/,
    isTrue: ({ polarities }, words) =>
      read(words, leaningWords).every(([pole, sign]) =>
        surelyAbove({ value: polarities[pole].value * sign, se: polarities[pole].se }, 0),
      ),
  },
  {
    pattern: /^You like to (.+)\.$/,
    isTrue: ({ poles }, words) =>
      read(words, bothWords).every((theme) => {
        const sides = poles[theme];
        return sides !== null && surelyAbove(sides.positive, 50) && surelyAbove(sides.negative, 50);
      }),
  },
  {
    pattern: /^In (.+), you imagine more than you would do\.$/,
    isTrue: ({ facets }, words) =>
      read(words, topicWords).every(
        (theme) =>
          surelyAbove(facets[theme].gap, 0) &&
          facets[theme].fantasy.value > facets[theme].activity.value,
      ),
  },
  {
    pattern: /^In (.+), doing appeals to you more than imagining\.$/,
    isTrue: ({ facets }, words) =>
      read(words, topicWords).every(
        (theme) =>
          surelyBelow(facets[theme].gap, 0) &&
          facets[theme].activity.value > facets[theme].fantasy.value,
      ),
  },
  {
    pattern:
      /^This rests on (\d+) answers and on question parameters that are still provisional\.$/,
    isTrue: (profile, words) => profile.answered === Number(words) && profile.provisional,
  },
];
/** Matches sentences about the quality of the answers, which claim nothing about the person. */
const qualitySentence =
  /^(Many answers in a row are the same|Your answers follow an unusual pattern|Your answers lie close together)/;

/**
 * Splits a text into sentences. Keeps the sentence before "You know" together with the one that
 * follows, because the two make one claim.
 */
const splitSentences = (text: string): string[] =>
  text
    .replace('strongly. You know', 'strongly; You know')
    .split(/(?<=\.) /)
    .map((sentence) => sentence.replace('strongly; You know', 'strongly. You know'));

/** Returns the sentences that match no known pattern or that the figures do not support. */
function unsupported(text: string, profile: Profile): string[] {
  return splitSentences(text).filter((sentence) => {
    if (qualitySentence.test(sentence)) return false;
    const reader = readers.find(({ pattern }) => pattern.test(sentence));
    return !reader?.isTrue(profile, reader.pattern.exec(sentence)?.[1] ?? '');
  });
}

/**
 * Simulates a person of high, middling or low general interest, who answers the questions that the
 * product chooses.
 */
function simulate(index: number): { readonly profile: Profile; readonly text: string } {
  const { truth, provisional: bank } = getWorld(0);
  const random = generator(`${studySeed}/summary ${index}`);
  const all = simulateAnswers(truth, drawPerson(random, (index % 7) * 0.4 - 1.2), random);
  const setA = all.map((answer, i) => (bank.items[i]?.form === 'standard-48' ? answer : null));
  const setB = new Set(
    selectSetB(bank, setA, {
      targetCount: 15,
      adaptiveLength: true,
      seed: `summary ${index}`,
      exposure: bank.items.map(() => 0),
    }),
  );
  const answers = all.map(
    (answer, i) => setA[i] ?? (setB.has(bank.items[i]?.id ?? '') ? answer : null),
  );
  const profile = computeProfile(bank, answers);
  return { profile, text: summarise(profile, responseQuality(bank, answers)) };
}

describe('the summary over 1,000 simulated people', () => {
  const summaries = Array.from({ length: people }, (_, index) => simulate(index));

  test('says nothing that the figures do not support', () => {
    const wrong = summaries.flatMap(({ text, profile }, index) =>
      unsupported(text, profile).map((sentence) => `${index}: ${sentence}`),
    );
    expect(wrong).toEqual([]);
  });

  test('uses nine kinds of sentences and varies between people', () => {
    const used = readers.filter(({ pattern }) =>
      summaries.some(({ text }) => splitSentences(text).some((sentence) => pattern.test(sentence))),
    );
    expect(used.length).toBeGreaterThanOrEqual(9);
    expect(new Set(summaries.map(({ text }) => text)).size).toBeGreaterThan(people * 0.9);
  });

  test('is mostly wrong about another person', () => {
    const foundOut = summaries.filter(({ text }, index) =>
      unsupported(text, summaries[(index + 1) % people]?.profile ?? summaries[0]!.profile).some(
        (sentence) => !sentence.startsWith('This rests'),
      ),
    ); // The `!` is safe because `people` is not zero.
    expect(foundOut.length).toBeGreaterThan(people * 0.7);
  });
});
