/**
 * Sends marks for the agreement of a shared reading, and erases it. Until both have sent a round,
 * neither the replies nor their duration reveal whether the other person has sent it.
 */

import type { Bank, SharedItem } from 'spark-psychometrics';
import type { Input, Reply } from '../../../contract/endpoints.ts';
import {
  isInReading,
  keepGiven,
  makeSheet,
  orderSides,
  otherRole,
  type Role,
  type Given,
} from '../../../core/sharing/sheet.ts';
import type { Services } from '../../platform/app-services.ts';
import { utcDay } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller, Owner } from '../../platform/http/handlers.ts';
import { badRequest, conflict } from '../../platform/refusal.ts';
import { recordTakenBack } from '../accounts/ledger/ledger.ts';
import { lockCaller, requireRecentProof } from '../accounts/sessions/sessions.ts';
import { loadLimitCheck } from '../survey/survey.ts';
import { pairResult } from './list.ts';
import {
  lockShownPair,
  openAgreement,
  openColumn,
  openPair,
  type OpenPair,
  type ShownRow,
  updatePair,
} from './pair-store.ts';
import { unknownPair } from './requirements.ts';
import { findSide } from './side-store.ts';
import { type Agreement, decodeGiven, encodeGiven } from './stored-agreement.ts';
import { decodeReading } from './stored-reading.ts';

/** Returns the name of an agreement in the ledger of deletions. */
export const agreementLedgerName = (pairId: unknown): string => `agreement:${pairId}`;

interface Shown {
  readonly role: Role;
  readonly pair: OpenPair<ShownRow>;
  readonly result: Uint8Array;
  readonly agreement: Agreement;
}

/** Locks account and reading. All readings that are not shown get the same refusal. */
async function lockShown(deps: Services, tx: Tx, caller: Caller, pairId: string): Promise<Shown> {
  await lockCaller(tx, caller);
  const side = await findSide(tx, caller, pairId);
  if (!side) throw unknownPair();
  const row = await lockShownPair(tx, pairId);
  const pair = row && row.expires_at > deps.now() ? openPair(row, side) : null;
  const result = pair && openColumn(pair, 'result');
  if (!pair || !result)
    throw conflict('An agreement needs a shared reading that both of you can see.');
  return { role: side.role, pair, result, agreement: openAgreement(pair, deps.random) };
}

type SentMarks = Input<'sendMarks'>['body'];

/**
 * Saves the caller's marks for a round, in place of earlier ones. If the other person has sent the
 * round already, keeps only the part that both may see.
 */
export async function sendMarks(
  deps: Services,
  caller: Caller,
  { pairId, round, ...sent }: SentMarks,
): Promise<Reply<'sendMarks'>> {
  await requireRecentProof(deps, caller);
  await deps.db.write(async (tx) => {
    const { role, pair, result, agreement } = await lockShown(deps, tx, caller, pairId);
    if (round !== agreement.round)
      throw conflict(
        'You have both sent this round already, or one of you has erased the agreement. Please load the page again.',
      );
    const { items } = decodeReading(result);
    await requireAllowed(deps, tx, caller, { items, role, sent });
    const given = keepGiven(items, role, sent);
    const next = addGiven(deps, { items, role, given, agreement });
    await updatePair(tx, pair, { deposit: null, result, agreement: next });
  });
  return pairResult(deps, caller, pairId);
}

interface Sending {
  readonly items: readonly SharedItem[];
  readonly role: Role;
  readonly sent: Given;
}

/** Returns the models of all editions, because the two may have answered different ones. */
const listModels = ({ bankInUse }: Pick<Services, 'bankInUse'>): Bank[] =>
  [...bankInUse().editions.values()].map(({ model }) => model);

const hasRepeats = (ids: readonly string[]): boolean => new Set(ids).size < ids.length;

/** Refuses with `bad_request` a mark or an addition that the caller cannot make. */
async function requireAllowed(
  deps: Services,
  tx: Tx,
  owner: Owner,
  { items, role, sent: { marks, added } }: Sending,
): Promise<void> {
  const own = new Set(items.map((item) => orderSides(item, role)[0]));
  const marked = marks.map(({ itemId }) => itemId);
  if (hasRepeats(marked) || !marked.every((itemId) => own.has(itemId)))
    throw badRequest(
      'Only questions of your shared reading can be marked, each once. Please load the page again.',
    );
  const addable = new Set(
    listModels(deps).flatMap(({ items }) => items.filter(({ side }) => !side).map(({ id }) => id)),
  );
  if (hasRepeats(added) || !added.every((itemId) => addable.has(itemId)))
    throw badRequest('Only questions that can be shared can be added, each once.');
  if (added.some((itemId) => isInReading(items, role, itemId)))
    throw badRequest('One of the added questions is part of your shared reading. Mark it there.');
  const isLimited = await loadLimitCheck(deps.bankInUse(), tx, owner);
  if (added.some(isLimited))
    throw badRequest(
      'One of the added questions touches a hard limit of yours. Take it out first.',
    );
}

interface Addition extends Pick<Sending, 'items' | 'role'> {
  readonly given: Given;
  readonly agreement: Agreement;
}

/**
 * Returns the agreement with the person's marks added: with a sheet, if both have sent the round.
 */
function addGiven(deps: Services, { items, role, given, agreement }: Addition): Agreement {
  const { round, pending } = agreement;
  if (pending === null || pending.role === role)
    return { ...agreement, pending: { role, given: encodeGiven(given) } };
  const other = decodeGiven(pending.given);
  const both = { [role]: given, [otherRole[role]]: other } as Record<Role, Given>; // as: both roles
  const agreedDay = utcDay(deps.now());
  const sheet = makeSheet({ banks: listModels(deps), items, given: both, agreedDay });
  return { ...agreement, round: round + 1, pending: null, sheet };
}

/**
 * Without a sheet, takes back the caller's marks for this round. The other person's marks stay, and
 * a caller without marks changes nothing. A sheet is erased for both, together with all marks for
 * the next round, because they were made beside it. The round number still advances, so that a page
 * opened earlier is refused.
 */
export async function eraseAgreement(
  deps: Services,
  caller: Caller,
  pairId: string,
): Promise<Reply<'eraseAgreement'>> {
  await requireRecentProof(deps, caller);
  const meter = await deps.limits.today();
  await deps.db.write(async (tx) => {
    const { role, pair, result, agreement } = await lockShown(deps, tx, caller, pairId);
    // Invented readings would each add a count.
    await meter.spend(tx, 'erasure', `${caller.userId}:${pairId}`);
    const { name, round, pending, sheet } = agreement;
    if (sheet === null && pending?.role !== role) return;
    await updatePair(tx, pair, {
      deposit: null,
      result,
      agreement: {
        name,
        round: sheet === null ? round : round + 1,
        pending: null,
        sheet: null,
      },
    });
    await recordTakenBack(tx, deps, [agreementLedgerName(pairId)]);
  });
  return pairResult(deps, caller, pairId);
}
