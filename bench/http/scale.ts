/**
 * Whether a call takes longer among a million accounts with finished surveys than among a thousand. The million takes a
 * quarter of an hour to make; `SEEDED=FOLDER` names a folder that keeps it (`database/`, and `codes` as `npm run seed` writes them).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ServerProcess, startServer } from '../../test/server-process.ts';
import { call } from '../../test/survey-taker.ts';
import { calls } from '../../src/contract/endpoints.ts';
import { median, type Measurement } from '../measurement.ts';
import { startedAccounts } from './people.ts';

const few = 1000;
const many = 1_000_000;
const rounds = 5;
const callsInARound = 300;
const atOnce = 4;
const root = fileURLToPath(new URL('../../', import.meta.url));

interface Place {
  readonly folder: string;
  readonly codes: string;
}

function seeded(folder: string, count: number): Place {
  const place = { folder: join(folder, 'database'), codes: join(folder, 'codes') };
  if (existsSync(place.codes)) return place;
  mkdirSync(place.folder, { recursive: true });
  process.stderr.write(`Making ${count} accounts with finished surveys …\n`);
  const { status } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'study/seed/main.ts', String(count), '--codes', place.codes], { cwd: root, stdio: 'inherit', env: { ...process.env, DATA_DIR: place.folder } });
  if (status !== 0) throw new Error(`seeding ended with ${status}`);
  return place;
}

const lineLength = 51; // as `npm run seed -- --codes` writes them: login code, space, share code, line end

/** Login and share codes of people from all over the file, without reading all of it. */
function someOf({ codes }: Place, count: number): { loginCode: string; shareCode: string }[] {
  const file = openSync(codes, 'r');
  const lines = Math.floor(statSync(codes).size / lineLength);
  return Array.from({ length: count }, (_, n) => {
    const line = Buffer.alloc(lineLength);
    readSync(file, line, 0, lineLength, Math.floor((((n * 0.618_033_988_749) % 1) * lines)) * lineLength);
    const [loginCode = '', shareCode = ''] = line.toString().trim().split(' ');
    if (shareCode.length !== 20) throw new Error(`${codes} is not as expected`);
    return { loginCode, shareCode };
  });
}

const kinds = ['save', 'status', 'public profile', 'compare'] as const;
type Kind = (typeof kinds)[number];

/** Makes the n-th call of each kind. */
async function callerOf({ address }: ServerProcess, place: Place): Promise<(kind: Kind, n: number) => Promise<unknown>> {
  const people = someOf(place, callsInARound);
  const fresh = await startedAccounts(address, 50);
  const [first] = people;
  const session = await call(address, 'login', undefined, { loginCode: first?.loginCode });
  if (!('accessToken' in session)) throw new Error('no session');
  const mine = first?.shareCode ?? '';
  const theirs = (n: number): string => people[(n % (people.length - 1)) + 1]?.shareCode ?? '';
  return async (kind, n) => {
    const token = fresh[n % fresh.length]?.token ?? '';
    if (kind === 'save') return call(address, 'saveResponse', token, { itemId: `A${String((Math.floor(n / fresh.length) % 40) + 1).padStart(2, '0')}`, value: (n % 7) + 1 });
    if (kind === 'status') return call(address, 'surveyStatus', token);
    if (kind === 'compare') return call(address, 'compareProfiles', session.accessToken, { shareCode1: mine, shareCode2: theirs(n) });
    const answer = await fetch(address + calls.publicProfile.path.replace('{shareCode}', theirs(n)));
    if (!answer.ok) throw new Error(`publicProfile was answered with ${answer.status}`);
    return answer.text();
  };
}

/** The median time of a call, milliseconds. */
async function timeOf(make: (n: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let n = next++; n < callsInARound; n = next++) {
      const begun = performance.now();
      await make(n);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return median(times);
}

export async function scale(): Promise<Measurement[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'spark-bench-'));
  const settings = { RATE_LIMIT_SCALE: '1000000', MASTER_KEY: '' };
  const places = [seeded(join(scratch, 'few'), few), seeded(process.env['SEEDED'] ?? join(scratch, 'many'), many)] as const;
  const servers = [await startServer(places[0].folder, settings), await startServer(places[1].folder, settings)] as const;
  try {
    const [small, large] = [await callerOf(servers[0], places[0]), await callerOf(servers[1], places[1])];
    const lines: Measurement[] = [];
    for (const kind of kinds) {
      const times: { small: number; large: number }[] = [];
      for (let round = -1; round < rounds; round++) times.push({ small: await timeOf((n) => small(kind, n)), large: await timeOf((n) => large(kind, n)) });
      const counted = times.slice(1); // the first one warms up: profiles are computed when they are first read
      lines.push({ name: `${kind} among a million accounts`, value: median(counted.map((time) => time.large / time.small)), unit: '×', against: `among a thousand (${median(counted.map((time) => time.small)).toFixed(2)} ms)`, bar: { atMost: 1.2 } });
    }
    return lines;
  } finally {
    for (const server of servers) await server.stop();
    rmSync(scratch, { recursive: true });
  }
}
