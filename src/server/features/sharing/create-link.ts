/** Making a link of one's own: what it shows is made from the owner's answers once. */

import type { Input, Reply } from '../../../contract/endpoints.ts';
import { derivePortrait } from '../../../core/profile/portrait.ts';
import { describeSummary } from '../../../core/profile/summary.ts';
import * as english from '../../../core/profile/words.ts';
import {
  answerTo,
  type Attempt,
  beforeOpenRound,
  hasProfile,
  nameResult,
} from '../../../core/survey/attempt.ts';
import { findEdition, type ItemBank } from '../../../core/survey/bank.ts';
import type { LimitCheck } from '../../../core/survey/hard-limits.ts';
import { type LinkLevel, maxLinks } from '../../../domain/links.ts';
import { minHighAnswer } from '../../../domain/survey.ts';
import { findStandingOut, recordFigures } from '../../../psychometrics/index.ts';
import { dayMilliseconds, utcDay, wholeMinute } from '../../platform/clock.ts';
import { hashLinkToken, newLinkToken } from '../../platform/crypto/link-token.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller, Owner } from '../../platform/http/handlers.ts';
import { badRequest, conflict } from '../../platform/refusal.ts';
import { lockCaller, newId, requireRecentProof } from '../accounts/accounts.ts';
import { profileWithin } from '../profile/profile.ts';
import {
  accessFor,
  itemTexts,
  listAttemptsWithin,
  noProfile,
  loadLimitCheck,
} from '../survey/survey.ts';
import { type LinkRecord, openDetails, sealedColumns } from './link-content.ts';
import * as store from './link-store.ts';
import { presentRecord } from './open-link.ts';
import { type LinksDeps, presentLink } from './own-links.ts';

/** Returns the number of the next link. Refuses if the account has as many as it may have. */
async function nextNumber({ now }: LinksDeps, tx: Tx, { userId, dataKey }: Owner) {
  const rows = await store.lockLinks(tx, userId);
  if (rows.filter((row) => !store.hasEnded(row, now())).length >= maxLinks)
    throw conflict(`You can have ${maxLinks} links at a time. Please end or delete one first.`);
  return 1 + Math.max(0, ...rows.map((row) => openDetails(dataKey, row).number));
}

export async function createLink(
  deps: LinksDeps,
  caller: Caller,
  { level, label, days, itemIds: chosen }: Input<'createLink'>['body'],
): Promise<Reply<'createLink'>> {
  // A link without an end outlives a stolen token, so it needs a proof (B13).
  if (days === null) await requireRecentProof(deps, caller);
  const { userId, dataKey } = caller;
  const meter = await deps.limits.today();
  return deps.db.write(async (tx) => {
    await meter.spend(tx, 'newLink', userId);
    await lockCaller(tx, caller);
    const number = await nextNumber(deps, tx, caller);
    const choice = { level, itemIds: chosen };
    const { attemptId, itemIds, record } = await makeRecord(deps, tx, caller, choice);
    const now = deps.now();
    const token = newLinkToken(deps.random);
    const { answersDay } = record;
    const details = { token, label, level, itemIds, attemptId, answersDay, number };
    const bound = {
      id: newId(deps.random),
      user_id: userId,
      version: 0,
      expires_at: days === null ? null : wholeMinute(now + days * dayMilliseconds),
      created_day: utcDay(now),
    };
    const row = {
      ...bound,
      token_hash: hashLinkToken(token),
      views: 0,
      ...sealedColumns(dataKey, bound, { details, record }),
    };
    await store.insertLink(tx, row);
    return presentLink(row, details, { now, currentAttemptId: attemptId });
  });
}

/** Returns what a link of this choice would show. Stores nothing. */
export async function previewLink(
  deps: LinksDeps,
  caller: Caller,
  choice: Input<'previewLink'>['body'],
): Promise<Reply<'previewLink'>> {
  const { record } = await deps.db.read((tx) => makeRecord(deps, tx, caller, choice));
  return presentRecord(deps.bank, record, await itemTexts(deps));
}

type LinkChoice = Pick<Input<'createLink'>['body'], 'level' | 'itemIds'>;

/** Refuses with `not_found` without a finished survey, and what may not be named. */
async function makeRecord(
  deps: { readonly bank: ItemBank },
  tx: Tx,
  owner: Owner,
  choice: LinkChoice,
) {
  const attempts = await listAttemptsWithin(tx, accessFor(deps, owner));
  const finished = attempts.find(({ attempt }) => hasProfile(attempt));
  if (!finished) throw noProfile();
  const { startedDay: answersDay } = finished;
  const { layout } = findEdition(deps.bank, finished.attempt.edition);
  const attempt = beforeOpenRound(layout, finished.attempt);
  const isLimited = await loadLimitCheck(deps, tx, owner);
  const itemIds = checkChoice(deps.bank, attempt, isLimited, choice);
  const profile = await profileWithin(deps, tx, owner, attempt);
  const figures = recordFigures(profile).themes;
  const records: Readonly<Record<LinkLevel, () => LinkRecord>> = {
    words: () => ({
      level: 'words',
      answersDay,
      summary: describeSummary(derivePortrait(profile), english),
      standsOut: findStandingOut(profile.standing, profile.scores),
    }),
    themes: () => ({ level: 'themes', answersDay, figures }),
    chosen: () => ({ level: 'chosen', answersDay, figures, itemIds }),
  };
  return { attemptId: nameResult(attempt.id, attempt), itemIds, record: records[choice.level]() };
}

/** Returns the chosen items once each, in bank order: the order of choosing is not told. */
function checkChoice(
  bank: ItemBank,
  attempt: Attempt,
  isLimited: LimitCheck,
  { level, itemIds }: LinkChoice,
): string[] {
  if (level !== 'chosen') {
    if (itemIds.length === 0) return [];
    throw badRequest('Only a link with chosen interests can name interests.');
  }
  if (itemIds.length === 0) throw badRequest('Please choose at least one interest.');
  const { layout } = findEdition(bank, attempt.edition);
  const refused = itemIds.filter(
    (id) => isLimited(id) || answerTo(layout, attempt.answers, id) < minHighAnswer,
  );
  if (refused.length > 0)
    throw badRequest(
      'Some of these interests cannot be named: a link names what you answered with 5 or more, and no hard limit.',
      { itemIds: refused.join(', ') },
    );
  return [...layout.positions.keys()].filter((id) => itemIds.includes(id));
}
