/** Everything that is stored about an account, as one document with the questions in words (decisions B11). */

import type { Reply } from '../../../contract/endpoints.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { accountData } from '../accounts/accounts.ts';
import { type Attempt, itemTexts, listAttempts } from '../survey/survey.ts';
import { ownProfileOf, type ProfileDeps } from './profile.ts';
import { findStored } from './store.ts';

type ExportedAttempt = Reply<'exportData'>['attempts'][number];

async function exportAttempt(
  deps: ProfileDeps,
  attempt: Attempt,
  startedDay: string,
  texts: ReadonlyMap<string, string>,
): Promise<ExportedAttempt> {
  const answers = deps.bank.texts.flatMap(({ id: itemId }, position) => {
    const value = Number(attempt.answers[position]);
    return value > 0 ? [{ itemId, question: texts.get(itemId) ?? '', value }] : [];
  });
  const profile = attempt.state === 'FINISHED' ? await ownProfileOf(deps, attempt) : null;
  const { figures, insight } = await deps.db.read((tx) => findStored(tx, attempt.id)); // after the profile, which is computed anew where the model has changed
  return {
    attemptId: attempt.id,
    state: attempt.state,
    startedDay,
    targetCount: attempt.targetCount,
    adaptive: attempt.adaptive,
    synthetic: attempt.synthetic,
    setBItems: [...attempt.setB],
    answers,
    profile,
    figures: figures
      ? { modelVersion: figures.modelVersion, numbers: JSON.parse(figures.figures) }
      : null,
    insight: insight ?? null,
  };
}

export async function exportData(deps: ProfileDeps, caller: Caller): Promise<Reply<'exportData'>> {
  await deps.limits.spend('export', caller.userId);
  const [data, attempts, texts] = [
    await accountData(deps, caller),
    await listAttempts(deps, caller.userId),
    await itemTexts(deps),
  ];
  const exported: ExportedAttempt[] = [];
  for (const { attempt, startedDay } of attempts)
    exported.push(await exportAttempt(deps, attempt, startedDay, texts));
  return { ...data, attempts: exported };
}
