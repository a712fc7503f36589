/**
 * Searches everything that a thief of the database, of a backup or of the machine would have for
 * what people told the server: `npm run program -- find-secrets --accounts 1000 --engine postgres`.
 * The accounts are made through a running server with a database of its own. Prints a line for each
 * place, and exits with 1 if a secret can be read. What the master key opens is searched by
 * `test/sealing/deleted-accounts.test.ts`.
 */

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { calls } from '../../src/contract/endpoints.ts';
import { withDatabase } from '../../src/server/commands/open-database.ts';
import { newKeyPair } from '../../src/server/platform/crypto/seal-to-key.ts';
import { openMailbox } from '../support/mailbox.ts';
import { insertTestStudy, studyQuestions } from '../support/people/insert-study.ts';
import { queryOnce } from '../support/postgres/query.ts';
import { startPostgres } from '../support/postgres/server.ts';
import { runScript } from '../support/process/run-script.ts';
import { startServer } from '../support/process/server-process.ts';
import {
  type Cell,
  readBackupCells,
  readPostgresCells,
  readSqliteCells,
} from './find-secrets/cells.ts';
import { heapSettings, takeHeapSnapshot } from './find-secrets/heap.ts';
import { makePeople } from './find-secrets/people.ts';
import { createSearcher, type SecretKind } from './find-secrets/search.ts';

interface Options {
  readonly engine: 'sqlite' | 'postgres';
  readonly accounts: number;
  /** How many people answer before the heap of the server is searched; 0 for no search. */
  readonly heapSurveys: number;
}

export interface PlaceResult {
  readonly place: string;
  readonly found: readonly SecretKind[];
}

/** The id of an account is no secret. Finding it shows that the search reads the storage. */
const toResult = (place: string, found: Iterable<SecretKind>): PlaceResult => ({
  place,
  found: [...new Set(found)].filter((kind) => kind !== 'id'),
});

interface Storage {
  readonly settings: Readonly<Record<string, string>>;
  readonly folders: readonly string[];
  readCells(): Promise<Cell[]>;
  /** Writes the log to the tables; on PostgreSQL also samples of the rows, for its planner. */
  checkpoint(): Promise<unknown>;
}

async function openStorage(
  cleanup: AsyncDisposableStack,
  engine: Options['engine'],
  folder: string,
): Promise<Storage> {
  if (engine === 'sqlite') {
    const path = join(folder, 'spark.sqlite');
    return {
      settings: {},
      folders: [folder],
      readCells: async () => readSqliteCells(path),
      async checkpoint() {
        using connection = new DatabaseSync(path);
        connection.exec('pragma wal_checkpoint(truncate)');
      },
    };
  }
  const server = await startPostgres({ durable: true });
  cleanup.defer(() => server.remove());
  const url = server.url('postgres');
  return {
    settings: { DATABASE_URL: url },
    folders: [folder, join(server.data, 'base'), join(server.data, 'pg_wal')],
    readCells: () => readPostgresCells(url),
    checkpoint: () => queryOnce(url, 'analyze', 'checkpoint'),
  };
}

/** Every file below a folder. Files that vanish while they are read belong to a running server. */
const readFiles = (folder: string): Buffer[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      try {
        return [readFileSync(join(entry.parentPath, entry.name))];
      } catch {
        return [];
      }
    });

function makeFolder(cleanup: AsyncDisposableStack, name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `spark-${name}-`));
  cleanup.defer(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Lets people use a server of its own. Everything ends with `cleanup`. */
async function openSite(
  cleanup: AsyncDisposableStack,
  engine: Options['engine'],
  count: number,
  makeSettings: (folder: string) => Readonly<Record<string, string>> = () => ({}),
) {
  const folder = makeFolder(cleanup, 'secrets');
  const storage = await openStorage(cleanup, engine, folder);
  const mailbox = await openMailbox();
  cleanup.defer(() => mailbox.close());
  const settings = {
    ...storage.settings,
    ...makeSettings(folder),
    LOG_LEVEL: 'trace',
    MAIL_URL: mailbox.url,
    RATE_LIMIT_SCALE: '1000000',
    CALIBRATION_PUBLIC_KEY: Buffer.from(newKeyPair().publicKey).toString('base64'),
  };
  const place = { DATA_DIR: folder, DATABASE_URL: storage.settings['DATABASE_URL'] };
  const study = await withDatabase(place, async (db) => {
    await db.migrate();
    const questions = studyQuestions({ count: 40, min: 1, options: [...'1234567'] });
    return insertTestStudy({ db }, { quota: count, questions }, { lastDay: '9999-12-31' });
  });
  const server = await startServer(folder, settings);
  cleanup.defer(() => server.kill());
  const searcher = createSearcher(
    await makePeople({ address: server.address, mailbox, study }, count),
  );
  return { folder, storage, settings, server, searcher };
}

async function searchStorage({ engine, accounts }: Options): Promise<PlaceResult[]> {
  await using cleanup = new AsyncDisposableStack();
  const { folder, storage, settings, server, searcher } = await openSite(cleanup, engine, accounts);
  const results: PlaceResult[] = [];
  const searchFolders = (moment: string): void => {
    for (const each of storage.folders) {
      const found = readFiles(each).flatMap((file) => [...searcher.searchBytes(file)]);
      results.push(toResult(`${basename(each)}, ${moment}`, found));
    }
  };
  searchFolders('before a checkpoint');
  const columns = searcher.searchCells(await storage.readCells());
  if (!columns.has('id')) throw new Error('the search does not find what is stored');
  results.push(toResult('columns, decoded', columns));

  const path = join(makeFolder(cleanup, 'secrets-backup'), 'backup.jsonl');
  const { code, stderr } = await runScript('backup', [path], { ...settings, DATA_DIR: folder });
  if (code !== 0) throw new Error(`there is no backup: ${stderr}`);
  const backup = readFileSync(path);
  const inBackup = [
    ...searcher.searchBytes(backup),
    ...searcher.searchCells(readBackupCells(backup)),
  ];
  results.push(toResult('a backup, decoded', inBackup));

  await storage.checkpoint();
  searchFolders('after a checkpoint');
  await server.stop();
  searchFolders('after the server has stopped');
  const log = server.output().replaceAll(server.address, '');
  if (!log.includes(calls.login.path)) throw new Error('the log has no routes');
  if (log.includes('127.0.0.1')) throw new Error('the log names an address of a client');
  results.push(toResult('the log', searcher.searchBytes(Buffer.from(log))));
  return results;
}

/** Words of age and gender are in the program itself. */
async function searchHeap({ engine, heapSurveys }: Options): Promise<PlaceResult[]> {
  if (heapSurveys === 0) return [];
  await using cleanup = new AsyncDisposableStack();
  const { server, folder, searcher } = await openSite(cleanup, engine, heapSurveys, heapSettings);
  const heap = await takeHeapSnapshot(server, folder);
  return [toResult('the heap', searcher.searchBytes(heap, false))];
}

export const findSecretsOfServer = async (options: Options): Promise<PlaceResult[]> => [
  ...(await searchStorage(options)),
  ...(await searchHeap(options)),
];

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      accounts: { type: 'string', default: '1000' },
      engine: { type: 'string', default: 'sqlite' },
    },
  });
  const results = await findSecretsOfServer({
    engine: values.engine === 'postgres' ? 'postgres' : 'sqlite',
    accounts: Number(values.accounts),
    heapSurveys: Math.min(50, Number(values.accounts)),
  });
  for (const { place, found } of results)
    console.log(`${place}: ${found.length === 0 ? 'nothing' : `FOUND ${found.join(', ')}`}`);
  process.exitCode = results.some(({ found }) => found.length > 0) ? 1 : 0;
}
