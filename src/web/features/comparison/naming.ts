/** What the comparison names, what it withholds, and why. Pure functions. */

import type { Comparison } from './comparison-reply.ts';
import * as words from './words.ts';

export interface NamingView {
  /** Whether interests can be named. If not, an empty list does not mean that nothing is shared. */
  readonly isNaming: boolean;
  /** What is left out, and why; null if everything shared is named. */
  readonly text: string | null;
  /** Whether the page counts down to `namedFrom` and then repeats the request. */
  readonly isWaiting: boolean;
  readonly canRetake: boolean;
  /** Whether a shared reading can show more. */
  readonly canMeet: boolean;
}

export function viewNaming({ detail }: Pick<Comparison, 'detail'>): NamingView {
  const { named, withheld, namedFrom } = detail;
  const reading = { isNaming: false, isWaiting: false, canRetake: false, canMeet: false };
  if (named === 'fit') return { ...reading, text: words.fit, canMeet: true };
  if (withheld !== null)
    return {
      ...reading,
      text: words.withheld[withheld],
      isWaiting: withheld === 'tooSoon' && namedFrom !== null,
      canRetake: withheld === 'flagged',
      canMeet: withheld === 'answerSets',
    };
  const isPartial = named === 'few';
  return { ...reading, isNaming: true, text: isPartial ? words.few : null, canMeet: true };
}

/** The server names items four minutes after the caller's first answer. */
const maxWaitSeconds = 240;
const minWaitSeconds = 10;

/**
 * Returns the whole seconds until the next request, at least 0. `receivedAt` and `now` are
 * milliseconds since 1970 by the browser's clock. That clock may be wrong, so the wait after a
 * reply is between 10 and 240 seconds.
 */
export function waitSeconds(namedFrom: string, receivedAt: number, now: number): number {
  const told = (Date.parse(namedFrom) - receivedAt) / 1000;
  const wait = Math.min(maxWaitSeconds, Math.max(minWaitSeconds, told));
  return Math.max(0, Math.ceil(wait - (now - receivedAt) / 1000));
}
