/** Makes a link of one's own. Its content is made once from the owner's answers. */

import type { Input, Reply } from '../../../contract/endpoints.ts';
import {
  chooseItems,
  type ChoiceRefusal,
  deriveLinkRecord,
  describeLink,
  type LinkChoice,
} from '../../../core/sharing/link.ts';
import { beforeOpenRound, hasProfile, nameResult } from '../../../core/survey/attempt.ts';
import { findEdition, type ItemBank } from '../../../core/survey/bank.ts';
import { findThinThemes } from '../../../core/survey/thin-themes.ts';
import { maxLinks } from '../../../domain/links.ts';
import type { Services } from '../../platform/app-services.ts';
import { dayMilliseconds, utcDay, wholeMinute } from '../../platform/clock.ts';
import { hashLinkToken, newLinkToken } from '../../platform/crypto/link-token.ts';
import { newId } from '../../platform/crypto/random.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller, Owner } from '../../platform/http/handlers.ts';
import { badRequest, conflict, type Refusal } from '../../platform/refusal.ts';
import { profileWords } from '../../platform/texts.ts';
import { lockCaller, requireRecentProof } from '../accounts/sessions/sessions.ts';
import { profileWithin } from '../profile/profile.ts';
import {
  accessFor,
  itemTexts,
  noProfile,
  loadLimitCheck,
  selectAttempts,
} from '../survey/survey.ts';
import { openDetails, presentLink, sealedColumns } from './links.ts';
import * as store from './store.ts';

/** Returns the number of the next link. Refuses if the account has the maximum of links. */
async function nextNumber({ now }: Services, tx: Tx, { userId, dataKey }: Owner) {
  const rows = await store.lockLinks(tx, userId);
  if (rows.filter((row) => !store.hasEnded(row, now())).length >= maxLinks)
    throw conflict(`You can have ${maxLinks} links at a time. Please end or delete one first.`);
  return 1 + Math.max(0, ...rows.map((row) => openDetails(dataKey, row).number));
}

export async function createLink(
  deps: Services,
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
    const { attemptId, itemIds, record } = await makeRecord(deps.bankInUse(), tx, caller, choice);
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
      ...sealedColumns(dataKey, bound, { details, record }),
    };
    await store.insertLink(tx, row);
    return presentLink(row, details, { now, currentAttemptId: attemptId });
  });
}

/** Returns the content of a link with this choice. Stores nothing. */
export async function previewLink(
  deps: Services,
  caller: Caller,
  choice: Input<'previewLink'>['body'],
): Promise<Reply<'previewLink'>> {
  const { record } = await deps.db.read((tx) => makeRecord(deps.bankInUse(), tx, caller, choice));
  return describeLink(deps.bankInUse(), record, await itemTexts(deps), profileWords());
}

/** Refuses with `not_found` without a finished survey, and refuses items that may not be named. */
async function makeRecord(bank: ItemBank, tx: Tx, owner: Owner, choice: LinkChoice) {
  const attempts = await selectAttempts(tx, accessFor(bank, owner));
  const finished = attempts.find(({ attempt }) => hasProfile(attempt));
  if (!finished) throw noProfile();
  const edition = findEdition(bank, finished.attempt.edition);
  const attempt = beforeOpenRound(edition.layout, finished.attempt);
  const isLimited = await loadLimitCheck(bank, tx, owner);
  const itemIds = chooseItems(bank, attempt, isLimited, choice);
  if ('refused' in itemIds) throw explainRefusal(itemIds);
  const told = {
    profile: await profileWithin(bank, tx, owner, attempt),
    thin: findThinThemes(edition, attempt),
  };
  return {
    attemptId: nameResult(attempt.id, attempt),
    itemIds,
    record: deriveLinkRecord({ level: choice.level, itemIds }, told, finished.startedDay),
  };
}

function explainRefusal(refusal: ChoiceRefusal): Refusal {
  switch (refusal.refused) {
    case 'names_without_level':
      return badRequest('Only a link with chosen interests can name interests.');
    case 'nothing_chosen':
      return badRequest('Please choose at least one interest.');
    case 'not_nameable':
      return badRequest(
        'Some of these interests cannot be named: a link names what you answered with 5 or more, and no hard limit.',
        { itemIds: refusal.itemIds.join(', ') },
      );
    default:
      return refusal satisfies never;
  }
}
