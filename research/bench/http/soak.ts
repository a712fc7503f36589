/** Measures memory while people answer for a quarter of an hour; `SOAK_MINUTES` shortens it. */

import { setTimeout as pause } from 'node:timers/promises';
import { startTraffic } from '../../../test/programs/failures/traffic.ts';
import type { Measurement } from '../measurement.ts';
import { openServer } from '../places.ts';
import { residentMemory } from './footprint.ts';

const minutes = Number(process.env['SOAK_MINUTES'] ?? 15);
/** The slope is measured after the server has warmed up, in the last 8 of 15 minutes. */
const warmUpMinutes = (minutes * 7) / 15;
const rate = { clients: 40, savesPerSecond: 200 };
const secondsBetweenReadings = 2;

interface Reading {
  /** Since the start of the traffic. */
  readonly minute: number;
  readonly megabytes: number;
}

/** Returns the slope of a line through the readings (least squares), in MB for each minute. */
function slope(readings: readonly Reading[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = mean(readings.map(({ minute }) => minute));
  const height = mean(readings.map(({ megabytes }) => megabytes));
  const [covariance, variance] = [
    mean(readings.map(({ minute, megabytes }) => (minute - middle) * (megabytes - height))),
    mean(readings.map(({ minute }) => (minute - middle) ** 2)),
  ];
  return covariance / variance;
}

async function readMemory(pid: number): Promise<Reading[]> {
  const readings: Reading[] = [];
  const started = performance.now();
  for (;;) {
    const minute = (performance.now() - started) / 60_000;
    if (minute > minutes) return readings;
    readings.push({ minute, megabytes: residentMemory(pid).current });
    await pause(secondsBetweenReadings * 1000);
  }
}

export async function soak(): Promise<Measurement[]> {
  await using server = await openServer();
  const traffic = startTraffic(server.address, rate);
  const readings = await readMemory(server.pid);
  const { peak } = residentMemory(server.pid);
  await traffic.stop();
  const failed = traffic.refused + traffic.broken;
  if (failed + traffic.failures.length > 0)
    throw new Error(`calls failed: ${[failed, ...traffic.failures].join(', ')}`);
  const savesPerSecond = (traffic.saved / minutes / 60).toFixed(0);
  const afterWarmUp = readings.filter(({ minute }) => minute > warmUpMinutes);
  return [
    {
      name: 'memory, peak of a soak',
      value: peak,
      unit: 'MB',
      against: `resident; ${savesPerSecond} saves a second for ${minutes} minutes`,
      bar: { atMost: 180 },
    },
    {
      name: `its slope after ${warmUpMinutes.toFixed(0)} minutes`,
      value: slope(afterWarmUp),
      unit: 'MB/min',
      bar: { atMost: 1 },
    },
  ];
}
