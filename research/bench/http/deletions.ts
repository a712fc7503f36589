/**
 * Applies a ledger of a thousand deletions to a database of 100,000 slim accounts that was
 * recovered to an earlier moment. The command is killed half-way and run again.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ledgerHash } from '../../../src/server/features/accounts/accounts.ts';
import { readKeyring, rotatingKey } from '../../../src/server/platform/crypto/keyring.ts';
import { runScript, scriptProcess } from '../../../test/support/process/run-script.ts';
import type { Measurement } from '../measurement.ts';
import { openFolder, openPostgres, openServer, runSql } from '../places.ts';
import { countRows, insertSlimAccounts, slimMasterKey as MASTER_KEY } from './slim-accounts.ts';

const accountCount = 100_000;
const deletedCount = 1_000;

/** Notes that every hundredth account was deleted, as its deletion would have. */
async function recordDeletions(url: string): Promise<void> {
  const key = rotatingKey(readKeyring({ MASTER_KEY, DATA_DIR: '' }), 'loginCode');
  const hashes = Array.from({ length: deletedCount }, (_, n) => {
    const id = `seeded-${((n + 1) * accountCount) / deletedCount}`;
    return `(decode('${Buffer.from(ledgerHash(key.current, id)).toString('hex')}', 'hex'))`;
  });
  await runSql(
    url,
    `insert into deletions (user_hash, key_id, deleted_day)
     select hash, ${key.id}, '2026-01-01' from (values ${hashes.join(', ')}) as ledger (hash)`,
  );
}

/** Kills the command once half of the accounts are gone. */
async function applyHalf(url: string, path: string): Promise<void> {
  const { args, options } = scriptProcess('deletions', ['--apply', path], {
    MASTER_KEY,
    DATABASE_URL: url,
  });
  const child = spawn(process.execPath, args, { ...options, stdio: 'ignore' });
  const ended = once(child, 'exit');
  while ((await countRows(url, 'users')) > accountCount - deletedCount / 2) {
    if (child.exitCode !== null) throw new Error(`the command ended with ${child.exitCode}`);
    await pause(20);
  }
  child.kill('SIGKILL');
  await ended;
}

export async function deletions(): Promise<Measurement[]> {
  await using postgres = await openPostgres();
  using folder = openFolder();
  const url = postgres.url('postgres');
  const settings = { MASTER_KEY, DATABASE_URL: url };
  await (await openServer(settings)).stop();
  await insertSlimAccounts(url, accountCount);
  await recordDeletions(url);
  const path = join(folder.path, 'deletions.json');
  await runScript('deletions', [path], settings);
  await runSql(url, 'delete from deletions'); // as before they happened
  const started = performance.now();
  await applyHalf(url, path);
  const half = await countRows(url, 'users');
  const { stderr } = await runScript('deletions', ['--apply', path], settings);
  const seconds = (performance.now() - started) / 1000;
  const left = await countRows(url, 'users');
  if (left !== accountCount - deletedCount) throw new Error(`${left} accounts are left: ${stderr}`);
  return [
    {
      name: '1,000 deletions applied to 100,000 recovered accounts, PostgreSQL',
      value: seconds,
      unit: 's',
      against: `killed at ${accountCount - half}, and run again`,
      bar: { atMost: 120 },
    },
  ];
}
