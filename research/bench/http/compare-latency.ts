import { median, type Measurement } from '../measurement.ts';

const rounds = 20;
const callsPerRound = 100;
const concurrency = 4;

export type Pair<T> = readonly [small: T, large: T];

/** Makes the n-th call. */
export type MakeCall = (n: number) => Promise<unknown>;

/** Makes a round of calls, four at a time, and returns their median latency in milliseconds. */
async function measureRound(make: MakeCall, from: number): Promise<number> {
  const latencies: number[] = [];
  let next = from;
  const worker = async (): Promise<void> => {
    for (let n = next++; n < from + callsPerRound; n = next++) {
      const started = performance.now();
      await make(n);
      latencies.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return median(latencies);
}

/**
 * Compares a call in a small and in a large database, in short rounds in alternating order, so that
 * other work on the machine affects both alike. The first `warmUp` calls are not measured.
 */
export async function compareLatency(
  name: string,
  [small, large]: Pair<MakeCall>,
  warmUp: number,
): Promise<Measurement> {
  for (const make of [small, large]) for (let n = 0; n < warmUp; n++) await make(n);
  const latencies: { small: number; large: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const from = round * callsPerRound;
    const measureSmall = () => measureRound(small, from);
    const measureLarge = () => measureRound(large, from);
    latencies.push(
      round % 2 === 0
        ? { small: await measureSmall(), large: await measureLarge() }
        : { large: await measureLarge(), small: await measureSmall() },
    );
  }
  return {
    name,
    value: median(latencies.map((latency) => latency.large / latency.small)),
    unit: '×',
    against: `among a thousand (${median(latencies.map((latency) => latency.small)).toFixed(2)} ms)`,
    bar: { atMost: 1.2 },
  };
}
