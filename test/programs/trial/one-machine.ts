/** The steps of the trial on one machine with the embedded database. */

import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePorts } from '../../support/process/free-ports.ts';
import type { ServerProcess } from '../../support/process/server-process.ts';
import { waitFor } from '../../support/process/wait-for.ts';
import { call, type Person } from '../../support/server/survey-taker.ts';
import { countAllMissing, startTraffic, type Traffic, waitForSaves } from '../failures/traffic.ts';
import { requireThat, runCommand, seedSite, type Site, startSite, TrialFailed } from './site.ts';

const rate = { clients: 12, savesPerSecond: 60 };
const seededPeople = 60;
const peopleWhoLeave = 3;

/** What later steps need of the earlier ones. */
export interface OneMachine {
  readonly site: Site;
  readonly dataFolder: string;
  readonly restoredFolder: string;
  readonly port: string;
  /** Everybody whose answers the server must have. */
  readonly people: Person[];
  /** Those who had answered, and stopped, when the backup was made. */
  readonly backedUp: Person[];
  /** Those who deleted their data afterwards. */
  readonly leaving: Person[];
  server: ServerProcess;
}

const backupFile = ({ folder }: Site): string => join(folder, 'backup.jsonl');
const ledgerFile = ({ folder }: Site): string => join(folder, 'deletions.ledger');

/** Ends the traffic, and requires that every call was answered and every answer is stored. */
export async function requireNothingMissing(
  { people }: Pick<OneMachine, 'people'>,
  traffic: Traffic,
  address: string,
): Promise<void> {
  await traffic.stop();
  people.push(...traffic.people);
  const [failure] = traffic.failures;
  requireThat(failure === undefined, `a call failed: ${failure}`);
  const missing = await countAllMissing(people, address);
  requireThat(missing === 0, `${missing} acknowledged answers are missing`);
}

export async function startAndSeed(site: Site): Promise<OneMachine> {
  const dataFolder = join(site.folder, 'data');
  const [port = 0] = await findFreePorts(1);
  const settings = { PORT: String(port), DEMO: 'on' };
  const empty = await startSite(site, dataFolder, settings);
  requireThat((await fetch(empty.address)).status === 200, 'the landing page is not served');
  requireThat((await empty.stop()) === 0, 'the server did not end cleanly');
  await seedSite(site, seededPeople, dataFolder);
  const server = await startSite(site, dataFolder, settings);
  return {
    site,
    dataFolder,
    restoredFolder: join(site.folder, 'elsewhere'),
    port: String(port),
    people: [],
    backedUp: [],
    leaving: [],
    server,
  };
}

/** Some people answer, then others while the backup is written. Then a few delete their data. */
export async function backUpUnderLoad(machine: OneMachine): Promise<string> {
  const { site, dataFolder: DATA_DIR, server } = machine;
  const before = startTraffic(server.address, rate);
  await waitForSaves(before, 300);
  await requireNothingMissing(machine, before, server.address);
  const during = startTraffic(server.address, rate);
  await waitForSaves(during, 20);
  await runCommand(site, ['backup', backupFile(site)], { DATA_DIR });
  const verified = await runCommand(site, ['backup', '--verify', backupFile(site)], { DATA_DIR });
  await waitForSaves(during, 20);
  machine.leaving.push(...machine.people.splice(0, peopleWhoLeave));
  machine.backedUp.push(...machine.people);
  for (const { token } of machine.leaving) await call(server.address, 'deleteData', token);
  const saved = await runCommand(site, ['deletions', ledgerFile(site)], { DATA_DIR });
  await requireNothingMissing(machine, during, server.address);
  return `${verified} ${during.saved} answers came meanwhile. ${saved}`;
}

export async function killAndStart(machine: OneMachine): Promise<string> {
  const { site, dataFolder, port } = machine;
  const traffic = startTraffic(machine.server.address, rate);
  await waitForSaves(traffic, 100);
  await machine.server.kill();
  machine.server = await startSite(site, dataFolder, { PORT: port });
  const again = Math.round(machine.server.startMilliseconds);
  await waitForSaves(traffic, 50);
  await requireNothingMissing(machine, traffic, machine.server.address);
  return `ready again after ${again} ms, ${traffic.refused + traffic.broken} calls unanswered, ${traffic.saved} answers acknowledged`;
}

/** Gives the people new tokens, since a restore ends all sessions. */
const signIn = (people: readonly Person[], address: string): Promise<Person[]> =>
  Promise.all(
    people.map(async (person) => {
      const session = await call(address, 'login', undefined, { loginCode: person.loginCode });
      if (!('accessToken' in session)) throw new TrialFailed('a login code asked for more');
      return { ...person, token: session.accessToken };
    }),
  );

export async function restoreElsewhere(machine: OneMachine): Promise<string> {
  const { site, restoredFolder, backedUp, leaving } = machine;
  const settings = { DATA_DIR: restoredFolder };
  const refused = await runCommand(site, ['restore', backupFile(site)], settings).then(
    () => false,
    (error: Error) => error.message.includes('--deletions'),
  );
  requireThat(refused, 'a restore into an empty place did not ask for the deletions');
  const deletions = ['--deletions', ledgerFile(site)];
  const restored = await runCommand(site, ['restore', backupFile(site), ...deletions], settings);
  const server = await startSite(site, restoredFolder);
  const missing = await countAllMissing(await signIn(backedUp, server.address), server.address);
  requireThat(missing === 0, `${missing} answers of the backup are missing`);
  for (const { loginCode } of leaving) {
    const isGone = await call(server.address, 'login', undefined, { loginCode }).then(
      () => false,
      (error: Error) => error.message.includes('401'),
    );
    requireThat(isGone, 'a deleted account is back');
  }
  requireThat((await server.stop()) === 0, 'the restored server did not end cleanly');
  return `${restored} ${leaving.length} deleted accounts stayed deleted`;
}

/** Limits the size of the files that the server may write, so that its log cannot grow. */
function limitFiles({ pid }: ServerProcess, bytes: number | 'unlimited'): void {
  const processes = execFileSync('pgrep', ['-g', String(pid)], { encoding: 'utf8' });
  for (const one of processes.trim().split('\n'))
    execFileSync('prlimit', ['--pid', one, `--fsize=${bytes}:`]);
}

export async function fillDisk(machine: OneMachine): Promise<string> {
  const { site, restoredFolder } = machine;
  const server = await startSite(site, restoredFolder);
  const traffic = startTraffic(server.address, rate);
  await waitForSaves(traffic, 50);
  limitFiles(server, statSync(join(restoredFolder, 'spark.sqlite-wal')).size);
  await waitFor('50 refusals', () => traffic.refused >= 50);
  const isReady = async (): Promise<boolean> =>
    (await fetch(`${server.address}/readyz`)).status === 200;
  await waitFor('/readyz to tell', async () => !(await isReady()));

  limitFiles(server, 'unlimited');
  await waitForSaves(traffic, 50);
  await waitFor('/readyz to recover', isReady);
  await requireNothingMissing({ people: [] }, traffic, server.address);
  requireThat((await server.stop()) === 0, 'the server did not end cleanly');
  return `${traffic.refused} calls refused with 503 while full, ${traffic.saved} answers acknowledged`;
}
