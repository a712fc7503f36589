import { useEffect, useState } from 'react';
import type { Comparison } from './comparison-reply.ts';
import { viewNaming, waitSeconds } from './naming.ts';
import * as words from './words.ts';

export interface LoadedComparison {
  readonly comparison: Comparison;
  /** When the reply came, in milliseconds since 1970. */
  readonly receivedAt: number;
  readonly askAgain: () => Promise<boolean>;
}

/** Announces the next request and its outcome to screen readers. */
function announce(isOver: boolean, isAnswered: boolean | null, isNaming: boolean): string {
  if (isOver && isAnswered === false) return words.couldNotLook;
  if (isOver) return words.looking;
  return isAnswered && isNaming ? words.canAppearNow : '';
}

/** Counts down until the server names items, then repeats the request. Null means no wait. */
export function useNamingWait({ comparison, receivedAt, askAgain }: LoadedComparison) {
  const naming = viewNaming(comparison);
  const namedFrom = naming.isWaiting ? comparison.detail.namedFrom : null;
  const [now, setNow] = useState(() => Date.now());
  const [isAnswered, setIsAnswered] = useState<boolean | null>(null);
  const seconds = namedFrom === null ? null : waitSeconds(namedFrom, receivedAt, now);
  const isOver = seconds === 0;

  useEffect(() => {
    if (namedFrom === null || isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [namedFrom, isOver]);

  useEffect(() => {
    if (isOver) void (async () => setIsAnswered(await askAgain()))();
  }, [isOver, askAgain]);

  return { naming, seconds, announcement: announce(isOver, isAnswered, naming.isNaming) };
}
