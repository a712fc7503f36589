/** How many shared readings an account may have. */

import { maxReveals, revealWindowDays } from '../../../../domain/readings/together.ts';
import { dayMilliseconds, utcDay } from '../../../platform/clock/utc.ts';
import { conflict } from '../../../platform/refusal/refusal.ts';
import type { PairRow } from '../pair/pair-store.ts';
import type { Side } from '../pair/side-store.ts';

/** The last UTC day that is no longer within the window of the limits. */
export const revealWindowStart = (now: number): string =>
  utcDay(now - revealWindowDays * dayMilliseconds);

interface OtherReading {
  readonly side: Side;
  readonly row: PairRow;
}

/** Whether the reading was shown within the window, even if it was withdrawn since. */
const wasRevealed = ({ row }: OtherReading, now: number): boolean =>
  row.revealed_day !== null && row.revealed_day > revealWindowStart(now);

/** Whether the owner's yes may still lead to a reading, as far as the owner can tell. */
const isWaiting = ({ side, row }: OtherReading, now: number): boolean =>
  row.revealed_day === null && !side.hasEnded && row.expires_at > now;

/**
 * Refuses a yes with `conflict` if the account has said yes too often, or has had a reading with
 * the same other account. A yes that still waits counts, so that nobody can collect them.
 */
export function assertYesAllowed(
  others: readonly OtherReading[],
  otherTag: string,
  now: number,
): void {
  const confirmed = others.filter(({ side }) => side.hasSaidYes);
  if (confirmed.some((other) => other.side.otherTag === otherTag && wasRevealed(other, now)))
    throw conflict(
      `You two have had a shared reading in the last ${revealWindowDays} days. Please wait before you make another.`,
    );
  const counted = confirmed.filter((other) => wasRevealed(other, now) || isWaiting(other, now));
  if (counted.length >= maxReveals)
    throw conflict(
      `You can say yes to ${maxReveals} shared readings in ${revealWindowDays} days. Please come back later; this reading keeps its end date.`,
    );
}
