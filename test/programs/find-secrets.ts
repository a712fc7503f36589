/**
 * Searches everything that a thief of the database, of a backup or of the machine would have for
 * what people told the server, with the master key at hand: `npm run program -- find-secrets
 * --accounts 1000 --engine postgres`. The accounts are made through the running server, in a
 * database of their own. Prints a line for each place, and exits with 1 if an answer, a figure, a
 * code, a token, a passkey, a mark or line of an agreement, an age range or a gender can be read.
 * An account with a confirmed address may be opened with the master key, as its owner was told, but
 * not without.
 */

import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { openCopy } from '../../src/server/features/donations/donations.ts';
import { readItemBank } from '../../src/server/features/survey/survey.ts';
import { newKeyPair } from '../../src/server/platform/crypto/seal-to-key.ts';
import { runScript } from '../support/process/run-script.ts';
import { startServer } from '../support/process/server-process.ts';
import { type Cell, readBackupCells } from './find-secrets/columns.ts';
import { type Engine, openStorage, type Storage } from './find-secrets/columns.ts';
import { deriveAllKeys } from './find-secrets/derived-keys.ts';
import { heapSettings, takeHeapSnapshot } from './find-secrets/heap.ts';
import { makePeople, type Person } from './find-secrets/people.ts';
import { isForbidden, type PlaceResult, renderPlace } from './find-secrets/report.ts';
import { createSearcher, type Find, readFiles, type Searcher } from './find-secrets/search.ts';

interface Options {
  readonly engine: Engine;
  readonly accounts: number;
  /** How many accounts are searched with every key that depends on the account. */
  readonly openedAccounts: number;
  readonly report: (line: string) => void;
}

const heapSurveys = 50;

/** How many accounts are opened by their login code, to show that the search can read them. */
const controlAccounts = 10;

/** Its private half is known to nobody but the search. */
const calibration = newKeyPair();

const sharedSettings = {
  LOG_LEVEL: 'trace',
  RATE_LIMIT_SCALE: '1000000',
  CALIBRATION_PUBLIC_KEY: Buffer.from(calibration.publicKey).toString('base64'),
};

interface Scene {
  readonly folder: string;
  readonly storage: Storage;
  readonly searcher: Searcher;
  readonly settings: Readonly<Record<string, string>>;
  readonly add: (place: string, finds: PlaceResult['finds'], bytes: number) => void;
}

const searchAll = (searcher: Searcher, bytes: Buffer): Find[] => [
  ...searcher.searchBytes(bytes),
  ...searcher.searchWords(bytes),
];

function searchFiles({ folder, storage, searcher, add }: Scene, moment: string): void {
  for (const each of [folder, ...storage.folders]) {
    const files = readFiles(each);
    const bytes = files.reduce((total, file) => total + file.bytes.length, 0);
    const name = each === folder ? 'files of DATA_DIR' : `${basename(each)}/`;
    const finds = files.flatMap((file) => searchAll(searcher, file.bytes));
    add(`${name}, ${moment}`, finds, bytes);
  }
}

async function searchColumns(scene: Scene, master: Uint8Array, openedAccounts: number) {
  const cells = await scene.storage.readCells();
  const bytes = cells.reduce((total, { value }) => total + value.length, 0);
  scene.add('columns, decoded', scene.searcher.searchCells(cells), bytes);
  const finds = scene.searcher.searchSealed(cells, deriveAllKeys(master), openedAccounts);
  scene.add('columns, with every key from the master key', finds, bytes);
  return cells;
}

const readableKinds = [
  'answers',
  'Set B',
  'figures',
  'share code',
  'link',
  'invitation',
  'passkey',
  'age range or gender',
] as const;

/**
 * Opens a few accounts as their owners do, by login code. Throws an Error unless each of them shows
 * secrets of all readable kinds: otherwise the search cannot read what the server writes, and
 * finding nothing means nothing.
 */
function requireReadable(
  { searcher }: Scene,
  cells: readonly Cell[],
  people: readonly Person[],
): void {
  const present = people.filter(({ group }) => group !== 'deleted').slice(0, controlAccounts);
  const shown = new Set<string>();
  for (const person of present) {
    const own = cells.filter(({ userId }) => userId === person.id);
    const kinds = [...searcher.searchCells(own), ...searcher.openAccount(own, person)].map(
      ({ secret }) => secret.kind,
    );
    for (const kind of kinds) shown.add(kind);
    const missing = readableKinds.filter((kind) => !kinds.includes(kind));
    if (missing.length > 0)
      throw new Error(
        `with its login code an account shows no ${missing.join(', ')}: search better`,
      );
  }
  // The first one had nobody to keep.
  if (!shown.has('kept person')) throw new Error('no account shows a kept person: search better');
}

const bank = readItemBank(new URL('../../items/', import.meta.url));

function readDonatedAnswers(cells: readonly Cell[]): Buffer[] {
  const column = (name: string): Buffer[] =>
    cells
      .filter((cell) => cell.table === 'pending_donations' && cell.column === name)
      .map(({ value }) => value);
  const [tags, weeks, editions] = [column('tag'), column('week'), column('edition')];
  return column('sealed').map((sealed, at) => {
    const [week, edition] = [String(weeks[at]), Number(editions[at])];
    const copy = { tag: tags[at]!, week, edition, sealed };
    const { answers } = openCopy(calibration.privateKey, bank, copy);
    return Buffer.from(answers.filter((answer) => answer !== null).join(''));
  });
}

/** Throws an Error unless every donated copy, once decrypted, shows its answers to the search. */
function requireDonated({ searcher }: Scene, cells: readonly Cell[]): void {
  const copies = readDonatedAnswers(cells);
  const readable = copies.filter((answers) =>
    searcher.searchBytes(answers).some(({ secret }) => secret.kind === 'answers'),
  );
  if (copies.length === 0 || readable.length < copies.length)
    throw new Error(`${readable.length} of ${copies.length} donated copies show answers`);
}

/** Throws an Error if nobody has an agreement. No key of this program can open one. */
function requireAgreements(cells: readonly Cell[]): void {
  if (!cells.some(({ table, column }) => table === 'pairs' && column === 'agreement'))
    throw new Error('nobody has an agreement');
}

async function searchBackup({ folder, settings, searcher, add }: Scene): Promise<void> {
  const path = join(mkdtempSync(join(tmpdir(), 'spark-secrets-backup-')), 'backup.jsonl');
  try {
    const { code, stderr } = await runScript('backup', [path], { DATA_DIR: folder, ...settings });
    if (code !== 0) throw new Error(`there is no backup: ${stderr}`);
    const bytes = readFileSync(path);
    const finds = [...searchAll(searcher, bytes), ...searcher.searchCells(readBackupCells(bytes))];
    add('a backup, decoded', finds, bytes.length);
  } finally {
    rmSync(join(path, '..'), { recursive: true, force: true });
  }
}

/** Lets people use a server of its own. Everything ends with `cleanup`. */
async function openSite(
  cleanup: AsyncDisposableStack,
  { engine, report }: Options,
  count: number,
  makeSettings: (folder: string) => Readonly<Record<string, string>>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'spark-secrets-'));
  cleanup.defer(() => rmSync(folder, { recursive: true, force: true }));
  const storage = await openStorage(engine, folder);
  cleanup.defer(() => storage.close());
  const settings = { ...storage.settings, ...makeSettings(folder) };
  const server = await startServer(folder, { ...sharedSettings, ...settings });
  cleanup.defer(() => server.kill());
  const people = await makePeople(server.address, join(folder, 'outbox'), count);
  report(`${count} accounts are made on ${engine}.`);
  return { folder, storage, settings, server, people, searcher: createSearcher(people) };
}

async function searchStorage(options: Options, add: Scene['add']): Promise<void> {
  await using cleanup = new AsyncDisposableStack();
  const master = randomBytes(32);
  const settings = { MASTER_KEY: master.toString('base64') };
  const site = await openSite(cleanup, options, options.accounts, () => settings);
  const { server, people, storage } = site;
  const scene: Scene = { ...site, add };
  searchFiles(scene, 'before a checkpoint');
  const cells = await searchColumns(scene, master, options.openedAccounts);
  requireReadable(scene, cells, people);
  requireDonated(scene, cells);
  requireAgreements(cells);
  await searchBackup(scene);
  await storage.checkpoint();
  searchFiles(scene, 'after a checkpoint');
  await server.stop();
  searchFiles(scene, 'after the server has stopped');
  const log = Buffer.from(server.output());
  add('the log', searchAll(scene.searcher, log), log.length);
}

/**
 * Searches the heap of a server after some surveys, with all sockets closed. The program itself
 * contains the names of ages and genders, so they are left out.
 */
async function searchHeap(options: Options, surveys: number, add: Scene['add']): Promise<void> {
  await using cleanup = new AsyncDisposableStack();
  const { server, folder, searcher } = await openSite(cleanup, options, surveys, heapSettings);
  const heap = await takeHeapSnapshot(server, folder);
  add(`the heap after ${surveys} surveys`, searcher.searchBytes(heap), heap.length);
}

export async function findSecretsOfServer(options: Options): Promise<PlaceResult[]> {
  const results: PlaceResult[] = [];
  const add: Scene['add'] = (place, finds, bytes) => {
    const result = { place, finds, bytes };
    results.push(result);
    options.report(renderPlace(result));
  };
  await searchStorage(options, add);
  await searchHeap(options, Math.min(heapSurveys, options.accounts), add);
  return results;
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      accounts: { type: 'string', default: '1000' },
      engine: { type: 'string', default: 'sqlite' },
      open: { type: 'string', default: '200' },
    },
  });
  const results = await findSecretsOfServer({
    engine: values.engine === 'postgres' ? 'postgres' : 'sqlite',
    accounts: Number(values.accounts),
    openedAccounts: Number(values.open),
    report: console.log,
  });
  const forbidden = results.filter(({ finds }) => finds.some(isForbidden)).length;
  console.log(
    forbidden === 0
      ? 'Nothing can be read.'
      : `Secrets can be read in ${forbidden} of ${results.length} places.`,
  );
  process.exitCode = forbidden === 0 ? 0 : 1;
}
