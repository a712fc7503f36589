/**
 * Recovery to a point in time with PostgreSQL's own archive, as docs/operate.md describes it, and
 * what it needs so that deleted accounts stay deleted.
 */

import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Reply } from '../../src/contract/endpoints.ts';
import { findPrograms } from '../support/postgres/programs.ts';
import { queryOnce } from '../support/postgres/query.ts';
import {
  type Cluster,
  makeOwnedFolder,
  type PostgresServer,
  prepareCluster,
  runCluster,
} from '../support/postgres/server.ts';
import { runScript } from '../support/process/run-script.ts';
import { startServer } from '../support/process/server-process.ts';
import { waitFor } from '../support/process/wait-for.ts';
import { freshFolder } from '../support/server/fresh-storage.ts';
import { call } from '../support/server/survey-taker.ts';

const MASTER_KEY = Buffer.alloc(32, 5).toString('base64');
const hasBaseBackup = findPrograms(['pg_basebackup']) !== null;

const query = async (server: PostgresServer, text: string) =>
  (await queryOnce(server.url('spark'), text))[0] ?? {};

const place = (server: PostgresServer) => ({
  DATA_DIR: freshFolder(),
  DATABASE_URL: server.url('spark'),
  MASTER_KEY,
});

async function serving<T>(server: PostgresServer, use: (address: string) => Promise<T>) {
  const settings = place(server);
  const app = await startServer(settings.DATA_DIR, settings);
  return use(app.address).finally(() => app.stop());
}

const signIn = (address: string, { loginCode }: Made): Promise<boolean> =>
  call(address, 'login', undefined, { loginCode }).then(
    () => true,
    () => false,
  );

async function startArchiving(archive: string, cluster: Cluster): Promise<PostgresServer> {
  const options = [
    'wal_level=replica',
    'archive_mode=on',
    `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/%f`,
  ];
  const server = await runCluster(cluster, { options });
  await queryOnce(server.url('postgres'), 'create database spark');
  return server;
}

type Made = Reply<'createUnique'>;

/** Waits until the archive has everything up to now. */
async function archiveAll(server: PostgresServer, archive: string): Promise<void> {
  const { file } = await query(server, 'select pg_walfile_name(pg_switch_wal()) as file');
  await waitFor('the archived log', () => readdirSync(archive).includes(String(file)));
}

async function recover(
  { archive, ...cluster }: Cluster & { readonly archive: string },
  until: string,
): Promise<PostgresServer> {
  writeFileSync(join(cluster.data, 'recovery.signal'), '');
  const server = await runCluster(cluster, {
    options: [
      `restore_command=cp ${archive}/%f %p`,
      `recovery_target_time=${until}`,
      'recovery_target_action=promote',
    ],
  });
  await waitFor('the end of the recovery', async () => {
    const { waits } = await query(server, 'select pg_is_in_recovery()::text as waits');
    return waits === 'false';
  });
  return server;
}

test.skipIf(!hasBaseBackup)(
  'a moment before an accident returns, without deleted accounts',
  async () => {
    const cluster = await prepareCluster(true, false, ['pg_basebackup']);
    const { bin, identity } = cluster;
    const folder = cluster.folders[0]!;
    const archive = makeOwnedFolder(join(folder, 'archive'), identity);
    const base = makeOwnedFolder(join(folder, 'base-backup'), identity);
    const lost = await startArchiving(archive, cluster);
    onTestFinished(() => lost.remove());

    const [before, since] = await serving(lost, async (address) => {
      const first = await call(address, 'createUnique');
      execFileSync(
        join(bin, 'pg_basebackup'),
        ['-D', base, '-d', lost.url('postgres'), '-c', 'fast'],
        { ...identity, cwd: '/' },
      );
      return [first, await call(address, 'createUnique')];
    });
    const { moment } = await query(lost, 'select clock_timestamp()::text as moment');
    await serving(lost, async (address) => {
      const { accessToken } = await call(address, 'login', undefined, {
        loginCode: before.loginCode,
      });
      await call(address, 'deleteData', accessToken, { loginCode: before.loginCode });
    });
    const ledger = join(freshFolder(), 'deletions.ledger');
    expect((await runScript('deletions', [ledger], place(lost))).code).toBe(0);
    await query(lost, 'delete from users'); // the accident
    await archiveAll(lost, archive);
    await lost.stop();

    const recovered = await recover({ ...cluster, data: base, archive }, String(moment));
    onTestFinished(() => recovered.remove());
    expect(await runScript('deletions', ['--apply', ledger], place(recovered))).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('Deleted again: accounts 1, links 0, '),
    });
    await serving(recovered, async (address) => {
      expect(await signIn(address, since)).toBe(true);
      expect(await signIn(address, before)).toBe(false);
    });
  },
  120_000,
);
