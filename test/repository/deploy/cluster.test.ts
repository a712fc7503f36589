/** The files of `deploy/cluster/` fit the schema and one another. */

import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { tableNames } from '../../../src/server/commands/backup/backup-store.ts';
import { accountTables } from '../../support/postgres/statements/account-tables.ts';
import { findAll, read } from '../repository-files.ts';

describe('distribute.sql', () => {
  const text = read('deploy/cluster/distribute.sql');

  test('names every table once', () => {
    const named = findAll(text, /^select \w+\('(\w+)'/gm);
    expect(named.toSorted()).toEqual([...tableNames].toSorted());
  });

  test('distributes the tables of accounts as the tests partition them', () => {
    for (const [table, column] of Object.entries(accountTables))
      expect(text).toContain(`create_distributed_table('${table}', '${column}'`);
    expect(findAll(text, /'(user_id)'/g)).toHaveLength(Object.keys(accountTables).length - 1);
  });
});

describe('patroni.yml', () => {
  // as: the shape that the test checks
  const settings = parse(read('deploy/cluster/patroni.yml')) as {
    etcd?: object;
    bootstrap: {
      dcs: {
        ttl: number;
        loop_wait: number;
        retry_timeout: number;
        synchronous_mode: boolean;
        synchronous_mode_strict: boolean;
      };
    };
  };
  const { dcs } = settings.bootstrap;

  test('promotes only a synchronous standby, within its ttl', () => {
    expect(dcs).toMatchObject({ synchronous_mode: true, synchronous_mode_strict: true });
    expect(dcs.loop_wait + 2 * dcs.retry_timeout).toBeLessThanOrEqual(dcs.ttl);
  });

  test('keeps its leader key where it is compared', () => {
    expect(settings.etcd).toBeDefined();
    expect(parse(read('deploy/cluster/etcd.yml'))).toMatchObject({ 'enable-v2': true });
  });
});
