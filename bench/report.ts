/** How the lines of a bench are printed; `-- --json` for machines. */
import { availableParallelism } from 'node:os';
import type { Measurement } from './measurement.ts';

/** Each returns its lines. */
export type Bench = () => Measurement[] | Promise<Measurement[]>;

export async function report(benches: readonly Bench[]): Promise<void> {
  const results: (Measurement & { holds: boolean | null })[] = [];
  for (const bench of benches) {
    for (const line of await bench()) results.push({ ...line, holds: line.bar === null ? null : line.value <= line.bar });
  }
  const machine = { cores: availableParallelism(), node: process.versions.node };
  if (process.argv.includes('--json')) {
    process.stdout.write(`${JSON.stringify({ machine, results }, null, 2)}\n`);
    return;
  }
  process.stdout.write(`${machine.cores} cores, Node ${machine.node}\n`);
  for (const { name, value, unit, against, bar, holds } of results) {
    const verdict = holds === null ? '' : holds ? 'holds' : 'MISSED';
    const limit = bar === null ? '' : `bar ${bar} ${unit}`;
    process.stdout.write(`${name.padEnd(48)} ${value.toFixed(2).padStart(8)} ${unit.padEnd(4)} ${limit.padEnd(12)} ${verdict}${against ? `   ${against}` : ''}\n`);
  }
}
