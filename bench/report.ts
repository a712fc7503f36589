/** How the lines of a bench are printed; `-- --json` prints an array of `{name, value, unit, against, bar, holds}`. */

import { cpus, totalmem } from 'node:os';
import { killServers } from '../test/support/process/server-process.ts';
import { type Bar, holds, type Measurement } from './measurement.ts';

/** Each returns its lines. */
export type Bench = () => Measurement[] | Promise<Measurement[]>;

const barText = (bar: Bar | null, unit: string): string =>
  bar === null ? '' : `${'atMost' in bar ? `≤ ${bar.atMost}` : `≥ ${bar.atLeast}`} ${unit}`.trim();

function machine(): string {
  const [first] = cpus();
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform}, Node ${process.versions.node}`;
}

function print(line: Measurement): void {
  const isHeld = holds(line);
  const verdict = isHeld === null ? '' : isHeld ? 'holds' : 'MISSED';
  process.stdout.write(
    `${line.name.padEnd(58)} ${line.value.toFixed(2).padStart(9)} ${line.unit.padEnd(6)} ${barText(line.bar, line.unit).padEnd(14)} ${verdict.padEnd(7)}${line.against ? ` ${line.against}` : ''}\n`,
  );
}

export async function report(benches: readonly Bench[]): Promise<void> {
  const asJson = process.argv.includes('--json');
  const results: Measurement[] = [];
  process.stderr.write(`${machine()}\n`);
  for (const bench of benches) {
    try {
      const lines = await bench();
      results.push(...lines);
      if (!asJson) lines.forEach(print);
    } catch (error) {
      killServers();
      process.exitCode = 1; // an hour of other lines is not thrown away for it
      process.stderr.write(
        `FAILED: ${bench.name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
      );
    }
  }
  if (asJson)
    process.stdout.write(
      `${JSON.stringify(
        results.map((line) => ({
          ...line,
          bar: line.bar === null ? null : barText(line.bar, line.unit),
          holds: holds(line),
        })),
        null,
        2,
      )}\n`,
    );
}
