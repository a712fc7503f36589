/** Restores of files that a stranger wrote, or that differ from the saved ones. */

import { createHmac } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { newBackupPath, restoreInto, saveBackup } from '../../../../test/support/server/backups.ts';
import { makeUser, type TestUser } from '../../../../test/support/server/make-user.ts';
import { testKeyring as keys } from '../../../../test/support/server/test-keys.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { savedTables, tableNames } from './backup-store.ts';
import { BackupError } from './format.ts';

const spark = useTestApp();
let [thief, victim]: TestUser[] = [];
/** The lines of a backup of both accounts, and of a later one in which the victim is deleted. */
let lines: readonly string[];
let laterLines: readonly string[];

const readBackup = async (): Promise<string[]> =>
  readFileSync(await saveBackup(spark), 'utf8')
    .trimEnd()
    .split('\n');

beforeAll(async () => {
  [thief, victim] = [await makeUser(spark), await makeUser(spark)];
  lines = await readBackup();
  const third = await makeUser(spark);
  await spark.call('deleteData', { token: third.token });
  laterLines = await readBackup();
});

const joinLines = (given: readonly string[]): string => given.map((line) => `${line}\n`).join('');

/** Signs lines as the program would, which only a holder of the master key can. */
const sign = (body: readonly string[], key = keys.current.backup): string =>
  joinLines([
    ...body,
    JSON.stringify({ mac: createHmac('sha256', key).update(joinLines(body)).digest('hex') }),
  ]);

const body = (): string[] => lines.slice(0, -1);
const findLine = (text: string): number => lines.findIndex((line) => line.startsWith(text));

/** The body with the login codes of the two accounts exchanged, which opens the other's account. */
function withExchangedCodes(): string[] {
  const changed = body();
  const [one, other] = [thief, victim].map((user) => findLine(`["${user?.id}"`));
  if (one === undefined || other === undefined) throw new Error('both accounts are in the backup');
  const [first, second] = [JSON.parse(lines[one] ?? ''), JSON.parse(lines[other] ?? '')];
  const at = JSON.parse(lines[findLine('{"table":"users"')] ?? '').columns.indexOf(
    'login_code_hash',
  );
  [first[at], second[at]] = [second[at], first[at]];
  changed[one] = JSON.stringify(first);
  changed[other] = JSON.stringify(second);
  return changed;
}

function reordered(): string[] {
  const changed = body();
  const at = findLine('["A01"');
  changed.splice(at, 2, lines[at + 1] ?? '', lines[at] ?? '');
  return changed;
}

const insertBeforeCounts = (...added: readonly string[]): string[] => [
  ...body().slice(0, -1),
  ...added,
  lines.at(-2) ?? '',
];
const withoutUserIndex = (): string[] =>
  body().map((line) =>
    line.startsWith('{"table":"users"') ? line.replace('"consent_day"', '"is_admin"') : line,
  );

const readRows = (table: keyof Tables) =>
  spark.db.read((tx) => tx.selectFrom(table).selectAll().execute());
const readContents = (): Promise<string[][]> =>
  Promise.all(
    tableNames.map(async (table) =>
      (await readRows(table)).map((row) => JSON.stringify([table, row])).toSorted(),
    ),
  );

const restoreText = (text: string | Buffer) => {
  const path = newBackupPath(spark);
  writeFileSync(path, text);
  return restoreInto(spark, path, { replace: true });
};

type Refusal = readonly [title: string, make: () => string | Buffer, reason: string];

const withKeptMac = (changed: readonly string[]): string =>
  joinLines([...changed, lines.at(-1) ?? '']);
const sessionLines = (): string[] => [
  '{"table":"sessions","columns":["id","user_id","created_at","last_used_day"]}',
  JSON.stringify(['session-of-thief', victim?.id, 1, null]),
];

/** The changes that are possible without the master key. */
const tampered: readonly Refusal[] = [
  ['exchanged login codes', () => withKeptMac(withExchangedCodes()), 'changed or damaged'],
  ['no signature', () => joinLines(withExchangedCodes()), 'cut off'],
  ['another key', () => sign(body(), new Uint8Array(32).fill(12)), 'changed or damaged'],
  [
    'another time in the header',
    () => withKeptMac(body()).replace('"madeAt":"2026', '"madeAt":"2027'),
    'changed or damaged',
  ],
  ['a newer format', () => withKeptMac(body()).replace('"version":2', '"version":3'), 'newer'],
  [
    'another master key',
    () => withKeptMac(body()).replace(/"keyCheck":"[^"]+"/, '"keyCheck":"AAAA"'),
    'another master key',
  ],
  ['other row counts', () => withKeptMac(body()).replace('"users":2', '"users":1'), 'changed'],
  ['reordered rows', () => withKeptMac(reordered()), 'changed or damaged'],
  ['a row left out', () => withKeptMac(body().toSpliced(findLine('["A01"'), 1)), 'changed'],
  ['rows of sessions', () => withKeptMac(insertBeforeCounts(...sessionLines())), 'changed'],
  ['a cut in the signature', () => joinLines(lines).slice(0, -30), 'changed or damaged'],
  ['no last line feed', () => joinLines(lines).slice(0, -1), 'changed or damaged'],
  ['a cut in the rows', () => joinLines(lines.slice(0, 40)), 'cut off'],
  ['appended rows', () => joinLines([...lines, ...sessionLines()]), 'cut off'],
  ['an appended line feed', () => `${joinLines(lines)}\n`, 'cut off'],
  ['a second end', () => joinLines([...lines, lines.at(-1) ?? '']), 'changed or damaged'],
  ['the end of another backup', () => joinLines([...body(), laterLines.at(-1) ?? '']), 'changed'],
  [
    'bytes that decode to the same text',
    () => {
      const bytes = Buffer.from(sign(insertBeforeCounts('"\uFFFD"')));
      return Buffer.concat([
        bytes.subarray(0, bytes.indexOf('\uFFFD')),
        Buffer.from([0xff]),
        bytes.subarray(bytes.indexOf('\uFFFD') + 3),
      ]);
    },
    'changed or damaged',
  ],
  ['no backup', () => 'hello\n', 'is not a backup'],
  ['nothing', () => '', 'is not a backup'],
];

const retakes = '{"table":"retakes","columns":["user_id"]}';

/** Files that are signed, but by another program or a defective one. */
const misshapen: readonly Refusal[] = [
  [
    'an unknown table',
    () => sign(insertBeforeCounts('{"table":"sqlite_master","columns":["name"]}', '["x"]')),
    'table sqlite_master that this version does not know',
  ],
  ['an unknown column', () => sign(withoutUserIndex()), 'column users.is_admin that this version'],
  [
    'a column named twice',
    () => sign(insertBeforeCounts('{"table":"retakes","columns":["user_id","user_id"]}')),
    'twice',
  ],
  ['a row that is too short', () => sign(insertBeforeCounts(retakes, '[]')), 'does not belong'],
  ['a row of a wrong type', () => sign(insertBeforeCounts(retakes, '[{}]')), 'does not belong'],
  [
    'a row before any table',
    () => sign([body()[0] ?? '', '["x"]', ...body().slice(1)]),
    'does not',
  ],
  ['a line of text', () => sign(insertBeforeCounts('hello')), 'does not belong'],
  ['no counts', () => sign(body().slice(0, -1)), 'cut off'],
];

describe.each([
  ['changed', tampered],
  ['misshapen', misshapen],
])('a %s backup is refused without changes', (_, refusals) => {
  test.each(refusals)('with %s', async (_title, make, reason) => {
    const before = await readContents();
    const error = await restoreText(make()).catch((given: unknown) => given);
    expect(error).toBeInstanceOf(BackupError);
    expect(error).toHaveProperty('message', expect.stringContaining(reason));
    expect(await readContents()).toEqual(before);
  });
});

test('a signed file brings back no session, token, code or count', async () => {
  const day = '2026-01-15';
  const rows = {
    sessions: { id: 'old-session', user_id: victim?.id, created_at: 1, last_used_day: day },
    tokens: {
      hash: { base64: 'AAAA' },
      session_id: 'old-session',
      issued_at: 1,
      expires_at: 9e15,
      superseded: 0,
    },
    email_challenges: {
      id: 'old-code',
      user_id: victim?.id,
      code_hash: { base64: 'AAAA' },
      tries: 0,
      expires_at: 9e15,
    },
    kept_replies: {
      key_hash: { base64: 'AAAA' },
      user_id: victim?.id,
      sealed: { base64: 'AAAA' },
      expires_at: 9e15,
    },
    lookups: { hash: { base64: 'AAAA' }, id: victim?.id },
    rate_limits: { key: { base64: 'AAAA' }, n: 1, expires_at: 9e15 },
    rate_salts: { day, salt: { base64: 'AAAA' } },
    write_checks: { id: 1, checked_at: 9e15 },
    instance: { id: 1, key_check: { base64: 'AAAA' } },
  };
  const added = Object.entries(rows).flatMap(([table, row]) => [
    JSON.stringify({ table, columns: Object.keys(row) }),
    JSON.stringify(Object.values(row)),
  ]);
  const neverRestored = tableNames.filter((name) => !savedTables.includes(name));
  expect(Object.keys(rows).toSorted()).toEqual(neverRestored.toSorted());

  const unchanged = ['instance', 'lookups'];
  const before = await readContents();
  expect(await restoreText(sign(insertBeforeCounts(...added)))).toMatchObject({ users: 2 });
  const after = await readContents();
  for (const table of neverRestored) {
    const i = tableNames.indexOf(table);
    expect(after[i], table).toEqual(unchanged.includes(table) ? before[i] : []);
  }
});

test('a file exchanged after it was verified is refused', async () => {
  const path = newBackupPath(spark);
  writeFileSync(path, joinLines(lines));
  const before = await readContents();
  const exchange = (): void => writeFileSync(path, withKeptMac(withExchangedCodes()));
  await expect(restoreInto(spark, path, { replace: true, report: exchange })).rejects.toThrow(
    'changed or damaged',
  );
  expect(await readContents()).toEqual(before);
});
