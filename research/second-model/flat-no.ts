/** A flat no to one side of a theme, as a class beside the normal prior (measurement §4). */

import { isPoled } from '../../src/domain/themes.ts';
import { draws, type NaivePosterior, posterior, type Prior } from './estimate.ts';
import { type NaiveItem, position, probabilities, traitCount, traitTheme } from './model.ts';

const [share, level] = [0.15, -3];

interface Suspicion {
  trait: number;
  chance: number;
  others: NaivePosterior;
}

/** Returns the mean and covariance of the mixture; `vectors` are the product's fixed ones. */
export function withFlatNo(
  prior: Prior,
  items: readonly NaiveItem[],
  answers: readonly (number | null)[],
  vectors: ArrayLike<number>,
): NaivePosterior {
  const plain = posterior(prior, items, answers);
  const found = plain.mode.flatMap((_, trait) =>
    suspect({ prior, items, answers, vectors }, trait),
  );
  const chances = plain.mode.map((_, i) => found.find(({ trait }) => trait === i)?.chance ?? 0);
  const mixed = (own: number, places: number[], other: (one: NaivePosterior) => number): number =>
    found
      .filter(({ trait }) => !places.includes(trait))
      .reduce((sum, { chance, others }) => sum + chance * (other(others) - own), own);
  const mode = plain.mode.map((value, i) => mixed(value, [i], (one) => one.mode[i]!));
  return {
    mode: mode.map((value, i) => chances[i]! * level + (1 - chances[i]!) * value),
    covariance: plain.covariance.map((row, i) =>
      row.map((value, j) => {
        const [one, other] = [1 - chances[i]!, 1 - chances[j]!];
        const covariance = mixed(value, [i, j], (each) => each.covariance[i]![j]!);
        return i === j
          ? one * (covariance + chances[i]! * (mode[i]! - level) ** 2)
          : one * other * covariance;
      }),
    ),
  };
}

interface Survey {
  prior: Prior;
  items: readonly NaiveItem[];
  answers: readonly (number | null)[];
  vectors: ArrayLike<number>;
}

function suspect({ prior, items, answers, vectors }: Survey, trait: number): Suspicion[] {
  if (trait >= traitCount || !isPoled(traitTheme(trait))) return [];
  const isOwn = (i: number): boolean => items[i]!.trait === trait && answers[i] !== null;
  const own = items.flatMap((item, i) => (isOwn(i) ? [{ item, y: answers[i]! }] : []));
  if (own.length < 2 || own.some(({ y }) => y > 2)) return [];
  const likelihood = (theta: readonly number[]): number =>
    own.reduce(
      (product, { item, y }) => product * probabilities(item, position(item, theta))[y - 1]!,
      1,
    );
  const others = posterior(
    prior,
    items,
    answers.map((answer, i) => (isOwn(i) ? null : answer)),
  );
  const drawn = draws(others, vectors);
  const expected = drawn.reduce((sum, theta) => sum + likelihood(theta), 0) / drawn.length;
  const no = share * likelihood(prior.mean.map((_, i) => (i === trait ? level : 0)));
  return [{ trait, chance: no / (no + (1 - share) * expected), others }];
}
