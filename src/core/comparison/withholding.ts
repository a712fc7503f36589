/**
 * Whether a comparison names items. The other person's record bounds what it can name; these rules
 * keep callers from probing it.
 */

import type { WithholdReason } from '../../domain/comparing.ts';
import type { Attempt } from '../survey/attempt.ts';

export interface Withholding {
  readonly reason: WithholdReason | null;
  /** The time from which items are named, in ISO 8601; null if waiting changes nothing. */
  readonly until: string | null;
}

export const withhold = (
  reason: WithholdReason | null,
  until: string | null = null,
): Withholding => ({ reason, until });

/** A survey answered in less time than this was not read. */
const readingMilliseconds = 240_000;

interface Caller {
  readonly attempt: Pick<Attempt, 'synthetic' | 'firstAnsweredAt'>;
  /** Whether the quality of the answers is in doubt. */
  readonly flagged: boolean;
}

/**
 * Returns null if only the number of the caller's answer sets decides. `now` is in milliseconds
 * since 1970.
 */
export function deriveWithholding(
  { attempt, flagged }: Caller,
  other: Pick<Attempt, 'synthetic'>,
  now: number,
): Withholding | null {
  if (attempt.synthetic || other.synthetic)
    return withhold(attempt.synthetic && other.synthetic ? null : 'synthetic');
  if (flagged) return withhold('flagged');
  const readFrom = (attempt.firstAnsweredAt ?? 0) + readingMilliseconds;
  return now < readFrom ? withhold('tooSoon', new Date(readFrom).toISOString()) : null;
}
