/**
 * What would tell an operator of a failure: the panels of `deploy/grafana.json`, drawn from each
 * node's own metrics, and the runbook's query of what PostgreSQL waits for.
 */

import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { ServerProcess } from '../../support/process/server-process.ts';

const [, beforeOrder, order] =
  /psql [^\n]*-c "(select wait_event_type[^"]+)(order by[^"]+)"/.exec(
    readFileSync('docs/runbook.md', 'utf8'),
  ) ?? [];
if (!beforeOrder || !order) throw new Error('docs/runbook.md has no query of waits with an order');
const longWaits = `${beforeOrder} having max(now() - query_start) > '500 ms' ${order}`;

type Wait = Record<'wait_event_type' | 'wait_event', string>;

/** Reconnects each time, because the primary may be another one. */
async function listWaits(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1000 });
  client.on('error', () => {}); // the primary may end while it is asked
  try {
    await client.connect();
    const { rows } = await client.query<Wait>(longWaits);
    return rows.map((row) => `${row.wait_event_type} ${row.wait_event}`);
  } catch {
    return [];
  } finally {
    void client.end().catch(() => {});
  }
}

/** The values of a node's metrics, by name and labels as in the exposition format. */
async function readMetrics(node: ServerProcess): Promise<Map<string, number> | null> {
  const address = /Metrics are at (\S+)/.exec(node.output())?.[1] ?? '';
  try {
    const reply = await fetch(address, { signal: AbortSignal.timeout(1000) });
    const lines = (await reply.text()).matchAll(/^(\w+(?:\{[^}]*\})?) (\S+)$/gm);
    return new Map([...lines].map(([, series = '', value]) => [series, Number(value)]));
  } catch {
    return null;
  }
}

const slowSeconds = 0.5;

/** How many observations of a histogram took longer than `slowSeconds`. */
function countSlow(metrics: ReadonlyMap<string, number>, name: string): number {
  let slow = 0;
  for (const [series, value] of metrics) {
    if (series.startsWith(`${name}_count`)) slow += value;
    const isBucket = series.startsWith(`${name}_bucket`);
    if (isBucket && series.includes(`le="${slowSeconds}"`)) slow -= value;
  }
  return slow;
}

const errorsByCause = /^spark_database_errors_total\{.*cause="(\w+)"\}$/;

function listPanels(
  now: ReadonlyMap<string, number> | null,
  before: ReadonlyMap<string, number>,
): string[] {
  if (now === null) return ['Answers'];
  const panels = now.get('spark_database_writable') === 0 ? ['Can save'] : [];
  for (const [series, value] of now) {
    const cause = errorsByCause.exec(series)?.[1];
    if (cause && value > (before.get(series) ?? 0)) panels.push(`Errors by cause: ${cause}`);
  }
  for (const name of ['spark_statement_duration_seconds', 'spark_pool_wait_seconds'])
    if (countSlow(now, name) > countSlow(before, name)) panels.push('Waiting for PostgreSQL');
  return panels;
}

export interface Symptoms extends AsyncDisposable {
  readonly seen: ReadonlySet<string>;
}

/** Watches until it is disposed, and reads `nodes` anew each time: a node may be restarted. */
export async function watchSymptoms(
  nodes: readonly ServerProcess[],
  databaseUrl: string,
): Promise<Symptoms> {
  const seen = new Set<string>();
  const before = new Map<ServerProcess, ReadonlyMap<string, number>>();
  for (const node of nodes) before.set(node, (await readMetrics(node)) ?? new Map());
  const over = new AbortController();
  const watch = async () => {
    while (!over.signal.aborted) {
      const [waits, ...panels] = await Promise.all([
        listWaits(databaseUrl),
        ...nodes.map(async (node) =>
          listPanels(await readMetrics(node), before.get(node) ?? new Map()),
        ),
      ]);
      for (const symptom of [...waits, ...panels.flat()]) seen.add(symptom);
      await pause(500);
    }
  };
  const watching = watch();
  return {
    seen,
    async [Symbol.asyncDispose]() {
      over.abort();
      await watching;
    },
  };
}
