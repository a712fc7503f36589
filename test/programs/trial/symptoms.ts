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

const [canSave, errorsByCause, answers] = ['Can save', 'Errors by cause', 'Answers'] as const;
/** The panels that are looked at, with what each draws. */
const drawn = {
  [canSave]: 'spark_database_writable',
  [errorsByCause]: 'spark_database_errors_total',
  [answers]: 'up{',
};
// as: the part of the dashboard that is read
const { panels } = JSON.parse(readFileSync('deploy/grafana.json', 'utf8')) as {
  panels: readonly { title: string; targets?: readonly { expr: string }[] }[];
};
for (const [title, metric] of Object.entries(drawn))
  if (!panels.some((one) => one.title === title && one.targets?.[0]?.expr.includes(metric)))
    throw new Error(`deploy/grafana.json has no panel '${title}' of ${metric}`);

type Wait = Record<'wait_event_type' | 'wait_event', string>;

/** Reconnects each time, because the primary may be another one. */
async function listWaits(connectionString: string): Promise<string[]> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 1000,
    query_timeout: 1000,
  });
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

/** As in Prometheus, in milliseconds. */
const scrapeTimeout = 10_000;

/** The values of a node's metrics, by name and labels as in the exposition format. */
async function readMetrics(node: ServerProcess): Promise<Map<string, number> | null> {
  const address = /Metrics are at (\S+)/.exec(node.output())?.[1] ?? '';
  try {
    const reply = await fetch(address, { signal: AbortSignal.timeout(scrapeTimeout) });
    const lines = (await reply.text()).matchAll(/^(\w+(?:\{[^}]*\})?) (\S+)$/gm);
    return new Map([...lines].map(([, series = '', value]) => [series, Number(value)]));
  } catch {
    return null;
  }
}

const errorCount = /^spark_database_errors_total\{.*cause="(\w+)"\}$/;

type Metrics = ReadonlyMap<string, number>;

function listPanels(now: Metrics, before: Metrics): string[] {
  const found: string[] = now.get('spark_database_writable') === 0 ? [canSave] : [];
  for (const [series, value] of now) {
    const cause = errorCount.exec(series)?.[1];
    if (cause && value > (before.get(series) ?? 0)) found.push(`${errorsByCause}: ${cause}`);
  }
  return found;
}

export interface Symptoms extends AsyncDisposable {
  readonly seen: ReadonlySet<string>;
  readonly look: () => Promise<void>;
}

/** Looks every half second until disposed. A restarted node has no earlier metrics to compare. */
export async function watchSymptoms(
  nodes: readonly ServerProcess[],
  databaseUrl: string,
): Promise<Symptoms> {
  const seen = new Set<string>();
  const before = new Map<ServerProcess, Metrics>();
  for (const node of nodes) {
    const metrics = await readMetrics(node);
    if (metrics === null) throw new Error('a node shows no metrics before the failure');
    before.set(node, metrics);
  }
  const lookAtNode = async (node: ServerProcess, index: number): Promise<string[]> => {
    const now = await readMetrics(node);
    return now ? listPanels(now, before.get(node) ?? now) : [`${answers} of node ${index + 1}`];
  };
  const look = async (): Promise<void> => {
    const found = await Promise.all([listWaits(databaseUrl), ...nodes.map(lookAtNode)]);
    for (const symptom of found.flat()) seen.add(symptom);
  };
  const over = new AbortController();
  const watch = async () => {
    while (!over.signal.aborted) {
      await look();
      await pause(500);
    }
  };
  const watching = watch();
  return {
    seen,
    look,
    async [Symbol.asyncDispose]() {
      over.abort();
      await watching;
    },
  };
}
