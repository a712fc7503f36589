/**
 * Measures how many answers a server saves while a calibration runs on the same machine, with the
 * priority of `npx spark calibration calibrate`, against the same load while the calibration is
 * stopped.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '../../../../test/support/process/server-process.ts';
import type { Measurement } from '../../measurement.ts';
import { runInterleaved, throughput, throughputRatio } from './rounds.ts';
import { saveRound } from './saves-sqlite.ts';

const people = 2000;

/** Fits the same people again and again, until it is ended. */
const script = `
  const { setPriority } = await import('node:os');
  const { surveyPeople } = await import('./research/study/calibration/calibration.ts');
  const { generator } = await import('./research/study/people/population.ts');
  const { getWorld } = await import('./research/study/people/worlds.ts');
  const { calibrate } = await import('./research/calibration/calibrate.ts');
  const { truth, provisional } = getWorld(490);
  const population = { truth, asking: provisional, shift: 0, careless: 0, adaptiveLength: true };
  const people = surveyPeople(${people}, population, generator('bench beside'));
  setPriority(10);
  process.stdout.write('fitting');
  for (;;)
    calibrate(people.map(({ answers }) => ({ bank: provisional, answers })), { seed: 'bench' });`;

/** Resolves once the people are simulated and the calibration begins. */
async function startCalibration(): Promise<ChildProcess> {
  const flags = ['--disable-warning=ExperimentalWarning', '--input-type=module'];
  const child = spawn(process.execPath, [...flags, '-e', script], {
    cwd: fileURLToPath(new URL('../../../../', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`the calibration ended with ${code}`)));
  });
  return child;
}

export async function savesBesideCalibration(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'spark-bench-'));
  const server = await startServer(folder, { RATE_LIMIT_SCALE: '1000000' });
  const calibration = await startCalibration();
  try {
    const round = await saveRound(server);
    const { beside, alone } = await runInterleaved({
      beside: () => {
        calibration.kill('SIGCONT');
        return round();
      },
      alone: () => {
        calibration.kill('SIGSTOP');
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
    calibration.kill('SIGKILL');
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}
