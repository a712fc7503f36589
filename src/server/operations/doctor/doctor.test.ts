/** `npm run config-check` and `npm run doctor`, as they are run. */

import { chmodSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freshFolder, freshPlace } from '../../../../test/support/fresh-place.ts';
import { openMailbox } from '../../../../test/support/mailbox.ts';
import { runScript, type Settings } from '../../../../test/support/process/run-script.ts';
import { startServer } from '../../../../test/support/process/server-process.ts';
import { engine } from '../../../../test/support/server/test-database.ts';
import { openPostgres } from '../../platform/db/postgres/postgres.ts';
import { openSqlite } from '../../platform/db/sqlite/sqlite.ts';

/** The findings as `level subject: text`, less those about this checkout and this machine's disk. */
async function examine(
  settings: Settings,
  args: readonly string[] = [],
): Promise<{ lines: string[]; code: number; hasUnbuiltWebApp: boolean }> {
  const { code, out, said } = await runScript('doctor', args, settings);
  expect(said).toBe('');
  const found = out.split('\n').flatMap((line) => {
    const [, level, subject, text] = /^(ok|warning|problem)\s+(.+?)\s{2,}(.+)$/.exec(line) ?? [];
    return subject === undefined ? [] : [{ subject, line: `${level} ${subject}: ${text}` }];
  });
  const lines = found
    .filter(({ subject }) => !['Node', 'web app', 'disk'].includes(subject))
    .map(({ line }) => line);
  return { lines, code, hasUnbuiltWebApp: out.includes('Is not built') };
}

const masterKey = Buffer.from(Array.from({ length: 32 }, (_, i) => (i * 37) % 256)).toString(
  'base64',
);

/** A folder, and on PostgreSQL a database, where the server was started once. */
async function startedPlace(): Promise<Settings & { DATA_DIR: string }> {
  const place = { ...(await freshPlace()), MASTER_KEY: masterKey };
  const server = await startServer(place.DATA_DIR, place);
  await server.stop();
  return place;
}

describe.runIf(engine === 'sqlite')('config-check (H2)', () => {
  test('says every setting back with where it comes from, and no secret', async () => {
    const file = join(freshFolder(), 'mail');
    writeFileSync(file, 'smtps://canary-user:canary-word@mail.example:465\n');
    const given = {
      PORT: '8080',
      DEMO: 'off',
      SAFETY_LINKS: 'Help=https://help.example/',
      MASTER_KEY: masterKey,
      ADMIN_KEY: 'anna=canary-0123456789,ben=canary-9876543210',
      DATABASE_URL: 'postgres://canary-user:canary-word@db.example:5432/spark?password=canary-word',
      MAIL_URL_FILE: file,
      AI_BASE_URL: 'https://canary-user:canary-word@api.example/v1',
      AI_API_KEY: 'canary-of-the-service',
      AI_MODEL: 'm',
    };
    const { code, out, said } = await runScript('config-check', [], given);
    expect([code, said]).toEqual([0, '']);
    for (const line of [
      'PORT              8080\n',
      'HOST              127.0.0.1   (default)\n',
      'DEMO              off\n',
      'MASTER_KEY        given, not shown\n',
      'ADMIN_KEY         anna, ben (keys not shown)\n',
      'DATABASE_URL      postgres://…@db.example:5432/spark\n',
      `MAIL_URL          smtps://…@mail.example:465   (from the file ${file})\n`,
      'AI_BASE_URL       https://…@api.example/v1\n',
      'AI_API_KEY        given, not shown\n',
      'SAFETY_LINKS      Help=https://help.example/\n',
      'CONTACT           not set\n',
    ])
      expect(out).toContain(line);
    expect(out).not.toMatch(/canary/);
    expect(out).not.toContain(masterKey);
  });

  test('ends with 1 and names what is wrong, and how it is called', async () => {
    expect(
      await runScript('config-check', [], { PORT: 'canary', MASTER_KEY_FILE: '/no/such' }),
    ).toEqual({
      code: 1,
      out: '',
      said: 'The settings are not right:\nMASTER_KEY_FILE: The file cannot be read (ENOENT).\nPORT: PORT must be a number.\n',
    });
    for (const args of [['more'], ['--nothing']])
      expect(await runScript('config-check', args, {})).toEqual({
        code: 1,
        out: '',
        said: 'npm run config-check, or npm run doctor [-- --backups FOLDER]\n',
      });
  });
});

describe('doctor', () => {
  test('finds nothing wrong with a deployment in order', async () => {
    const [place, backups, mailbox] = [await startedPlace(), freshFolder(), await openMailbox()];
    onTestFinished(() => mailbox.close());
    expect((await runScript('backup', [join(backups, 'one.jsonl')], place)).code).toBe(0);
    const settings = {
      ...place,
      PUBLIC_URL: 'https://survey.example',
      HSTS: 'on',
      TRUST_PROXY: '1',
      DEMO: 'off',
      ADMIN_KEY: 'anna=0123456789abcdef',
      CONTACT: 'who@survey.example',
      MAIL_URL: mailbox.url,
      MAIL_FROM: 'no-reply@survey.example',
    };
    const { lines, code, hasUnbuiltWebApp } = await examine(settings, ['--backups', backups]);
    const problems = lines.filter((line) => line.startsWith('problem'));
    if (engine === 'sqlite') {
      expect(problems).toEqual([]);
      expect(code).toBe(hasUnbuiltWebApp ? 1 : 0);
    } else
      expect(problems).toEqual([
        'problem PostgreSQL: fsync is off, synchronous_commit is off: answers are acknowledged before they are on the disk. Turn both on.',
      ]); // as the tests' own has them
    const expected = [
      'ok database: Answers, and its schema is up to date.',
      'ok backups: The newest is 0 hours old.',
      'ok mail server: Answers, and takes our sign-in.',
      'ok PUBLIC_URL: Is https.',
      'ok MASTER_KEY: Given.',
    ];
    expect(lines).toEqual(
      expect.arrayContaining(
        engine === 'sqlite'
          ? expected
          : [...expected, "ok clock: Agrees with the database server's."],
      ),
    );
    expect(
      lines.filter(
        (line) =>
          line.startsWith('warning') &&
          !/^warning (PostgreSQL|backups): (The user|Lie on)/.test(line),
      ),
    ).toEqual([]);
  });

  test('names what is missing at the very beginning, and writes nothing', async () => {
    const folder = freshFolder();
    const { lines, code } = await examine({ DATA_DIR: folder });
    expect(code).toBe(1);
    expect(lines.map((line) => line.split(':')[0])).toEqual([
      'problem PUBLIC_URL',
      'warning MAIL_URL',
      'warning CONTACT',
      'ok data folder',
      'warning MASTER_KEY',
      'warning ADMIN_KEY',
      'warning database',
      'warning backups',
    ]);
    expect(readdirSync(folder)).toEqual([]);
    expect((await examine({ DATA_DIR: join(folder, 'none') })).lines).toContainEqual(
      expect.stringMatching(/^warning data folder: .*does not exist yet/),
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  test.runIf(engine === 'sqlite').each([
    [{ PUBLIC_URL: 'http://survey.example' }, 'problem PUBLIC_URL: Is not https'],
    [{ PUBLIC_URL: 'http://localhost:3000' }, 'warning PUBLIC_URL: Leads to this machine only'],
    [{ PUBLIC_URL: 'https://survey.example' }, 'problem TRUST_PROXY: Is 0 behind a proxy'],
    [{ PUBLIC_URL: 'https://survey.example' }, 'warning HSTS: Off.'],
    [{ PUBLIC_URL: 'https://survey.example' }, 'warning DEMO: On'],
    [
      { MASTER_KEY: Buffer.alloc(32, 7).toString('base64') },
      'problem MASTER_KEY: Does not look random',
    ],
    [
      { MASTER_KEY: Buffer.from('change me change me change me change me').toString('base64') },
      'problem MASTER_KEY: Does not look random',
    ],
    [{ ADMIN_KEY: '0123456789abcdef' }, 'warning ADMIN_KEY: Has no name'],
    [{ RATE_LIMIT_SCALE: '100' }, 'problem RATE_LIMIT_SCALE: Is 100'],
    [{ LOG_LEVEL: 'trace' }, 'warning LOG_LEVEL: Is trace'],
    [{ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }, 'warning METRICS_HOST: Is 0.0.0.0'],
    [
      { AI_BASE_URL: 'http://models.example/v1', AI_API_KEY: 'canary', AI_MODEL: 'm' },
      'warning AI_BASE_URL: Is http:// to another machine',
    ],
    [
      { AI_BASE_URL: 'HTTP://192.0.2.7:8000/v1', AI_API_KEY: 'canary', AI_MODEL: 'm' },
      'warning AI_BASE_URL: Is http:// to another machine',
    ],
    [
      { AI_BASE_URL: 'https://models.example/v1', AI_API_KEY: 'canary', AI_MODEL: 'm' },
      'ok AI_BASE_URL: Given',
    ],
    [
      { AI_BASE_URL: 'http://127.0.0.1:8000/v1', AI_API_KEY: 'canary', AI_MODEL: 'm' },
      'ok AI_BASE_URL: Given',
    ],
    [{ MAIL_URL: 'smtp://127.0.0.1:1' }, 'problem MAIL_FROM: Is the default'],
    [
      { MAIL_URL: 'smtp://user:canary@127.0.0.1:1', MAIL_FROM: 'a@b.example' },
      'problem mail server: Does not take us (ESOCKET',
    ],
    [
      { DATABASE_URL: 'postgres://spark:spark@db.invalid/spark' },
      'problem DATABASE_URL: Has no password, or one',
    ],
    [
      { DATABASE_URL: 'postgres://spark:canary@127.0.0.1:1/spark' },
      'problem database: PostgreSQL does not answer (ECONNREFUSED)',
    ],
    [
      { DATABASE_URL: 'postgres://spark:canary@127.0.0.1:1/spark' },
      'warning MASTER_KEY: Not set, so each machine',
    ],
  ])('with %j says: %s', async (settings, expected) => {
    const { lines, code, hasUnbuiltWebApp } = await examine({
      DATA_DIR: freshFolder(),
      ...settings,
    });
    expect(lines).toContainEqual(expect.stringContaining(expected));
    expect(lines.join('\n')).not.toContain('canary');
    expect(code).toBe(hasUnbuiltWebApp || lines.some((line) => line.startsWith('problem')) ? 1 : 0);
  });

  test('sees a schema that is older than the program, one that is newer, and none', async () => {
    const place = await startedPlace();
    const say = async (): Promise<string[]> =>
      (await examine(place)).lines.filter((line) => line.includes(' database: '));
    const change = async (statement: ReturnType<typeof sql>): Promise<void> => {
      const db =
        place['DATABASE_URL'] === undefined
          ? openSqlite(place.DATA_DIR)
          : openPostgres(place['DATABASE_URL']);
      await db.write((tx) => statement.execute(tx));
      await db.close();
    };
    await change(sql`delete from kysely_migration where name = '009-synthetic'`);
    expect(await say()).toEqual([
      'warning database: Answers; its schema is brought up to date at the next start (009-synthetic).',
    ]);
    await change(sql`insert into kysely_migration (name, timestamp) values ('999-later', '2026')`);
    expect(await say()).toEqual([
      'problem database: Was brought up to date by a newer version of the program (999-later).',
    ]);
    await change(sql`delete from kysely_migration where name = '999-later'`);
    await change(sql`delete from instance`);
    expect(await say()).toEqual([
      'warning database: Answers; the server has never been started on it.',
    ]);
  });

  test('sees a folder and keys that others can read', async () => {
    const { DATA_DIR } = { DATA_DIR: freshFolder() };
    const server = await startServer(DATA_DIR, { ADMIN_KEY: '' });
    await server.stop();
    const closed = (await examine({ DATA_DIR })).lines;
    expect(closed.filter((line) => /data folder|keys/.test(line))).toEqual([
      `ok data folder: ${DATA_DIR} is closed to others.`,
    ]);
    for (const name of ['master.key', 'admin-key.sha256']) chmodSync(join(DATA_DIR, name), 0o640);
    chmodSync(DATA_DIR, 0o755);
    const open = (await examine({ DATA_DIR })).lines;
    expect(
      open
        .filter((line) => /Others on this machine/.test(line))
        .map((line) => line.split(' Others')[0]),
    ).toEqual(['problem data folder:', 'problem keys:', 'problem keys:']);
  });

  test('sees another master key, and one that is missing', async () => {
    const { MASTER_KEY: _, ...place } = await startedPlace();
    expect((await examine(place)).lines).toContainEqual(
      expect.stringMatching(/^problem MASTER_KEY: Is missing/),
    );
    expect(
      (
        await examine({
          ...place,
          MASTER_KEY: Buffer.from(masterKey, 'base64').reverse().toString('base64'),
        })
      ).lines,
    ).toContainEqual(expect.stringMatching(/^problem MASTER_KEY: Is not the one/));
  });

  test('looks at the newest backup: its age and its key', async () => {
    const [place, backups] = [await startedPlace(), freshFolder()];
    const say = async (): Promise<string[]> =>
      (await examine(place, ['--backups', backups])).lines
        .filter((line) => / backups: /.test(line) && !line.includes('same disk'))
        .map((line) => line.slice(0, 40));
    expect(await say()).toEqual([`problem backups: There is none in ${backups}`.slice(0, 40)]);
    const header = (daysOld: number): string =>
      `${JSON.stringify({ format: 'spark-backup', version: 1, madeAt: new Date(Date.now() - daysOld * 86_400_000).toISOString(), steps: [], keyCheck: 'another' })}\n`;
    writeFileSync(join(backups, 'notes.txt'), 'nothing');
    writeFileSync(join(backups, 'a.jsonl'), header(30));
    expect(await say()).toEqual([
      'problem backups: The newest is 30 days o',
      'problem backups: The newest was made wit',
    ]);
    writeFileSync(join(backups, 'b.jsonl'), header(2));
    expect((await say())[0]).toBe('warning backups: The newest is 2 days ol');
    expect((await runScript('backup', [join(backups, 'c.jsonl')], place)).code).toBe(0);
    expect(await say()).toEqual(['ok backups: The newest is 0 hours old.']);
  });
});
