/**
 * Draws people and their answers with the study's own random number generator, xoshiro128**
 * (Blackman & Vigna 2018), seeded from a text. The same seed gives the same people.
 */

import type { BankItem, ItemParameters } from 'spark-psychometrics';
import { apply, choleskyRoot, inverse, type ResponseItem } from '../../second-model/estimate.ts';
import {
  expertParameters,
  position,
  probabilities,
  latentCount,
  traitCount,
  traitNames,
  type NaiveItem,
  priorCovariance,
} from '../../second-model/model.ts';
import { complementOf, squareRoot } from '../../second-model/pair.ts';
import { domainScores, profileScores, type ProfileScores } from '../../second-model/profile.ts';

export interface Random {
  /** A uniform number in [0, 1) with 32 random bits. */
  uniform(): number;
  /** A standard normal number, by the polar method (Marsaglia & Bray 1964). */
  normal(): number;
  /** A random integer from 0 to n - 1. */
  below(n: number): number;
}

function rotate(x: number, k: number): number {
  return (x << k) | (x >>> (32 - k));
}

/** Returns the initial state for a seed: its characters, mixed by the function of SplitMix32. */
function stateFrom(seed: string): [number, number, number, number] {
  let sum = 0x6a09e667;
  const word = (): number => {
    sum = (sum + 0x9e3779b9) | 0;
    let z = sum;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return z ^ (z >>> 15);
  };
  for (const character of seed) sum = (sum ^ character.codePointAt(0)!) + word();
  return [word(), word(), word(), word()];
}

export function generator(seed: string): Random {
  const s = stateFrom(seed);
  const uniform = (): number => {
    const result = Math.imul(rotate(Math.imul(s[1], 5), 7), 9) >>> 0;
    const t = s[1] << 9;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotate(s[3], 11);
    return result / 2 ** 32;
  };
  let spare: number | undefined;
  const normal = (): number => {
    if (spare !== undefined) {
      const value = spare;
      spare = undefined;
      return value;
    }
    for (;;) {
      const [u, v] = [2 * uniform() - 1, 2 * uniform() - 1];
      const square = u * u + v * v;
      if (square >= 1 || square === 0) continue;
      const scale = Math.sqrt((-2 * Math.log(square)) / square);
      spare = v * scale;
      return u * scale;
    }
  };
  return { uniform, normal, below: (n) => Math.floor(uniform() * n) };
}

/** The SD of the true log slopes around the expert's log slope. */
const logSlopeSd = 0.3;
/** The standard deviation of the differences between true and expert locations. */
const locationSd = 0.4;
/** The correlation of complementary traits in a constructed match. */
const matchCorrelation = 0.8;

const priorRoot = choleskyRoot(priorCovariance());
const symmetricRoot = squareRoot(priorCovariance());
const inverseRoot = inverse(symmetricRoot);
const rootTimesExchange = symmetricRoot.map((row) => row.map((_, j) => row[complementOf(j)]!));

/**
 * Draws true item parameters as a calibration might find them (measurement §9). The slopes are
 * lognormal around 1.7. The locations are normal around the expert's locations.
 */
export function plausibleTruth(
  items: readonly BankItem[],
  random: Random,
): Map<string, ItemParameters> {
  return new Map(
    items.map((item) => {
      const { a, b } = expertParameters(item.rarity);
      const shift = locationSd * random.normal();
      // as: expertParameters gives six
      const thresholds = b.map((threshold) => threshold + shift) as unknown as ItemParameters['b'];
      return [
        item.id,
        { a: a * Math.exp(logSlopeSd * random.normal()), b: thresholds, status: 'calibrated' },
      ];
    }),
  );
}

/** Draws a latent vector (27 numbers) from the prior and lowers its 17 traits by `shift`. */
export function drawPerson(random: Random, shift: number): number[] {
  const z = Array.from({ length: latentCount }, () => random.normal());
  return priorRoot.map((row, i) =>
    row.reduce((sum, l, k) => sum + l * z[k]!, i < traitCount ? -shift : 0),
  );
}

/** Draws a person who likes soft play (SENS at .8) and little else (lowered by 1.8). */
export function drawVanillaPerson(random: Random): number[] {
  const person = drawPerson(random, 1.8);
  person[traitNames.indexOf('SENS0')] = 0.8;
  return person;
}

/** Draws a person whose traits correlate .8 with the complementary traits of the given person. */
export function drawMatch(random: Random, person: readonly number[]): number[] {
  return drawPartner(random, person, matchCorrelation);
}

/**
 * Draws a partner whose traits correlate with the complementary traits of the given person, -1 to
 * 1. The partner alone is distributed according to the prior: with the square root W of the prior
 * covariance and the exchange P of complementary traits, the partner is c W P W⁻¹ person + √(1 -
 * c²) times another person. For a prior that is symmetric in the poles, W P W⁻¹ is P.
 */
export function drawPartner(
  random: Random,
  person: readonly number[],
  correlation: number,
): number[] {
  const other = drawPerson(random, 0);
  const wanted = apply(rootTimesExchange, apply(inverseRoot, person));
  return other.map(
    (value, i) => correlation * wanted[i]! + Math.sqrt(1 - correlation ** 2) * value,
  );
}

/** Draws one answer, 1 to 7, from the model. */
export function simulateAnswer(
  item: ResponseItem,
  person: readonly number[],
  random: Random,
): number {
  let rest = random.uniform();
  const p = probabilities(item, position(item, person));
  for (let y = 1; y < 7; y++) {
    rest -= p[y - 1]!;
    if (rest < 0) return y;
  }
  return 7;
}

/** Draws an answer to every item of the bank. */
export function simulateAnswers(
  items: readonly NaiveItem[],
  person: readonly number[],
  random: Random,
): number[] {
  return items.map((item) => simulateAnswer(item, person, random));
}

/** The standard deviation of the logarithm of an honest person's style factor. */
export const styleSd = 0.3;
/** The standard deviation of what the two questions of a pair share besides their trait. */
const pairSd = 0.4;

/**
 * Draws answers in a style: the thresholds lie `factor` times as close to the middle of the answer
 * 4, and the two questions of a pair share an effect of their own.
 */
export function simulateInStyle(
  items: readonly NaiveItem[],
  person: readonly number[],
  random: Random,
  factor: number,
): number[] {
  const effects = items.map(() => pairSd * random.normal());
  return items.map((item, i) => {
    const middle = (item.thresholds[2]! + item.thresholds[3]!) / 2;
    const effect = effects[Math.min(i, item.partner)]!;
    const thresholds = item.thresholds.map((b) => middle + (b - middle) / factor - effect);
    return simulateAnswer({ ...item, thresholds }, person, random);
  });
}

/** Returns the profile of an infinitely long form, and the 17 domain scores behind it. */
export function trueScores(
  items: readonly NaiveItem[],
  person: readonly number[],
): ProfileScores & { domain: number[] } {
  const domains = domainScores(items, person);
  return { ...profileScores(domains), domain: domains.domain };
}
