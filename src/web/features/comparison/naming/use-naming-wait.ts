import { useEffect, useState } from 'react';
import type { Comparison } from '../view-model/comparison-reply.ts';
import { readNaming, waitSeconds } from './naming.ts';
import * as words from './words.ts';

interface Loaded {
  readonly comparison: Comparison;
  /** When the reply came, in milliseconds since 1970. */
  readonly receivedAt: number;
  /** Asks again. Resolves to whether a reply came. */
  readonly askAgain: () => Promise<boolean>;
}

/** What a screen reader hears: asking again, and what came of it. */
function announce(isOver: boolean, isAnswered: boolean | null, isNaming: boolean): string {
  if (isOver && isAnswered === false) return words.couldNotLook;
  if (isOver) return words.looking;
  return isAnswered && isNaming ? words.canAppearNow : '';
}

/**
 * Counts down until the server names items to this caller, and then asks again. Returns the whole
 * seconds that are left, or null if there is nothing to wait for.
 */
export function useNamingWait({ comparison, receivedAt, askAgain }: Loaded) {
  const naming = readNaming(comparison);
  const namedFrom = naming.isWaiting ? (comparison.detail?.namedFrom ?? null) : null;
  const [now, setNow] = useState(() => Date.now());
  /** Whether asking again brought a reply; null until it is over. */
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
