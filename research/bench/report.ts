/** Runs benchmarks and prints their rows as a table, or with `--json` as an array. */

import { cpus, totalmem } from 'node:os';
import { killServers } from '../../test/support/process/server-process.ts';
import { type Bar, holds, type Measurement } from './measurement.ts';

export type Benchmark = () => Measurement[] | Promise<Measurement[]>;

const formatBar = (bar: Bar | undefined, unit: string): string =>
  bar === undefined
    ? ''
    : `${'atMost' in bar ? `≤ ${bar.atMost}` : `≥ ${bar.atLeast}`} ${unit}`.trim();

function describeMachine(): string {
  const [first] = cpus();
  const processors = `${cpus().length} × ${first?.model.trim() ?? 'unknown'}`;
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  return `${processors}, ${memory}, ${process.platform}, Node ${process.versions.node}`;
}

function print(row: Measurement): void {
  const isHeld = holds(row);
  const verdict = isHeld === null ? '' : isHeld ? 'holds' : 'MISSED';
  const cells = [
    row.name.padEnd(58),
    row.value.toFixed(2).padStart(9),
    row.unit.padEnd(6),
    formatBar(row.bar, row.unit).padEnd(14),
    verdict.padEnd(7),
  ];
  process.stdout.write(`${cells.join(' ')}${row.against ? ` ${row.against}` : ''}\n`);
}

function printJson(rows: readonly Measurement[]): void {
  const objects = rows.map((row) => ({
    ...row,
    against: row.against ?? null,
    bar: row.bar === undefined ? null : formatBar(row.bar, row.unit),
    holds: holds(row),
  }));
  process.stdout.write(`${JSON.stringify(objects, null, 2)}\n`);
}

/** Runs the benchmarks one after another. If one fails, reports it and goes on with the next. */
export async function report(benchmarks: readonly Benchmark[]): Promise<void> {
  const asJson = process.argv.includes('--json');
  const results: Measurement[] = [];
  process.stderr.write(`${describeMachine()}\n`);
  for (const benchmark of benchmarks) {
    try {
      const rows = await benchmark();
      results.push(...rows);
      if (!asJson) rows.forEach(print);
    } catch (error) {
      killServers();
      process.exitCode = 1;
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      process.stderr.write(`FAILED: ${benchmark.name}: ${reason}\n`);
    }
  }
  if (asJson) printJson(results);
}
