/**
 * Measures the time and the peak memory of a whole calibration: two filters and two fits of
 * simulated people who answer the product's own adaptive form. Each runs once, in a process of its
 * own; the simulation of the answers counts for the memory, not for the time.
 */

import { execFileSync } from 'node:child_process';
import type { Measurement } from './measurement.ts';

/** The limits in seconds by the number of people. */
const limits = { 500: 15, 2000: 60, 10_000: 300 } as const;
const maxMegabytes = 1024;

const script = `
  const { surveyPeople } = await import('./research/study/calibration/calibration.ts');
  const { generator } = await import('./research/study/people/population.ts');
  const { getWorld } = await import('./research/study/people/worlds.ts');
  const { calibrate } = await import('./research/calibration/calibrate.ts');
  const { truth, provisional } = getWorld(490);
  const population = { truth, asking: provisional, shift: 0, careless: 0, adaptiveLength: true };
  const count = Number(process.argv[1]);
  const people = surveyPeople(count, population, generator('bench calibration'));
  const start = performance.now();
  const before = process.cpuUsage();
  const { converged } = calibrate(
    people.map(({ answers }) => ({ bank: provisional, answers })),
    { seed: 'bench' },
  );
  const seconds = (performance.now() - start) / 1000;
  if (!converged) throw new Error('The calibration did not converge.');
  const { user, system } = process.cpuUsage(before);
  const megabytes = process.resourceUsage().maxRSS / 1024;
  process.stdout.write(
    JSON.stringify({ seconds, processorSeconds: (user + system) / 1e6, megabytes }),
  );`;

interface Cost {
  seconds: number;
  processorSeconds: number;
  megabytes: number;
}

function measure(people: number): Cost {
  const flags = ['--disable-warning=ExperimentalWarning', '--input-type=module'];
  const options = { cwd: new URL('../..', import.meta.url), encoding: 'utf8' } as const;
  // as: the script writes this object
  return JSON.parse(
    execFileSync(process.execPath, [...flags, '-e', script, String(people)], options),
  ) as Cost;
}

export function calibration(): Measurement[] {
  return Object.entries(limits).flatMap(([people, atMost]) => {
    const { seconds, processorSeconds, megabytes } = measure(Number(people));
    const name = `calibration of ${people} people`;
    return [
      {
        name,
        value: seconds,
        unit: 's',
        against: `one thread; ${processorSeconds.toFixed(1)} s of processor time`,
        bar: { atMost },
      },
      {
        name: `${name}, peak memory`,
        value: megabytes,
        unit: 'MiB',
        against: 'with the simulation of the people',
        bar: { atMost: maxMegabytes },
      },
    ];
  });
}
