/** Every alert and every panel asks for metrics that the server has, and has its runbook. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '../../../src/server/platform/metrics/metrics.ts';
import { findAll, read, repository } from '../repository-files.ts';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook: string };
}

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly gridPos: {
    readonly h: number;
    readonly w: number;
    readonly x: number;
    readonly y: number;
  };
  readonly targets?: readonly { readonly expr: string; readonly refId: string }[];
}

// as: the shapes that the tests below check
const { groups } = parse(read('deploy/alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read('deploy/grafana.json')) as {
  id: null;
  uid: string;
  title: string;
  schemaVersion: number;
  panels: Panel[];
};
const runbook = read('docs/runbook.md');

const expressions = [
  ...rules.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
];
/** The names in an expression, without label matchers, functions and the labels of `by`. */
const findNames = (expr: string): string[] =>
  findAll(
    expr.replaceAll(/\{[^}]*\}|\bby \([^)]*\)/g, ''),
    /\b([a-z][a-z0-9]*(?:_[a-z0-9]+)+|up)\b(?!\()/g,
  );

let names: Set<string>;
beforeAll(async () => {
  const metrics = createMetrics('1.2.3');
  metrics.waitForConnection()();
  metrics.watchStorage(async () => ({
    disks: [{ folder: 'data', freeBytes: 1, sizeBytes: 2 }],
    databaseBytes: 1,
    logBytes: 1,
    synchronousStandbys: 1,
    backupAgeSeconds: 1,
  }));
  metrics.watchPool(() => ({ open: 1, idle: 1, waiting: 0 }));
  metrics.startCommit()(1);
  metrics.startStatement('commit')();
  metrics.request({ method: 'GET', route: '/readyz', status: 200, seconds: 0.1 });
  // Prometheus itself makes `up`, and Patroni 3.0.2 the two others.
  const ofOthers = ['up', 'patroni_primary', 'patroni_sync_standby'];
  names = new Set([...ofOthers, ...findAll(await metrics.text(), /^(\w+)(?:\{| )/gm)]);
});

test('every expression asks for metrics that exist', () => {
  expect(expressions.length).toBeGreaterThan(30);
  for (const expr of expressions) {
    const used = findNames(expr);
    expect(used, expr).not.toEqual([]);
    expect(
      used.filter((name) => !names.has(name)),
      expr,
    ).toEqual([]);
  }
});

describe('alerts.yml', () => {
  test('leads from every alert to a paragraph, and back', () => {
    const headings = findAll(runbook, /^## (\S+)$/gm).filter((heading) => heading !== 'First');
    expect(headings).toEqual(rules.map(({ alert }) => alert));
    for (const { alert, annotations, labels } of rules) {
      expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
      expect(annotations.summary).toMatch(/\.$/);
      expect(['page', 'ticket']).toContain(labels.severity);
    }
  });

  test('has a runbook with symptoms, checks and actions', () => {
    const paragraphs = runbook.split(/^## /m).slice(2);
    for (const paragraph of paragraphs)
      for (const part of ['**Visitors see**', '**Look:**', '**Do:**'])
        expect(paragraph).toContain(part);
  });
});

const program = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'promtool'))
  .find((path) => existsSync(path));

if (!program)
  console.warn(
    '\n*** There is no promtool here (Debian: apt-get install prometheus).\n*** PROMTOOL DOES NOT CHECK THE RULES OF THE ALERTS.\n',
  );

describe.runIf(program)('promtool', () => {
  test.each([
    ['check', 'deploy/alerts.yml'],
    ['test', 'test/repository/deploy/alerts-promtool.yml'],
  ])('accepts: %s rules %s', (command, path) => {
    const { status, stdout, stderr } = spawnSync(program ?? '', [command, 'rules', path], {
      cwd: repository,
      encoding: 'utf8',
    });
    expect(status, stdout + stderr).toBe(0);
  });
});

describe('grafana.json', () => {
  test('has what an import needs', () => {
    expect(dashboard).toMatchObject({
      id: null,
      uid: 'spark-nodes',
      title: 'Spark',
      schemaVersion: 36,
      templating: { list: [{ name: 'datasource', type: 'datasource', query: 'prometheus' }] },
    });
    const ids = dashboard.panels.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { type, targets = [] } of dashboard.panels)
      expect([type, targets.length > 0]).toEqual([type, type !== 'row']);
  });

  test('has panels that do not overlap', () => {
    const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, i) => `${x + (i % w)} ${y + Math.floor(i / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(dashboard.panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true);
  });
});
