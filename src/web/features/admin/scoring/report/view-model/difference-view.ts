/** The questions that groups answer differently, the notable ones apart. Pure functions. */

import type { Questions, Report } from '../loading/use-report.ts';

type Difference = Report['differences'][number];
type ItemDifference = Difference['items'][number];
export type Group = Difference['groups']['groups'][number];

export interface DifferenceRow {
  readonly id: string;
  /** The id where the text is unknown. */
  readonly text: string;
  /** How far each group but the first lies above it, in logits; null where it was not compared. */
  readonly above: readonly (number | null)[];
  readonly gain: number;
}

export interface DifferenceView {
  readonly by: Difference['groups']['by'];
  /** The groups that the first one is compared with. */
  readonly others: readonly Group[];
  readonly first: Group | undefined;
  readonly tested: number;
  readonly notable: readonly DifferenceRow[];
  /** Found, but too small to matter. */
  readonly small: readonly DifferenceRow[];
}

export function toDifferenceView(
  { groups: { by, groups }, tested, items }: Difference,
  questions: Questions,
): DifferenceView {
  const [first, ...others] = groups;
  const toRow = ({ id, gain, logits }: ItemDifference): DifferenceRow => ({
    id,
    text: questions.get(id)?.text ?? id,
    // A question that some groups answered too seldom has fewer figures, of groups unknown.
    above: others.map((_, index) =>
      logits.length === others.length ? (logits[index] ?? null) : null,
    ),
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
