/** Exports everything stored about an account, with the text of every answered question. */

import type { Reply } from '../../../contract/endpoints.ts';
import {
  type Attempt,
  beforeOpenRound,
  hasProfile,
  responseTo,
} from '../../../core/survey/attempt.ts';
import { findEdition } from '../../../core/survey/bank.ts';
import type { Services } from '../../platform/app-services.ts';
import type { Caller } from '../../platform/http/handlers.ts';
import { scaleWords } from '../../platform/texts.ts';
import { accountData } from '../accounts/accounts.ts';
import { requireRecentProof } from '../accounts/sessions/sessions.ts';
import { exportDonation, exportStudy } from '../donations/donations.ts';
import { findInsight } from '../insights/insights.ts';
import { listPeople } from '../people/people.ts';
import { ownProfile, findFigures } from '../profile/profile.ts';
import { exportLinks } from '../sharing/sharing.ts';
import {
  itemTexts,
  listEarlier,
  listAttempts,
  listRetakes,
  loadHardLimits,
  type StoredAttempt,
} from '../survey/survey.ts';
import { exportReadings } from '../together/together.ts';

type ExportedAttempt = Reply<'exportData'>['attempts'][number];

function exportAnswers(
  deps: Services,
  attempt: Pick<Attempt, 'edition' | 'answers'>,
  texts: ReadonlyMap<string, string>,
): ExportedAttempt['answers'] {
  const { layout } = findEdition(deps.bankInUse(), attempt.edition);
  return [...layout.positions.keys()].flatMap((itemId) => {
    const value = responseTo(layout, attempt.answers, itemId);
    if (value === undefined) return [];
    const question = texts.get(itemId) ?? '';
    const label = scaleWords().ratherNotSay;
    return [{ itemId, question, value, ...(value === null && { label }) }];
  });
}

async function exportAttempt(
  deps: Services,
  caller: Caller,
  { attempt, startedDay }: { readonly attempt: StoredAttempt; readonly startedDay: string },
  texts: ReadonlyMap<string, string>,
): Promise<ExportedAttempt> {
  // Compute the profile before reading the stored figures, because this replaces figures that an
  // older model computed.
  const { layout } = findEdition(deps.bankInUse(), attempt.edition);
  const profile = hasProfile(attempt)
    ? await ownProfile(deps, caller, beforeOpenRound(layout, attempt))
    : null;
  const { stored, insight } = await deps.db.read(async (tx) => ({
    stored: await findFigures(tx, caller, attempt.id),
    insight: await findInsight(tx, caller, attempt.id),
  }));
  return {
    attemptId: attempt.id,
    state: attempt.state,
    startedDay,
    edition: attempt.edition,
    targetCount: attempt.targetCount,
    adaptive: attempt.adaptive,
    synthetic: attempt.synthetic,
    setBItems: [...attempt.setB],
    roundItems: [...attempt.rounds],
    languages: [...attempt.languages],
    answers: exportAnswers(deps, attempt, texts),
    profile,
    figures: stored
      ? { modelVersion: stored.modelVersion, numbers: stored.numbers.map(Number) }
      : null,
    insight: insight ?? null,
  };
}

export async function exportData(deps: Services, caller: Caller): Promise<Reply<'exportData'>> {
  await requireRecentProof(deps, caller);
  await deps.limits.spend('export', caller.userId);
  const { account, ...data } = await accountData(deps, caller);
  const retakes = await listRetakes(deps, caller.userId);
  const limits = await deps.db.read((tx) => loadHardLimits(deps.bankInUse(), tx, caller));
  const texts = await itemTexts(deps);
  const exported: ExportedAttempt[] = [];
  for (const started of await listAttempts(deps, caller))
    exported.push(await exportAttempt(deps, caller, started, texts));
  const hardLimits = [...limits].map((itemId) => ({ itemId, question: texts.get(itemId) ?? '' }));
  return {
    account: { ...account, retakes },
    ...data,
    hardLimits,
    links: await exportLinks(deps, caller),
    people: (await listPeople(deps, caller)).people,
    sharedReadings: await exportReadings(deps, caller),
    donation: await exportDonation(deps, caller),
    study: await exportStudy(deps, caller),
    attempts: exported,
    earlierAttempts: (await listEarlier(deps, caller)).map(
      ({ id, edition, startedDay, setB, rounds, languages, ...given }) => ({
        attemptId: id,
        startedDay,
        edition,
        setBItems: [...setB],
        roundItems: [...rounds],
        languages: [...languages],
        answers: exportAnswers(deps, { edition, ...given }, texts),
      }),
    ),
  };
}
