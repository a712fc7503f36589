import type { Tx } from '../db/database.ts';
import { addToCounts } from './store.ts';

interface WindowCount {
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

/** What is added to one count, by the requests that it is added for. */
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

/** Returns the requests that exceed the maximum if those before them in the list are counted. */
function findRefused({ max, requests }: Sum, total: number): CountRequest[] {
  let count = total - totalCost(requests);
  return requests.filter(({ cost, isForced }) => {
    if (!isForced && count + cost > max) return true;
    count += cost;
    return false;
  });
}

/** Adds what the requests cost, or takes it back. Returns the new counts. */
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

export interface LocalCount {
  count: number;
  /** The part of `count` that has been added to the count in the database. */
  shared: number;
}

interface CurrentWindow {
  readonly index: number;
  readonly seconds: number;
}

/** A new window clears all counts of windows of its length. */
export function createLocalCounts(): (window: CurrentWindow, key: string) => LocalCount {
  const windows = new Map<number, { index: number; counts: Map<string, LocalCount> }>();
  return ({ index, seconds }, key) => {
    let window = windows.get(seconds);
    if (window?.index !== index) windows.set(seconds, (window = { index, counts: new Map() }));
    const count = window.counts.get(key) ?? { count: 0, shared: 0 };
    window.counts.set(key, count);
    return count;
  };
}
