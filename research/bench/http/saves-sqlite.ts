/** Measures durable saves over HTTP on SQLite against baselines on the same machine. */

import type { ServerProcess } from '../../../test/support/process/server-process.ts';
import { call } from '../../../test/support/server/survey-taker.ts';
import { median, type Measurement } from '../measurement.ts';
import { openServer } from '../places.ts';
import { createStartedAccounts, saveRequests } from './accounts.ts';
import { generateLoad, type LoadResult, type PlannedRequest } from './load.ts';
import { p99, type Round, runInterleaved, throughput, throughputRatio } from './rounds.ts';

const connections = 64;
const seconds = 4;

/** Creates an account for each connection, and returns a round in which they all save answers. */
export async function saveRound({ address }: Pick<ServerProcess, 'address'>): Promise<Round> {
  const requests = (await createStartedAccounts(address, connections)).map(saveRequests);
  return () => generateLoad(address, requests, seconds);
}

/**
 * Returns a round of POST requests that are authenticated and validated, but write nothing. Each
 * asks for the profile of another user, and is refused with 404 before any profile is read.
 */
async function refusedPostRound({ address }: ServerProcess): Promise<Round> {
  const accounts = await createStartedAccounts(address, connections);
  const requests = accounts.map(({ token }): PlannedRequest[] => [
    { name: 'computeProfile', token, body: { userId: 'nobody' } },
  ]);
  return () => generateLoad(address, requests, seconds, 404);
}

/** Returns a round in which every save is followed by a status request. */
async function statusRound({ address }: ServerProcess): Promise<Round> {
  const accounts = await createStartedAccounts(address, connections);
  const requests = accounts.map((account): PlannedRequest[] => {
    const saves = saveRequests(account).slice(0, 60);
    return [...saves, ...saves].flatMap((save): PlannedRequest[] => [
      save,
      { name: 'surveyStatus', token: account.token },
    ]);
  });
  return () => generateLoad(address, requests, seconds);
}

/** Returns a round of requests to the server of constant-route.ts. */
function constantRound({ address }: ServerProcess): Round {
  const requests = Array.from({ length: connections }, () => [{ name: 'me' as const, path: '/' }]);
  return () => generateLoad(address, requests, seconds);
}

/** Returns the size in bytes of a status reply after all items of `saveRequests` were saved. */
async function statusBytes(address: string): Promise<number> {
  const [account] = await createStartedAccounts(address, 1);
  if (!account) throw new Error('no account');
  await generateLoad(address, [saveRequests(account)], 1);
  return JSON.stringify(await call(address, 'surveyStatus', account.token)).length;
}

/**
 * Returns the number of status requests per second. In the mixed load every save is followed by a
 * status request. The time of a status request is therefore the time of such a pair, minus the time
 * of a save in the load that consists only of saves.
 */
const statusThroughput = (mixed: readonly LoadResult[], saves: readonly LoadResult[]): number =>
  median(
    mixed.map(
      ({ requestsPerSecond }, round) =>
        1 / (2 / requestsPerSecond - 1 / (saves[round]?.requestsPerSecond ?? Number.NaN)),
    ),
  );

type Results = Readonly<
  Record<'saves' | 'refusedPosts' | 'separateCommits' | 'mixed' | 'constant', LoadResult[]>
>;

function rows(
  { saves, refusedPosts, separateCommits, mixed, constant }: Results,
  bytes: number,
): Measurement[] {
  const [rate, refused, separate, bare] = [saves, refusedPosts, separateCommits, constant].map(
    (results) => `${Math.round(throughput(results))}/s`,
  );
  return [
    {
      name: 'saves, embedded',
      value: throughputRatio(saves, refusedPosts),
      unit: 'of',
      against: `a POST that writes nothing (${refused}); ${rate} over ${connections} connections`,
      bar: { atLeast: 0.75 },
    },
    { name: 'saves, embedded, 99 %', value: p99(saves), unit: 'ms', bar: { atMost: 50 } },
    {
      name: 'saves, embedded, group commit',
      value: throughputRatio(saves, separateCommits),
      unit: '×',
      against: `one commit for each request (${separate})`,
      bar: { atLeast: 3 },
    },
    {
      name: 'status after a save',
      value: statusThroughput(mixed, saves) / throughput(constant),
      unit: 'of',
      against: `a bare route that returns ${bytes} constant bytes (${bare})`,
      bar: { atLeast: 0.25 },
    },
  ];
}

export async function savesOnSqlite(): Promise<Measurement[]> {
  await using server = await openServer();
  await using separate = await openServer(
    {},
    { program: 'research/bench/http/separate-commits.ts' },
  );
  const bytes = await statusBytes(server.address);
  await using bare = await openServer(
    { BYTES: String(bytes) },
    { program: 'research/bench/http/constant-route.ts' },
  );
  const results = await runInterleaved({
    saves: await saveRound(server),
    refusedPosts: await refusedPostRound(server),
    separateCommits: await saveRound(separate),
    mixed: await statusRound(server),
    constant: constantRound(bare),
  });
  return rows(results, bytes);
}
