/** Person fit, averaged over styles of answering (measurement §7). */

import {
  apply,
  inverse,
  logDeterminant,
  logPosterior,
  moments,
  type NaivePosterior,
  pairAnswers,
  posterior,
  type Prior,
} from './estimate.ts';
import type { NaiveItem } from './model.ts';

type Answers = readonly (number | null)[];

/**
 * Returns how far the answers fit better than in random order. Their ranks, and the easiness of the
 * questions, are put on one scale; the distance between the two is that of Mahalanobis, by the
 * covariance that the prior lets expect and a noise of 1.5. `shuffle` returns a random order.
 */
export function naiveOrderFit(
  prior: Prior,
  items: readonly NaiveItem[],
  answers: Answers,
  shuffle: (values: readonly number[]) => number[],
): number {
  const asked = items.flatMap((item, i) => (answers[i] == null ? [] : [{ item, y: answers[i] }]));
  const easiness = asked.map(
    ({ item }) => -item.thresholds.reduce((sum, b) => sum + b / item.thresholds.length, 0),
  );
  const place = easiness.map((value) => value - moments(easiness).value);
  const scale = Math.sqrt(1 + 1.5 + moments(easiness).se ** 2);
  const ranks = asked.map(
    ({ y }) =>
      asked.filter((other) => other.y < y).length +
      asked.filter((other) => other.y === y).length / 2,
  );
  const { value: middle, se } = moments(ranks);
  const own = ranks.map((rank) => (scale * (rank - middle)) / se);
  const precision = inverse(
    asked.map(({ item: one }, i) =>
      asked.map(({ item: other }, j) => {
        const unit = ({ slope, slopes }: NaiveItem): number[] => slopes.map((a) => a / slope);
        const [left, right] = [unit(one), apply(prior.covariance, unit(other))];
        return left.reduce((sum, a, k) => sum + a * right[k]!, i === j ? 1.5 : 0);
      }),
    ),
  );
  const distance = (order: readonly number[]): number => {
    const rest = order.map((value, i) => value - place[i]!);
    return apply(precision, rest).reduce((sum, value, i) => sum + value * rest[i]!, 0);
  };
  const random = moments(Array.from({ length: 120 }, () => distance(shuffle(own))));
  return (random.value - distance(own)) / random.se;
}

/**
 * Returns the logarithm of the likelihood of the answers, averaged over the prior by the Laplace
 * approximation, relative to uniformly random answers.
 */
function uniformLogRatio(
  prior: Prior,
  items: readonly NaiveItem[],
  answers: Answers,
  { mode, covariance }: NaivePosterior,
): number {
  const answered = pairAnswers(items, answers);
  const atMode = logPosterior(inverse(prior.covariance), prior.mean, answered, mode);
  const volume = (logDeterminant(covariance) - logDeterminant(prior.covariance)) / 2;
  return atMode + volume + answered.length * Math.log(7);
}

/** Draws the thresholds of an item together around the middle of the answer 4. */
function scaleThresholds(item: NaiveItem, factor: number): NaiveItem {
  const middle = (item.thresholds[2]! + item.thresholds[3]!) / 2;
  return { ...item, thresholds: item.thresholds.map((b) => middle + (b - middle) / factor) };
}

/** Five styles, with factors e^(.3 z) weighted by the normal density at z, are averaged. */
export function naiveLogRatio(prior: Prior, items: readonly NaiveItem[], answers: Answers): number {
  const zs = [-2, -1, 0, 1, 2];
  const density = (z: number): number => Math.exp((-z * z) / 2);
  const total = zs.reduce((sum, z) => sum + density(z), 0);
  const ratios = zs.map((z) => {
    const styled = items.map((item) => scaleThresholds(item, Math.exp(0.3 * z)));
    const own = posterior(prior, styled, answers);
    return uniformLogRatio(prior, styled, answers, own) + Math.log(density(z) / total);
  });
  const most = Math.max(...ratios);
  return most + Math.log(ratios.reduce((sum, ratio) => sum + Math.exp(ratio - most), 0));
}
