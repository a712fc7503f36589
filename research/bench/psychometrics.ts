/** Measures the time of the calculations on one core, and the memory that the library keeps. */

import { execFileSync } from 'node:child_process';
import {
  compareProfiles,
  computeProfile,
  selectSetB,
  type Answers,
} from '../../src/psychometrics/index.ts';
import { readItemBank } from '../../src/server/features/survey/survey.ts';
import { median, quantile, type Measurement } from './measurement.ts';

const runs = 9;
const peoplePerRun = 400;
const bank = readItemBank(new URL('../../items/', import.meta.url)).current.model;
const exposure = bank.items.map(() => 0);
const isSetA = (index: number): boolean => bank.items[index]!.form === 'standard-48';

/**
 * Simulates the answers of the person with the given number. An answer depends on how much the
 * person likes the trait, on the rarity of the item, and on noise that is the same in every run.
 */
function simulateAnswers(person: number, isAsked: (index: number) => boolean): Answers {
  return bank.items.map((item, i) => {
    if (!isAsked(i)) return null;
    const taste = Math.sin(person * 12.9898 + bank.trait[i]! * 78.233) * 3;
    const noise = Math.sin(person * 39.346 + i * 11.135) * 1.5;
    return Math.min(7, Math.max(1, Math.round(4.5 + taste + noise - 0.6 * item.rarity)));
  });
}

const chooseSetB = (setA: Answers, seed: string): string[] =>
  selectSetB(bank, setA, { targetCount: 15, adaptiveLength: false, seed, exposure });

const people = Array.from({ length: peoplePerRun }, (_, n) => {
  const setA = simulateAnswers(n, isSetA);
  const setB = new Set(chooseSetB(setA, `warm ${n}`));
  return { setA, all: simulateAnswers(n, (i) => isSetA(i) || setB.has(bank.items[i]!.id)) };
});

/**
 * Measures milliseconds per calculation. Computes the median and the 99th percentile of each run,
 * and returns the median of each over all runs except the first, which warms up. On a busy machine
 * the 99th percentile reflects the scheduler instead of the calculation.
 */
function measure(calculate: (person: number) => unknown): { median: number; p99: number } {
  const all = Array.from({ length: runs + 1 }, () =>
    people.map((_, n) => {
      const start = performance.now();
      calculate(n);
      return performance.now() - start;
    }),
  ).slice(1);
  return {
    median: median(all.map(median)),
    p99: median(all.map((times) => quantile(times, 0.99))),
  };
}

/**
 * Prints the memory in bytes that the library keeps. The script first imports another module, which
 * loads Node's TypeScript support, so that the memory of that support is not counted.
 */
const memoryScript = `
  const settledMemory = () => {
    for (let i = 0; i < 5; i++) globalThis.gc();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  await import('./research/bench/measurement.ts');
  const before = settledMemory();
  const library = await import('./src/psychometrics/index.ts');
  const items = JSON.parse(process.argv[1]);
  const bank = library.createBank(items);
  library.computeProfile(bank, items.map(() => 4));
  globalThis.kept = [library, bank];
  process.stdout.write(String(settledMemory() - before));`;

/**
 * Returns the bytes that the library keeps after its first profile, as a median over runs in new
 * processes.
 */
function measureMemory(): number {
  const flags = ['--expose-gc', '--disable-warning=ExperimentalWarning', '--input-type=module'];
  const args = [...flags, '-e', memoryScript, JSON.stringify(bank.items)];
  const options = { cwd: new URL('../..', import.meta.url), encoding: 'utf8' } as const;
  return median(
    Array.from({ length: runs }, () => Number(execFileSync(process.execPath, args, options))),
  );
}

const jsCat = 'jsCAT 5.2.3 (one dimension, right or wrong, one by one): 61 to 71 ms, cited';

export function psychometrics(): Measurement[] {
  const choose = measure((n) => chooseSetB(people[n]!.setA, `bench ${n}`));
  const score = measure((n) => computeProfile(bank, people[n]!.all));
  const compare = measure((n) =>
    compareProfiles(
      { bank, answers: people[n]!.all },
      { bank, answers: people[(n + 1) % peoplePerRun]!.all },
    ),
  );
  const row = (
    name: string,
    value: number,
    atMost: number,
    against: string | null = null,
  ): Measurement => ({ name, value, unit: 'ms', against, bar: { atMost } });
  return [
    row('choose 15 of 80, median', choose.median, 2, jsCat),
    row('choose 15 of 80, 99 %', choose.p99, 10),
    row('whole profile of 63 answers with draws, median', score.median, 10),
    row('whole profile of 63 answers with draws, 99 %', score.p99, 25),
    row('compare two people, median', compare.median, 4),
    {
      name: 'library at rest',
      value: measureMemory() / 2 ** 20,
      unit: 'MiB',
      against: null,
      bar: { atMost: 8 },
    },
  ];
}
