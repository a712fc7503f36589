/** Synthetic people and what they answer, made with the naive model alone: the program under study has no hand in the truth. */

import type { BankItem, ItemParameters } from '../../src/psychometrics/index.ts';
import { complement } from '../naive/compare.ts';
import { domainScores, root, shownOf, type Shown } from '../naive/domains.ts';
import {
  expertParameters,
  position,
  priorCovariance,
  probabilities,
  size,
  traits,
  type NaiveItem,
} from '../naive/model.ts';
import type { Random } from './random.ts';

/** Spread of the true slopes around the expert's 1.7 (on the log scale) and of the true locations around the expert's. */
const slopeSpread = 0.3;
const locationError = 0.4;
/** Agreement of the latent traits of constructed couples. */
const matchCorrelation = 0.8;

const priorRoot = root(priorCovariance());

/** True item parameters as a calibration might find them (measurement §9): a ~ lognormal(log 1.7, .3), location off by SD .4. */
export function plausibleTruth(
  items: readonly BankItem[],
  random: Random,
): Map<string, ItemParameters> {
  return new Map(
    items.map((item) => {
      const { a, b } = expertParameters(item.rarity, item.facet);
      const shift = locationError * random.normal();
      // as: expertParameters gives six
      const thresholds = b.map((threshold) => threshold + shift) as unknown as ItemParameters['b'];
      return [
        item.id,
        { a: a * Math.exp(slopeSpread * random.normal()), b: thresholds, status: 'calibrated' },
      ];
    }),
  );
}

/** 27 latent values from the prior, the 17 traits lowered by `shift`. */
export function drawPerson(random: Random, shift: number): number[] {
  const z = Array.from({ length: size }, () => random.normal());
  return priorRoot.map((row, i) =>
    row.reduce((sum, l, k) => sum + l * z[k]!, i < traits ? -shift : 0),
  );
}

/**
 * Somebody who mirrors a person: complementary traits correlate .8 (the prior is the same seen from both poles, so the
 * partner is again a draw from it).
 */
export function drawMatch(random: Random, person: readonly number[]): number[] {
  const other = drawPerson(random, 0);
  return other.map((value, i) => {
    const wanted = i < traits ? person[complement(i)]! : person[i]!;
    return matchCorrelation * wanted + Math.sqrt(1 - matchCorrelation ** 2) * value;
  });
}

/** One answer, 1..7, by the model. */
export function answerTo(
  item: Pick<NaiveItem, 'slope' | 'slopes' | 'thresholds'>,
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

/** One answer to every item of the bank. */
export function answersOf(
  items: readonly NaiveItem[],
  person: readonly number[],
  random: Random,
): number[] {
  return items.map((item) => answerTo(item, person, random));
}

/** What an infinitely long form would show of the person. */
export function truthOf(
  items: readonly NaiveItem[],
  person: readonly number[],
): Shown & { domain: number[] } {
  const domains = domainScores(items, person);
  return { ...shownOf(domains), domain: domains.domain };
}
