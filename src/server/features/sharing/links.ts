/**
 * The links of an account, as their owner sees and changes them (ADR 24). Each has two sealed
 * values: what its owner knows of it, under the owner's key, and what it shows, under a key from
 * its token. Each has one length for all contents.
 */

import type { Input, Reply } from '../../../contract/endpoints.ts';
import type { LinkRecord } from '../../../core/sharing/link.ts';
import { nameResult } from '../../../core/survey/attempt.ts';
import type { LimitCheck } from '../../../core/survey/hard-limits.ts';
import type { LinkLevel } from '../../../domain/links.ts';
import type { Services } from '../../platform/app-services.ts';
import { dayMilliseconds, wholeMinute } from '../../platform/clock.ts';
import { keyOfLinkToken } from '../../platform/crypto/link-token.ts';
import { sealText, unsealText } from '../../platform/crypto/seal.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller, Owner } from '../../platform/http/handlers.ts';
import { conflict, notFound } from '../../platform/refusal.ts';
import { recordTakenBack } from '../accounts/ledger/ledger.ts';
import { lockCaller } from '../accounts/sessions/sessions.ts';
import { accessFor, itemTexts, findFinishedAttempt } from '../survey/survey.ts';
import * as store from './store.ts';
import type { LinkRow } from './store.ts';

/** What only the owner knows of a link. */
export interface LinkDetails {
  readonly token: string;
  readonly label: string;
  readonly level: LinkLevel;
  /** The interests that the link names, in bank order; empty unless the level is 'chosen'. */
  readonly itemIds: readonly string[];
  readonly attemptId: string;
  /** The UTC day on which that attempt was begun. */
  readonly answersDay: string;
  /** The links of an account count up, so that the list has the order in which they were made. */
  readonly number: number;
}

/** Enough for a label of 40 escaped characters and 20 interests. */
const detailsBytes = 640;
/** Enough for the longest summary, and for all figures with 20 interests. */
const recordBytes = 1280;

type BoundColumns = Pick<LinkRow, 'id' | 'user_id' | 'version' | 'expires_at' | 'created_day'>;

/** The end is authenticated, so that only its owner can change it. */
const nameRow = (table: 'links' | 'links.record', row: BoundColumns) => ({
  table,
  id: row.id,
  version: row.version,
  columns: [row.user_id, row.expires_at ?? '', row.created_day],
});

/** Returns the sealed columns of a row. An ended link has no record. */
export const sealedColumns = (
  dataKey: Uint8Array,
  row: BoundColumns,
  { details, record }: { readonly details: LinkDetails; readonly record: LinkRecord | null },
): Pick<LinkRow, 'sealed' | 'record'> => ({
  sealed: sealText(dataKey, nameRow('links', row), JSON.stringify(details), detailsBytes),
  record:
    record &&
    sealText(
      keyOfLinkToken(details.token, 'link'),
      nameRow('links.record', row),
      JSON.stringify(record),
      recordBytes,
    ),
});

/** Throws `DamagedRow` if the row is not what its owner stored. */
export const openDetails = (dataKey: Uint8Array, row: LinkRow): LinkDetails =>
  JSON.parse(unsealText(dataKey, nameRow('links', row), row.sealed));

/** Returns null for a link that has ended. Throws `DamagedRow` like `openDetails`. */
export const openRecord = (token: string, row: LinkRow): LinkRecord | null =>
  row.record &&
  JSON.parse(unsealText(keyOfLinkToken(token, 'link'), nameRow('links.record', row), row.record));

type OwnLink = Reply<'createLink'>;

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
  };
}

async function presentContext(deps: Pick<Services, 'bankInUse' | 'now'>, tx: Tx, owner: Owner) {
  const attempt = await findFinishedAttempt(tx, accessFor(deps.bankInUse(), owner));
  return { now: deps.now(), currentAttemptId: attempt && nameResult(attempt.id, attempt) };
}

/** Opens the links of an account, latest first. */
async function listLinksWithin(deps: Pick<Services, 'bankInUse' | 'now'>, tx: Tx, owner: Owner) {
  const rows = await store.selectLinks(tx, owner.userId);
  if (rows.length === 0) return [];
  const context = await presentContext(deps, tx, owner);
  return rows
    .map((row) => ({ row, details: openDetails(owner.dataKey, row) }))
    .sort((a, b) => b.details.number - a.details.number)
    .map(({ row, details }) => presentLink(row, details, context));
}

export const listLinks = async (deps: Services, caller: Caller): Promise<Reply<'listLinks'>> => ({
  links: await deps.db.read((tx) => listLinksWithin(deps, tx, caller)),
});

/** Returns the account's links for the export of its data, without their addresses. */
export async function exportLinks(
  deps: Pick<Services, 'db' | 'bankInUse' | 'now'>,
  caller: Caller,
): Promise<Reply<'exportData'>['links']> {
  const links = await deps.db.read((tx) => listLinksWithin(deps, tx, caller));
  const texts = await itemTexts(deps);
  return links.map(({ linkId, level, label, itemIds, createdDay, answersDay, endsAt }) => ({
    linkId,
    level,
    label,
    createdDay,
    answersDay,
    endsAt,
    interests: itemIds.map((itemId) => ({ itemId, question: texts.get(itemId) ?? '' })),
  }));
}

/**
 * Returns the name of a link in the ledger. A restore leaves the link out if it was ended,
 * shortened or deleted since the backup, or lost a question to a limit: it cannot be opened.
 */
export const linkLedgerName = (linkId: unknown): string => `link:${linkId}`;

async function requireLink(tx: Tx, caller: Caller, linkId: string): Promise<LinkRow> {
  await lockCaller(tx, caller);
  const row = await store.lockLink(tx, caller.userId, linkId);
  if (!row) throw notFound('There is no such link.');
  return row;
}

/** Ends a link earlier, at once if `days` is 0. The record of an ended link is erased at once. */
export async function changeLink(
  deps: Services,
  caller: Caller,
  { linkId, days }: Input<'changeLink'>['body'],
): Promise<Reply<'changeLink'>> {
  return deps.db.write(async (tx) => {
    const row = await requireLink(tx, caller, linkId);
    const details = openDetails(caller.dataKey, row);
    const context = await presentContext(deps, tx, caller);
    const { now } = context;
    const expires_at = wholeMinute(now + days * dayMilliseconds);
    if (expires_at === row.expires_at || (days === 0 && store.hasEnded(row, now)))
      return presentLink(row, details, context);
    if (row.expires_at !== null && expires_at > row.expires_at)
      throw conflict('A link can only end earlier. Please make a new one instead.');
    await recordTakenBack(tx, deps, [linkLedgerName(row.id)]);
    const record = days === 0 ? null : openRecord(details.token, row);
    const ending = { ...row, expires_at };
    const changed = await replaceContent(tx, caller.dataKey, ending, { details, record });
    return presentLink(changed, details, context);
  });
}

async function removeLink(
  deps: Pick<Services, 'now' | 'loginCodeKey'>,
  tx: Tx,
  row: LinkRow,
): Promise<void> {
  await recordTakenBack(tx, deps, [linkLedgerName(row.id)]);
  await store.deleteLink(tx, row);
}

/** Deletes all links of an account, without opening them, so that a damaged one goes as well. */
export async function removeLinks(
  deps: Pick<Services, 'now' | 'loginCodeKey'>,
  tx: Tx,
  userId: string,
): Promise<void> {
  for (const row of await store.lockLinks(tx, userId)) await removeLink(deps, tx, row);
}

export async function deleteLink(
  deps: Services,
  caller: Caller,
  { linkId }: Input<'deleteLink'>['body'],
): Promise<Reply<'deleteLink'>> {
  await deps.db.write(async (tx) => {
    await removeLink(deps, tx, await requireLink(tx, caller, linkId));
  });
  return {};
}

/** Writes the next version of a locked row, with its end. Returns the row. */
async function replaceContent(
  tx: Tx,
  dataKey: Uint8Array,
  row: LinkRow,
  content: Parameters<typeof sealedColumns>[2],
): Promise<LinkRow> {
  const next = { ...row, version: row.version + 1 };
  const columns = sealedColumns(dataKey, next, content);
  const { version, expires_at } = next;
  await store.updateLink(tx, row, { ...columns, version, expires_at });
  return { ...next, ...columns };
}

/** Removes new hard limits, or a passed question, from the owner's links, for good. */
export async function removeFromLinks(
  deps: Pick<Services, 'now' | 'loginCodeKey'>,
  tx: Tx,
  { userId, dataKey }: Owner,
  isLimited: LimitCheck,
): Promise<void> {
  for (const row of await store.lockLinks(tx, userId))
    if (await removeFromLink(tx, dataKey, row, isLimited))
      await recordTakenBack(tx, deps, [linkLedgerName(row.id)]);
}

/** Returns whether the link named a question with a limit. */
async function removeFromLink(
  tx: Tx,
  dataKey: Uint8Array,
  row: LinkRow,
  isLimited: LimitCheck,
): Promise<boolean> {
  const details = openDetails(dataKey, row);
  const itemIds = details.itemIds.filter((id) => !isLimited(id));
  if (itemIds.length === details.itemIds.length) return false;
  const shown = openRecord(details.token, row);
  const record = shown?.level === 'chosen' ? { ...shown, itemIds } : shown;
  await replaceContent(tx, dataKey, row, { details: { ...details, itemIds }, record });
  return true;
}
