/** The time and the peak memory of a whole calibration, each in a process of its own. */

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Measurement } from './measurement.ts';

/** The limits in seconds by the number of people. */
const limits = { 500: 15, 2000: 60, 10_000: 300 } as const;

const program = fileURLToPath(new URL('./calibrate-simulated.ts', import.meta.url));
const flags = ['--disable-warning=ExperimentalWarning', program];

export interface Cost {
  seconds: number;
  processorSeconds: number;
  megabytes: number;
}

export function calibration(): Measurement[] {
  return Object.entries(limits).flatMap(([people, atMost]) => {
    const output = execFileSync(process.execPath, [...flags, people], { encoding: 'utf8' });
    const { seconds, processorSeconds, megabytes } = JSON.parse(output) as Cost; // as: it prints one
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
        bar: { atMost: 1024 },
      },
    ];
  });
}
