/** What an administrator may do: edit texts and labels, and read who changed what (spec §6, decisions F1, F2). */

import type { Input, Reply } from '../../../contract/endpoints.ts';
import type { Theme } from '../../../domain/themes.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { AdminCaller } from '../../platform/http/caller.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { notFound, Refusal, stale, unauthorized } from '../../platform/refusal/refusal.ts';
import { type AdminKey, findAdminKey } from './keys.ts';
import * as store from './store.ts';

export interface AdminDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly keys: readonly AdminKey[];
  readonly limits: RateLimiter;
}

const auditPageSize = 50;

/**
 * Counted before it is looked at, so that many at once are no way around the limit; a right key is taken back. Who has
 * tried too often is told so, with a right key too; everybody else comes in as ever (decisions F1).
 */
export async function authenticateAdmin(
  deps: AdminDeps,
  client: string,
  given: string | null,
): Promise<AdminCaller> {
  if (given === null) throw unauthorized('Invalid admin key');
  try {
    await deps.limits.spend('adminKey', client);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'rate_limited') await noteLock(deps, client);
    throw error;
  }
  const keyName = findAdminKey(deps.keys, given);
  if (keyName === null) throw unauthorized('Invalid admin key');
  await deps.limits.add('adminKey', client, -1);
  return { keyName };
}

/** One line in the log a lock and window, without the key that was tried and without the client. */
async function noteLock(deps: AdminDeps, client: string): Promise<void> {
  const meter = await deps.limits.today();
  await deps.db.write(async (tx) => {
    if (await meter.fits(tx, 'adminLock', client))
      await record(
        deps,
        tx,
        { keyName: '–' },
        {
          target: 'sign-in',
          field: 'wrong keys',
          before: '',
          after: 'a client is locked out for up to 15 minutes',
        },
      );
  });
}

const present = (row: store.ItemRow): Reply<'updateAdminItem'> => ({
  ...row,
  category: row.category as Theme,
}); // as: the bank's check admits no other

export async function listItems(
  deps: AdminDeps,
  form: Input<'listAdminItems'>['query']['formSlug'],
): Promise<Reply<'listAdminItems'>> {
  return (await deps.db.read((tx) => store.selectItems(tx, form))).map(present);
}

type ItemEdit = Input<'updateAdminItem'>['body'] & { readonly id: string };

/** Saves one item and writes down what changed; throws 409 with the present texts where it was changed meanwhile. */
async function saveItem(
  deps: AdminDeps,
  tx: Tx,
  caller: AdminCaller,
  edit: ItemEdit,
): Promise<void> {
  const row = await store.lockItem(tx, edit.id);
  if (!row) throw notFound(`There is no item ${edit.id}.`);
  const texts = {
    text: edit.text ?? row.text,
    shortDescription: edit.shortDescription ?? row.shortDescription,
  };
  const isStale = edit.version !== undefined && edit.version !== row.version;
  if (isStale || !(await store.updateItem(tx, row, texts)))
    throw stale([(await store.lockItem(tx, edit.id)) ?? row]);
  for (const field of ['text', 'shortDescription'] as const) {
    await record(deps, tx, caller, {
      target: edit.id,
      field,
      before: row[field],
      after: texts[field],
    });
  }
}

async function record(
  deps: AdminDeps,
  tx: Tx,
  caller: AdminCaller,
  change: { target: string; field: string; before: string; after: string },
): Promise<void> {
  if (change.before !== change.after)
    await store.insertAudit(tx, { ...change, at: deps.now(), key_name: caller.keyName });
}

export async function updateItem(
  deps: AdminDeps,
  caller: AdminCaller,
  edit: ItemEdit,
): Promise<Reply<'updateAdminItem'>> {
  return deps.db.write(async (tx) => {
    await saveItem(deps, tx, caller, edit);
    const saved = await store.lockItem(tx, edit.id);
    if (!saved) throw notFound(`There is no item ${edit.id}.`);
    return present(saved);
  });
}

/** All or nothing. */
export async function updateItems(
  deps: AdminDeps,
  caller: AdminCaller,
  edits: readonly ItemEdit[],
): Promise<Reply<'updateAdminItems'>> {
  await deps.db.write(async (tx) => {
    for (const edit of edits.toSorted((a, b) => a.id.localeCompare(b.id)))
      await saveItem(deps, tx, caller, edit); // one order for all: no deadlock
  });
  return { updated: edits.length };
}

export async function listLabels(deps: AdminDeps): Promise<Reply<'listAdminLabels'>> {
  return deps.db.read(store.selectLabels);
}

export async function updateLabels(
  deps: AdminDeps,
  caller: AdminCaller,
  edits: Input<'updateAdminLabels'>['body']['labels'],
): Promise<Reply<'updateAdminLabels'>> {
  return deps.db.write(async (tx) => {
    const rows = new Map((await store.lockLabels(tx)).map((row) => [row.value, row]));
    for (const edit of edits.toSorted((a, b) => a.value - b.value)) {
      const row = rows.get(edit.value);
      if (!row) throw notFound(`There is no label for ${edit.value}.`);
      const isStale = edit.version !== undefined && edit.version !== row.version;
      if (isStale || !(await store.updateLabel(tx, row, edit.label)))
        throw stale([{ id: String(row.value), text: row.label, version: row.version }]);
      await record(deps, tx, caller, {
        target: String(edit.value),
        field: 'label',
        before: row.label,
        after: edit.label,
      });
    }
    return store.selectLabels(tx);
  });
}

export async function listAudit(
  deps: AdminDeps,
  before: number | undefined,
): Promise<Reply<'listAudit'>> {
  const rows = await deps.db.read((tx) =>
    store.selectAudit(tx, before ?? Number.MAX_SAFE_INTEGER, auditPageSize + 1),
  );
  const page = rows.slice(0, auditPageSize);
  return {
    entries: page.map(({ key_name, at, ...entry }) => ({
      ...entry,
      keyName: key_name,
      at: new Date(at).toISOString(),
    })),
    next: rows.length > auditPageSize ? (page.at(-1)?.id ?? null) : null,
  };
}

export { adminKeyFile, type AdminKey, keptAdminKey, parseAdminKeys } from './keys.ts';
