/**
 * Decides whether a comparison names items. The other person’s record bounds what it can name;
 * these rules keep callers from probing it (D4).
 */

import { createHmac } from 'node:crypto';
import { type Attempt, surveyAnswers } from '../../../core/survey/attempt.ts';
import { findEdition, type ItemBank } from '../../../core/survey/bank.ts';
import type { WithholdReason } from '../../../domain/comparing.ts';
import { utcMonth } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handlers.ts';
import type { PublicRecord } from '../sharing/sharing.ts';
import { countAnswerSet } from './answer-set-store.ts';
import { pairTag, type People } from './find-people.ts';

/** A survey answered in less time than this was not read. */
const readingMilliseconds = 240_000;
/** A caller sees items with this many different sets of answers for each other person. */
const maxAnswerSets = 3;

export interface Withholding {
  readonly reason: WithholdReason | null;
  /** The time from which items are named, in ISO 8601; null if waiting changes nothing. */
  readonly until: string | null;
}

interface WithholdingDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly bank: ItemBank;
}

const withhold = (reason: WithholdReason | null, until: string | null = null): Withholding => ({
  reason,
  until,
});

/** `own` is the record of the caller's attempt. */
export async function decideWithholding(
  deps: WithholdingDeps,
  caller: Caller,
  { mine, theirs, otherCode }: People,
  own: Pick<PublicRecord, 'flagged'>,
): Promise<Withholding> {
  if (mine.synthetic || theirs.synthetic)
    return withhold(mine.synthetic && theirs.synthetic ? null : 'synthetic');
  if (own.flagged) return withhold('flagged');
  const readFrom = (mine.firstAnsweredAt ?? 0) + readingMilliseconds;
  if (deps.now() < readFrom) return withhold('tooSoon', new Date(readFrom).toISOString());
  const isAllowed = await deps.db.write((tx) =>
    countAnswerSet(tx, {
      pair: pairTag(caller, otherCode),
      answerSet: tagAnswers(deps, caller.dataKey, otherCode, mine),
      month: utcMonth(deps.now()),
      max: maxAnswerSets,
    }),
  );
  return withhold(isAllowed ? null : 'answerSets');
}

/**
 * The same answers in a retake are no new set, and neither are rounds, whose questions are asked
 * once.
 */
function tagAnswers(
  { bank }: Pick<WithholdingDeps, 'bank'>,
  dataKey: Uint8Array,
  otherCode: string,
  attempt: Attempt,
): Uint8Array {
  const { answers } = surveyAnswers(findEdition(bank, attempt.edition).layout, attempt);
  return new Uint8Array(
    createHmac('sha256', dataKey).update(`answers:v1:${otherCode}:${answers}`).digest(),
  );
}
