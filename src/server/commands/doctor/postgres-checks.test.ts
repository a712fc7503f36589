import { expect, test } from 'vitest';
import type { PostgresFacts } from './doctor-store.ts';
import { flatten } from './finding.ts';
import { checkPostgres } from './postgres-checks.ts';

const sound: PostgresFacts = {
  version: 150_018,
  fsync: 'on',
  synchronousCommit: 'on',
  isSuperuser: false,
  isEncrypted: false,
  maxConnections: 100,
  freeConnections: 80,
  isStandby: false,
  serverAddress: '127.0.0.1',
  standbys: { synchronous: 1, asynchronous: 1 },
  waitsForStandby: true,
  isOfCluster: true,
  archiving: 'on',
  isUnlimitedPooler: false,
  now: 0,
};

/** Returns the findings that are not 'ok'. */
const find = (changes: Partial<PostgresFacts>): string[] =>
  flatten(
    checkPostgres({ ...sound, ...changes }, 'postgres://survey@127.0.0.1:6432/survey', 0),
  ).flatMap(({ level, text }) => (level === 'ok' ? [] : [`${level}: ${text}`]));

test('a sound cluster has no findings', () => {
  expect(find({})).toEqual([]);
  expect(
    find({
      standbys: { synchronous: 0, asynchronous: 0 },
      waitsForStandby: false,
      isOfCluster: false,
    }),
  ).toEqual([]);
});

test.each<[string, Partial<PostgresFacts>, RegExp]>([
  ['a standby', { isStandby: true }, /^problem: Is a standby/],
  ['a hidden cluster', { standbys: null }, /^warning: .*grant pg_monitor/],
  [
    'commits that hang',
    { standbys: { synchronous: 0, asynchronous: 1 } },
    /^problem: Commits wait/,
  ],
  [
    'a cluster that lost its standbys',
    { standbys: { synchronous: 0, asynchronous: 0 }, waitsForStandby: false },
    /^warning: No standby is synchronous/,
  ],
  ['an archive that fails', { archiving: 'failing' }, /^problem: .*archive/],
  ['an archive without a file', { archiving: 'nothing yet' }, /^warning: .*nothing yet/],
  ['few connections', { freeConnections: 3 }, /^warning: 3 of 100 connections are free/],
  ['a server behind a local proxy', { serverAddress: '10.0.0.1' }, /^warning: .*not encrypted/],
])('%s is found', (_, changes, expected) => {
  const findings = find(changes);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatch(expected);
});
