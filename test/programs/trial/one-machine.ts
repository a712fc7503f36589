/** The steps of the manual on one machine with the embedded database. */

import { join } from 'node:path';
import { limitFiles } from '../../support/process/full-disk.ts';
import { waitFor } from '../../support/process/wait-for.ts';
import { call, type Person } from '../../support/server/survey-taker.ts';
import {
  describeTraffic,
  endTraffic,
  openStage,
  requireAnswers,
  type Stage,
} from '../failures/driver.ts';
import { kill9 } from '../failures/failures.ts';
import { startTraffic, type Traffic, waitForSaves } from '../failures/traffic.ts';
import { requireThat, runCommand, type Site, siteSettings, TrialFailed } from './site.ts';

const rate = { clients: 12, savesPerSecond: 60 };
const seededPeople = 60;
const peopleWhoLeave = 3;

export interface OneMachine {
  readonly site: Site;
  readonly dataFolder: string;
  readonly restoredFolder: string;
  readonly stage: Stage;
  /** The people who had finished answering before the backup. */
  readonly backedUp: Person[];
  /** The people who deleted their data after the backup. */
  readonly leaving: Person[];
}

const backupFile = ({ folder }: Site): string => join(folder, 'backup.jsonl');
const ledgerFile = ({ folder }: Site): string => join(folder, 'deletions.ledger');

const openSite = (site: Site, folder: string, cleanup: AsyncDisposableStack): Promise<Stage> =>
  openStage(cleanup, {
    folder,
    database: { settings: {} },
    program: site.program,
    settings: { ...siteSettings(site), DEMO: 'on' },
  });

/** Ends the traffic, and requires that every call was answered and every answer is stored. */
export async function requireNothingMissing(stage: Stage, traffic: Traffic): Promise<void> {
  await endTraffic(stage, traffic, ['refused', 'broken']);
  await requireAnswers(stage, [stage.address]);
  requireThat(stage.findings.length === 0, stage.findings.join('; '));
}

export async function startAndSeed(site: Site, cleanup: AsyncDisposableStack): Promise<OneMachine> {
  const dataFolder = join(site.folder, 'data');
  const stage = await openSite(site, dataFolder, cleanup);
  requireThat((await fetch(stage.address)).status === 200, 'the landing page is not served');
  requireThat((await stage.nodes[0]?.stop()) === 0, 'the server did not end cleanly');
  await runCommand(site, ['seed', String(seededPeople)], { DATA_DIR: dataFolder, DEMO: 'on' });
  await stage.restart(0);
  const restoredFolder = join(site.folder, 'elsewhere');
  return { site, dataFolder, restoredFolder, stage, backedUp: [], leaving: [] };
}

/** Some people answer, then others while the backup is written. Then a few delete their data. */
export async function backUpUnderLoad(machine: OneMachine): Promise<string> {
  const { site, dataFolder: DATA_DIR, stage } = machine;
  const before = startTraffic(stage.address, rate);
  await waitForSaves(before, 300);
  await requireNothingMissing(stage, before);
  const during = startTraffic(stage.address, rate);
  await waitForSaves(during, 20);
  await runCommand(site, ['backup', backupFile(site)], { DATA_DIR });
  const verified = await runCommand(site, ['backup', '--verify', backupFile(site)], { DATA_DIR });
  await waitForSaves(during, 20);
  machine.leaving.push(...stage.people.splice(0, peopleWhoLeave));
  machine.backedUp.push(...stage.people);
  for (const { token } of machine.leaving) await call(stage.address, 'deleteData', token);
  const saved = await runCommand(site, ['deletions', ledgerFile(site)], { DATA_DIR });
  await requireNothingMissing(stage, during);
  return `${verified} ${during.saved} answers came meanwhile. ${saved}`;
}

export async function killAndStart({ stage }: OneMachine): Promise<string> {
  const traffic = startTraffic(stage.address, rate);
  const seen = await kill9.breakOnce(stage, traffic, 1);
  await waitForSaves(traffic, 50);
  await requireNothingMissing(stage, traffic);
  return `${seen}; ${describeTraffic(traffic)}`;
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

export async function restoreElsewhere(
  { site, restoredFolder, backedUp, leaving }: OneMachine,
  cleanup: AsyncDisposableStack,
): Promise<string> {
  const settings = { DATA_DIR: restoredFolder };
  const refused = await runCommand(site, ['restore', backupFile(site)], settings).then(
    () => false,
    (error: Error) => error.message.includes('--deletions'),
  );
  requireThat(refused, 'a restore into an empty place did not ask for the deletions');
  const deletions = ['--deletions', ledgerFile(site)];
  const restored = await runCommand(site, ['restore', backupFile(site), ...deletions], settings);
  const stage = await openSite(site, restoredFolder, cleanup);
  stage.people.push(...(await signIn(backedUp, stage.address)));
  await requireAnswers(stage, [stage.address]);
  requireThat(stage.findings.length === 0, `in the backup ${stage.findings.join('; ')}`);
  for (const { loginCode } of leaving) {
    const isGone = await call(stage.address, 'login', undefined, { loginCode }).then(
      () => false,
      (error: Error) => error.message.includes('401'),
    );
    requireThat(isGone, 'a deleted account is back');
  }
  requireThat((await stage.nodes[0]?.stop()) === 0, 'the restored server did not end cleanly');
  return `${restored} ${leaving.length} deleted accounts stayed deleted`;
}

export async function fillDisk(
  { site, restoredFolder }: OneMachine,
  cleanup: AsyncDisposableStack,
): Promise<string> {
  const stage = await openSite(site, restoredFolder, cleanup);
  const { address, nodes } = stage;
  const [server] = nodes;
  if (!server) throw new TrialFailed('no node serves');
  const traffic = startTraffic(address, rate);
  await waitForSaves(traffic, 50);
  const disk = limitFiles(restoredFolder);
  disk.fill(server);
  await waitFor('50 refusals', () => traffic.refused >= 50);
  const isReady = async (): Promise<boolean> => (await fetch(`${address}/readyz`)).status === 200;
  await waitFor('/readyz to tell', async () => !(await isReady()));

  disk.makeRoom(server);
  await waitForSaves(traffic, 50);
  await waitFor('/readyz to recover', isReady);
  await requireNothingMissing(stage, traffic);
  requireThat((await server.stop()) === 0, 'the server did not end cleanly');
  return `full for a while; ${describeTraffic(traffic)}`;
}
