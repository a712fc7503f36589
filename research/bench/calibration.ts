/**
 * Measures the time and the peak memory of a whole calibration, and how many answers a server saves
 * meanwhile on the same machine. Each calibration runs in a process of its own.
 */

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { runInterleaved, throughput, throughputRatio } from './http/rounds.ts';
import { saveRound } from './http/saves-sqlite.ts';
import type { Measurement } from './measurement.ts';
import { openServer } from './places.ts';

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

/** Compares saves beside a calibration, at its priority, with saves while it is stopped. */
export async function savesBesideCalibration(): Promise<Measurement[]> {
  await using server = await openServer();
  const child = spawn(process.execPath, [...flags, '2000', '--forever'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    // The first line says that the people are simulated and the calibration begins.
    const [line] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    if (!(line instanceof Buffer)) throw new Error(`the calibration ended with ${line}`);
    const round = await saveRound(server);
    const { beside, alone } = await runInterleaved({
      beside: () => {
        child.kill('SIGCONT');
        return round();
      },
      alone: () => {
        child.kill('SIGSTOP');
        return round();
      },
    });
    return [
      {
        name: 'saves beside a calibration, embedded',
        value: throughputRatio(beside, alone),
        unit: 'of',
        against: `the same without (${Math.round(throughput(alone))}/s)`,
        bar: { atLeast: 0.7 },
      },
    ];
  } finally {
    child.kill('SIGKILL');
  }
}
