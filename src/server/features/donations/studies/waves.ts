/** The attempts that a study gets: one, or two if it asks the same people again. */

import { dayMilliseconds, utcDay } from '../../../platform/clock.ts';
import type { AskedTwice } from '../consents.ts';

/** An attempt that is finished, or was. */
interface Finished {
  readonly startedDay: string;
}

export interface Waves<T> {
  readonly first: T;
  /** Null if the person has not answered again, or too early. */
  readonly second: T | null;
  /** The UTC day from which another attempt is the second one; null if there is to be none. */
  readonly secondFrom: string | null;
}

const addDays = (day: string, days: number): string =>
  utcDay(Date.parse(`${day}T00:00Z`) + days * dayMilliseconds);

export const daysBetween = (one: Finished, other: Finished): number =>
  Math.round((Date.parse(other.startedDay) - Date.parse(one.startedDay)) / dayMilliseconds);

/**
 * `attempts` begins with the earliest and has at least one. A study that asks once gets the latest.
 * Otherwise an attempt before another that began by the day of joining is none of the study's,
 * and attempts between the two are left out.
 */
export function findWaves<T extends Finished>(
  attempts: readonly T[],
  asked: AskedTwice | null,
): Waves<T> {
  if (!asked) return { first: attempts.at(-1)!, second: null, secondFrom: null };
  const { joinedDay, days } = asked;
  const next = attempts.findIndex(({ startedDay }) => startedDay > joinedDay);
  const at = next === -1 ? attempts.length - 1 : Math.max(next - 1, 0);
  const first = attempts[at]!;
  const from = first.startedDay > joinedDay ? first.startedDay : joinedDay;
  const secondFrom = addDays(from, days);
  const second = attempts.slice(at + 1).find(({ startedDay }) => startedDay >= secondFrom) ?? null;
  return { first, second, secondFrom };
}
