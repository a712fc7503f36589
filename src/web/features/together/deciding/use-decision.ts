import { useState } from 'react';
import { useAction } from '../../../platform/api/use-action.ts';
import { type OwnAnswer, useLimits } from '../../own-answers/own-answers.ts';
import { callTogether } from '../calls/call-together.ts';
import { reloadPairs } from '../calls/use-pairs.ts';
import { readOwnSide } from '../view-model/own-side.ts';
import type { Pair } from '../view-model/replies.ts';
import * as words from './words.ts';

/** What one's yes would show, with its limits and ticks, and the yes itself. */
export function useDecision({ pairId, attemptId }: Pair, answers: readonly OwnAnswer[]) {
  const limits = useLimits(answers);
  const [ticks, setTicks] = useState<ReadonlySet<string>>(() => new Set());
  const side = readOwnSide(answers, limits.marks, ticks);
  const { isBusy, failure, perform } = useAction(words.yesNotSaved);
  /** A limit that is not saved yet could still be part of the reading. */
  const isSavingLimits = limits.marks.pending.length > 0;

  const tick = (itemId: string, isTicked: boolean) =>
    setTicks((before) =>
      isTicked ? new Set([...before, itemId]) : new Set([...before].filter((id) => id !== itemId)),
    );
  const sayYes = () =>
    perform(async () => {
      await callTogether('sayYes', { body: { pairId, attemptId, ticks: [...side.ticked] } });
      await reloadPairs();
    });

  return { limits, side, tick, isBusy, isSavingLimits, failure, sayYes };
}

export type Decision = ReturnType<typeof useDecision>;
