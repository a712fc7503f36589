import type { Contributions } from 'spark-psychometrics';

type BySide<T> = Record<'mine' | 'theirs', T>;

interface Comparison<D, P> {
  contributions: Contributions;
  dimensions: BySide<D>;
  randomPartners: BySide<P>;
}

export function swapPeople<D, P, T extends Comparison<D, P>>(result: T): T {
  const { contributions, dimensions, randomPartners } = result;
  const { openness, greatestDifference } = contributions;
  const flip = { mine: 'theirs', theirs: 'mine' } as const;
  const swap = <V>({ mine, theirs }: BySide<V>): BySide<V> => ({ mine: theirs, theirs: mine });
  return {
    ...result,
    contributions: {
      ...contributions,
      openness: swap(openness),
      greatestDifference: greatestDifference && {
        ...greatestDifference,
        side: flip[greatestDifference.side],
      },
    },
    dimensions: swap(dimensions),
    randomPartners: swap(randomPartners),
  };
}
