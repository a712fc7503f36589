/** The questions that groups answer differently, the notable ones apart. Pure functions. */

import type { Questions, Report } from '../loading/use-report.ts';

type Difference = Report['differences'][number];
type ItemDifference = Difference['items'][number];
export type Group = Difference['groups']['groups'][number];

export interface DifferenceRow {
  readonly id: string;
  /** The id where the text is unknown. */
  readonly text: string;
  /** How far each group but the first lies above it, in logits. */
  readonly above: readonly number[];
  readonly gain: number;
}

export interface DifferenceView {
  readonly by: Difference['groups']['by'];
  /** The groups that the first one is compared with. */
  readonly others: readonly Group[];
  readonly first: Group;
  readonly tested: number;
  readonly notable: readonly DifferenceRow[];
  /** Found, but too small to matter. */
  readonly small: readonly DifferenceRow[];
}

export function toDifferenceView(
  { groups: { by, groups }, tested, items }: Difference,
  questions: Questions,
): DifferenceView {
  // as: at least two groups are compared
  const [first, ...others] = groups as [Group, ...Group[]];
  const toRow = ({ id, gain, logits }: ItemDifference): DifferenceRow => ({
    id,
    text: questions.get(id)?.text ?? id,
    above: logits.slice(0, others.length),
    gain,
  });
  const sorted = items.toSorted((one, other) => other.gain - one.gain);
  return {
    by,
    first,
    others,
    tested,
    notable: sorted.filter(({ isNotable }) => isNotable).map(toRow),
    small: sorted.filter(({ isNotable }) => !isNotable).map(toRow),
  };
}
