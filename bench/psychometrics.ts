/** How long the product's calculations take on one core (bars: decisions and measurement §10.6), and what the library weighs. */

import { execFileSync } from 'node:child_process';
import {
  compareProfiles,
  computeProfile,
  selectSetB,
  type Answers,
} from '../src/psychometrics/index.ts';
import { readItemBank } from '../src/server/features/survey/bank.ts';
import { median, quantile, type Measurement } from './measurement.ts';

const runs = 9;
const peopleInARun = 400;
const bank = readItemBank(new URL('../items/', import.meta.url)).model;
const exposure = bank.items.map(() => 0);

/** Answers of very different people, the same in every run: a mixture of tastes by theme and pole, some noise. */
function answersOf(person: number, asked: (index: number) => boolean): Answers {
  return bank.items.map((item, i) => {
    if (!asked(i)) return null;
    const taste = Math.sin(person * 12.9898 + bank.trait[i]! * 78.233) * 3;
    const noise = Math.sin(person * 39.346 + i * 11.135) * 1.5;
    return Math.min(7, Math.max(1, Math.round(4.5 + taste + noise - 0.6 * item.rarity)));
  });
}

const people = Array.from({ length: peopleInARun }, (_, n) => {
  const setA = answersOf(n, (i) => i < 48);
  const setB = new Set(
    selectSetB(bank, setA, { targetCount: 15, adaptiveLength: false, seed: `warm ${n}`, exposure }),
  );
  return { setA, all: answersOf(n, (i) => i < 48 || setB.has(bank.items[i]!.id)) };
});

/**
 * Medians over the runs of each run's median and 99 % point, milliseconds; one run before them to warm up. On a machine
 * with other work the 99 % point is the scheduler's.
 */
function timed(calculate: (n: number) => unknown): { median: number; p99: number } {
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

/** Bytes that the library with its bank, tables and draws keeps, measured in processes of their own. */
function weight(): number {
  const script = `
    const settled = () => { for (let i = 0; i < 5; i++) globalThis.gc(); const m = process.memoryUsage(); return m.heapUsed + m.external; };
    // Node's own TypeScript loader is not the library's weight.
    await import('./bench/measurement.ts');
    const before = settled();
    const library = await import('./src/psychometrics/index.ts');
    const items = JSON.parse(process.argv[1]);
    const bank = library.createBank(items);
    library.computeProfile(bank, items.map(() => 4));
    globalThis.kept = [library, bank];
    process.stdout.write(String(settled() - before));`;
  const once = (): number =>
    Number(
      execFileSync(
        process.execPath,
        [
          '--expose-gc',
          '--disable-warning=ExperimentalWarning',
          '--input-type=module',
          '-e',
          script,
          JSON.stringify(bank.items),
        ],
        { cwd: new URL('..', import.meta.url), encoding: 'utf8' },
      ),
    );
  return median(Array.from({ length: runs }, once));
}

export function psychometrics(): Measurement[] {
  const choose = timed((n) =>
    selectSetB(bank, people[n]!.setA, {
      targetCount: 15,
      adaptiveLength: false,
      seed: `bench ${n}`,
      exposure,
    }),
  );
  const score = timed((n) => computeProfile(bank, people[n]!.all));
  const compare = timed((n) =>
    compareProfiles(
      { bank, answers: people[n]!.all, key: 'a' },
      { bank, answers: people[(n + 1) % peopleInARun]!.all, key: 'b' },
    ),
  );
  const jsCat = 'jsCAT 5.2.3 (one dimension, right or wrong, one by one): 61 to 71 ms, cited';
  return [
    {
      name: 'choose 15 of 80, median',
      value: choose.median,
      unit: 'ms',
      against: jsCat,
      bar: { atMost: 2 },
    },
    {
      name: 'choose 15 of 80, 99 %',
      value: choose.p99,
      unit: 'ms',
      against: null,
      bar: { atMost: 10 },
    },
    {
      name: 'whole profile of 63 answers with draws, median',
      value: score.median,
      unit: 'ms',
      against: null,
      bar: { atMost: 10 },
    },
    {
      name: 'whole profile of 63 answers with draws, 99 %',
      value: score.p99,
      unit: 'ms',
      against: null,
      bar: { atMost: 25 },
    },
    {
      name: 'compare two people, median',
      value: compare.median,
      unit: 'ms',
      against: null,
      bar: { atMost: 2 },
    },
    {
      name: 'library at rest',
      value: weight() / 2 ** 20,
      unit: 'MiB',
      against: null,
      bar: { atMost: 8 },
    },
  ];
}
