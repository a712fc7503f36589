/** The result of a shared reading (product decisions E4). */

import type { Reply } from '../../../contract/endpoints.ts';
import type { SharedItem } from '../../../psychometrics/index.ts';
import type { Owner } from '../../platform/http/handlers.ts';
import { itemTexts } from '../survey/survey.ts';
import type { Role } from './pair-key.ts';
import { findPair, openColumn, openPair } from './pair-store.ts';
import { findSide, type Side } from './side-store.ts';
import { decodeReading } from './stored-reading.ts';
import { type TogetherDeps, unknownPair } from './together-deps.ts';

type Result = Reply<'pairResult'>['result'];

/**
 * Returns the reading. The reply and the work for it are the same while one of the two has not said
 * yes, after a no, after a withdrawal, and once the time is over.
 */
export async function pairResult(
  deps: TogetherDeps,
  owner: Owner,
  pairId: string,
): Promise<Reply<'pairResult'>> {
  const found = await deps.db.read(async (tx) => {
    const side = await findSide(tx, owner, pairId);
    return side && { side, row: await findPair(tx, pairId) };
  });
  if (!found) throw unknownPair();
  const { side, row } = found;
  const isShown = row !== undefined && row.result !== null && row.expires_at > deps.now();
  return { result: isShown ? await presentResult(deps, side, row) : null };
}

type ShownPair = NonNullable<Awaited<ReturnType<typeof findPair>>>;

async function presentResult(deps: TogetherDeps, side: Side, row: ShownPair): Promise<Result> {
  const bytes = openColumn(openPair(row, side), 'result');
  if (!bytes || row.revealed_day === null) return null;
  const reading = decodeReading(bytes);
  const texts = await itemTexts(deps);
  return {
    compatibilityLevel: reading.level,
    compatibilityScore: reading.percent,
    compatibilityInterval: [...reading.interval],
    neighbourLevel: reading.neighbourLevel,
    commonGround: [...reading.commonGround],
    interests: reading.items.map((item) => presentInterest(item, side.role, texts)),
    revealedDay: row.revealed_day,
  };
}

function presentInterest(
  { theme, item, complementary, isMutual }: SharedItem,
  role: Role,
  texts: ReadonlyMap<string, string>,
): NonNullable<Result>['interests'][number] {
  const isSwapped = role === 'joiner' && !isMutual;
  const [own, others] = isSwapped ? [complementary, item] : [item, complementary];
  return {
    theme,
    questionText: texts.get(own) ?? '',
    complementaryQuestionText: texts.get(others) ?? '',
    isSameQuestion: item === complementary,
    isMutualComplementary: isMutual,
  };
}
