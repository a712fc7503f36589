/** The links of an account, as their owner sees and changes them. */

import type { Input, Reply } from '../../../contract/endpoints.ts';
import { type ViewBand, viewBands } from '../../../domain/links.ts';
import { dayMilliseconds, wholeMinute } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller, Owner } from '../../platform/http/handlers.ts';
import { conflict, notFound } from '../../platform/refusal.ts';
import { lockCaller, recordDeletion } from '../accounts/accounts.ts';
import { accessFor, findFinishedAttemptWithin, nameResult } from '../survey/survey.ts';
import {
  type LinkDetails,
  type LinkRow,
  openDetails,
  openRecord,
  sealedColumns,
} from './link-content.ts';
import * as store from './link-store.ts';
import type { LinksDeps } from './links-deps.ts';

type OwnLink = Reply<'createLink'>;

/** The first number of views of each band, in the order of `viewBands`. */
const bandStarts = [0, 1, 2, 5, 10] as const;

export const viewBand = (views: number): ViewBand =>
  viewBands[bandStarts.findLastIndex((start) => views >= start)] ?? viewBands[0];

interface PresentContext {
  readonly now: number;
  /** Undefined while the account has no finished survey. */
  readonly currentAttemptId: string | undefined;
}

export function presentLink(
  row: LinkRow,
  { token, level, label, itemIds, attemptId, answersDay }: LinkDetails,
  { now, currentAttemptId }: PresentContext,
): OwnLink {
  return {
    linkId: row.id,
    token,
    level,
    label,
    itemIds: [...itemIds],
    createdDay: row.created_day,
    answersDay,
    isReplaced: attemptId !== currentAttemptId,
    endsAt: row.expires_at === null ? null : new Date(row.expires_at).toISOString(),
    hasEnded: store.hasEnded(row, now),
    views: viewBand(row.views),
  };
}

async function presentContext(
  deps: Pick<LinksDeps, 'bank' | 'now'>,
  tx: Tx,
  owner: Owner,
): Promise<PresentContext> {
  const attempt = await findFinishedAttemptWithin(tx, accessFor(deps, owner));
  return { now: deps.now(), currentAttemptId: attempt && nameResult(attempt.id, attempt) };
}

/** Opens the links of an account, the latest first. */
export async function listLinksWithin(
  deps: Pick<LinksDeps, 'bank' | 'now'>,
  tx: Tx,
  owner: Owner,
): Promise<OwnLink[]> {
  const rows = await store.selectLinks(tx, owner.userId);
  if (rows.length === 0) return [];
  const context = await presentContext(deps, tx, owner);
  return rows
    .map((row) => ({ row, details: openDetails(owner.dataKey, row) }))
    .sort((a, b) => b.details.number - a.details.number)
    .map(({ row, details }) => presentLink(row, details, context));
}

export const listLinks = async (deps: LinksDeps, caller: Caller): Promise<Reply<'listLinks'>> => ({
  links: await deps.db.read((tx) => listLinksWithin(deps, tx, caller)),
});

/**
 * What the ledger of deletions calls a link with this end. A backup from before the link was ended,
 * shortened or deleted has it with a later end, under a name that is in the ledger.
 */
export const linkLedgerName = ({
  id,
  expires_at,
}: {
  readonly id: unknown;
  readonly expires_at: unknown;
}): string => `link:${id}:${expires_at ?? 'never'}`;

async function requireLink(tx: Tx, caller: Caller, linkId: string): Promise<LinkRow> {
  await lockCaller(tx, caller);
  const row = await store.lockLink(tx, caller.userId, linkId);
  if (!row) throw notFound('There is no such link.');
  return row;
}

/** Ends a link earlier, at once if `days` is 0. What an ended link showed is erased at once. */
export async function changeLink(
  deps: LinksDeps,
  caller: Caller,
  { linkId, days }: Input<'changeLink'>['body'],
): Promise<Reply<'changeLink'>> {
  return deps.db.write(async (tx) => {
    const row = await requireLink(tx, caller, linkId);
    const { dataKey } = caller;
    const now = deps.now();
    const details = openDetails(dataKey, row);
    const changed = await endLink(deps, tx, { row, details, dataKey }, days);
    return presentLink(changed, details, { ...(await presentContext(deps, tx, caller)), now });
  });
}

interface OpenedLink {
  readonly row: LinkRow;
  readonly details: LinkDetails;
  readonly dataKey: Uint8Array;
}

/** Returns the row with its new end. Ending an ended link changes nothing. */
async function endLink(
  deps: LinksDeps,
  tx: Tx,
  { row, details, dataKey }: OpenedLink,
  days: number,
): Promise<LinkRow> {
  const now = deps.now();
  const expires_at = wholeMinute(now + days * dayMilliseconds);
  if (expires_at === row.expires_at || (days === 0 && store.hasEnded(row, now))) return row;
  if (row.expires_at !== null && expires_at > row.expires_at)
    throw conflict('A link can only end earlier. Please make a new one instead.');
  await recordDeletion(tx, deps, linkLedgerName(row));
  const record = days === 0 ? null : openRecord(details.token, row);
  const bound = { ...row, expires_at, version: row.version + 1 };
  const changed = { ...bound, ...sealedColumns(dataKey, bound, { details, record }) };
  const { sealed, version } = changed;
  await store.updateLink(tx, row, { sealed, version, expires_at, record: changed.record });
  return changed;
}

export async function deleteLink(
  deps: LinksDeps,
  caller: Caller,
  { linkId }: Input<'deleteLink'>['body'],
): Promise<Reply<'deleteLink'>> {
  await deps.db.write(async (tx) => {
    const row = await requireLink(tx, caller, linkId);
    await recordDeletion(tx, deps, linkLedgerName(row));
    await store.deleteLink(tx, row);
  });
  return {};
}
