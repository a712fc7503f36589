/** The counts of rate limits in the database, which all nodes share. */

import { sql } from 'kysely';
import { batchSize, countDeleted } from '../batch.ts';
import type { Tx } from '../db/database.ts';
import { precompileQuery } from '../db/precompiled-query.ts';

interface Addition {
  readonly key: Uint8Array;
  readonly cost: number;
  readonly expiresAt: number;
}

const columnCount = 3;

const addQuery = precompileQuery((tx: Tx, values: readonly unknown[]) =>
  tx
    .insertInto('rate_limits')
    .values(
      Array.from({ length: values.length / columnCount }, (_, i) => {
        const [key, n, expires_at] = values.slice(i * columnCount);
        // as: placeholders, which nothing reads
        return { key, n, expires_at } as { key: Uint8Array; n: number; expires_at: number };
      }),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ n: sql<number>`rate_limits.n + excluded.n` }),
    )
    .returning(['key', 'n']),
);

/**
 * Returns the new totals in the same order, in one statement, so that concurrent requests get
 * different ones. Each key may occur once. Locks the rows in the order of their keys, so that two
 * statements cannot deadlock; units with several can, and are retried (ADR 7).
 */
export async function addToCounts(tx: Tx, additions: readonly Addition[]): Promise<number[]> {
  if (additions.length === 0) return [];
  const inOrder = additions.toSorted((a, b) => Buffer.compare(a.key, b.key));
  const rows = await addQuery(
    tx,
    inOrder.flatMap(({ key, cost, expiresAt }) => [key, cost, expiresAt]),
  );
  return additions.map(({ key }) => {
    const row = rows.find((each) => Buffer.compare(each.key, key) === 0);
    if (!row) throw new Error('A count was added, but not returned.');
    return row.n;
  });
}

export async function findCount(tx: Tx, key: Uint8Array): Promise<number> {
  const row = await tx
    .selectFrom('rate_limits')
    .select('n')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.n ?? 0;
}

export function deleteExpiredCounts(tx: Tx, now: number): Promise<number> {
  const due = tx
    .selectFrom('rate_limits')
    .select('key')
    .where('expires_at', '<=', now)
    .limit(batchSize);
  return countDeleted(tx.deleteFrom('rate_limits').where('key', 'in', due));
}

/** Returns the salt of the day, which all nodes share. Inserts `fresh` if the day has none yet. */
export async function findOrInsertSalt(
  tx: Tx,
  day: string,
  fresh: Uint8Array,
): Promise<Uint8Array> {
  await tx
    .insertInto('rate_salts')
    .values({ day, salt: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (
    await tx
      .selectFrom('rate_salts')
      .select('salt')
      .where('day', '=', day)
      .executeTakeFirstOrThrow()
  ).salt;
}

export const deleteSaltsBefore = (tx: Tx, day: string): Promise<number> =>
  countDeleted(tx.deleteFrom('rate_salts').where('day', '<', day));

export interface WindowCount {
  readonly key: Uint8Array;
  readonly max: number;
  readonly endsAt: number;
}

export interface CountRequest {
  readonly windows: readonly WindowCount[];
  readonly cost: number;
  /** Counted even if that exceeds a maximum: refunds, and further costs of an allowed action. */
  readonly isForced: boolean;
}

/** The total addition to one count, with the requests that it consists of. */
interface Sum extends WindowCount {
  readonly requests: CountRequest[];
}

const encodeKey = (key: Uint8Array): string => Buffer.from(key).toString('base64');

function groupByKey(requests: readonly CountRequest[], windowNumber: number): Sum[] {
  const sums = new Map<string, Sum>();
  for (const request of requests) {
    const window = request.windows[windowNumber];
    if (!window) continue;
    const sum = sums.get(encodeKey(window.key)) ?? { ...window, requests: [] };
    sum.requests.push(request);
    sums.set(encodeKey(window.key), sum);
  }
  return [...sums.values()];
}

const totalCost = (requests: readonly CountRequest[]): number =>
  requests.reduce((sum, { cost }) => sum + cost, 0);

/** Returns the requests beyond the maximum, counting all before them in the list. */
function findRefused({ max, requests }: Sum, total: number): CountRequest[] {
  let count = total - totalCost(requests);
  return requests.filter(({ cost, isForced }) => {
    if (!isForced && count + cost > max) return true;
    count += cost;
    return false;
  });
}

/** Adds the costs of the requests, or subtracts them. Returns the new counts. */
const addCosts = (tx: Tx, sums: readonly Sum[], sign: 1 | -1) =>
  addToCounts(
    tx,
    sums.map(({ key, endsAt, requests }) => ({
      key,
      cost: sign * totalCost(requests),
      expiresAt: endsAt,
    })),
  );

/** Returns the ends of full windows, null if allowed. A refused request leaves no trace. */
export async function countRequests(
  tx: Tx,
  requests: readonly CountRequest[],
): Promise<(number | null)[]> {
  const refusals = new Map<CountRequest, number>();
  const rounds = Math.max(0, ...requests.map(({ windows }) => windows.length));
  for (let round = 0; round < rounds; round++) {
    const allowed = requests.filter((request) => !refusals.has(request));
    const sums = groupByKey(allowed, round);
    const totals = await addCosts(tx, sums, 1);
    for (const [i, sum] of sums.entries())
      for (const request of findRefused(sum, totals[i]!)) refusals.set(request, sum.endsAt);
    const refused = allowed.filter((request) => refusals.has(request));
    for (let earlier = 0; earlier <= round && refused.length > 0; earlier++)
      await addCosts(tx, groupByKey(refused, earlier), -1);
  }
  return requests.map((request) => refusals.get(request) ?? null);
}
