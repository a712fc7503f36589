import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { makeUser } from '../../../../test/support/server/make-user.ts';
import { adminKey, openTestApp, type TestApp } from '../../../../test/support/server/test-app.ts';
import { findAdminKey, loadOrCreateAdminKey, parseAdminKeys } from './access/keys.ts';

let spark: TestApp;
beforeAll(async () => {
  spark = await openTestApp();
});
afterAll(() => spark.close());

const item = async (id: string) => {
  const items = await spark.call('listAdminItems', {
    adminKey,
    query: { formSlug: id.startsWith('A') ? 'standard-48' : 'pool-80' },
  });
  const found = items.find((one) => one.id === id);
  if (!found) throw new Error(`no item ${id}`);
  return found;
};

describe('admin keys (F1)', () => {
  test('may have names; a short key, or a name given twice, is refused', () => {
    const keys = parseAdminKeys('ann=aaaaaaaaaaaaaaaa, bob=bbbbbbbbbbbbbbbb');
    expect(findAdminKey(keys, 'bbbbbbbbbbbbbbbb')).toBe('bob');
    expect(findAdminKey(keys, 'ann=aaaaaaaaaaaaaaaa')).toBeNull();
    expect(findAdminKey(parseAdminKeys('a-key-without-name'), 'a-key-without-name')).toBe('admin');
    expect(() => parseAdminKeys('short')).toThrow('at least 16');
    expect(() => parseAdminKeys('x=aaaaaaaaaaaaaaaa,x=bbbbbbbbbbbbbbbb')).toThrow(
      'a name of its own',
    );
  });

  test('are made once where none is given, announced once, and kept as a digest that only the owner may read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'spark-key-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const announced: string[] = [];
    const first = loadOrCreateAdminKey(folder, (key) => announced.push(key));
    const again = loadOrCreateAdminKey(folder, (key) => announced.push(key));
    expect(announced).toHaveLength(1);
    expect(again).toEqual(first);
    expect(findAdminKey([again], announced[0] ?? '')).toBe('first');
    const path = join(folder, 'admin-key.sha256');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(path, 'utf8')).not.toContain(announced[0]);
  });

  test('open every administrator’s call and nothing else does (B05)', async () => {
    const { token } = await makeUser(spark);
    const body = { labels: [{ value: 1, label: 'x' }] };
    const attempts = [
      {},
      { token },
      { adminKey: 'wrong' },
      { adminKey: '' },
      { query: { adminKey } },
      { query: { 'X-Admin-Key': adminKey } },
    ];
    for (const call of [
      'listAdminItems',
      'updateAdminItem',
      'updateAdminItems',
      'listAdminLabels',
      'updateAdminLabels',
      'listAudit',
    ] as const) {
      for (const attempt of attempts)
        expect(
          await spark.refused(call, { body, params: { id: 'A01' }, ...attempt }),
        ).toMatchObject({ status: 401, detail: 'Invalid admin key' });
    }
  });
});

describe('editing items (spec §7 Admin, F2)', () => {
  test('lists the 48 and the 80 with their partners', async () => {
    const setA = await spark.call('listAdminItems', {
      adminKey,
      query: { formSlug: 'standard-48' },
    });
    const pool = await spark.call('listAdminItems', { adminKey, query: { formSlug: 'pool-80' } });
    expect([setA.length, pool.length]).toEqual([48, 80]);
    for (const one of [...setA, ...pool])
      expect([...setA, ...pool].find(({ id }) => id === one.compareTo)?.compareTo).toBe(one.id);
    for (const formSlug of ['nothing', '../../x'])
      expect(
        await spark.refused('listAdminItems', { adminKey, query: { formSlug } }),
      ).toMatchObject({ status: 400 });
  });

  test('refuses a form that is named twice, or none', async () => {
    for (const query of [
      '',
      '?formSlug=standard-48&formSlug=pool-80',
      '?formSlug=pool-80&formSlug=pool-80',
      '?formSlug[]=pool-80',
    ]) {
      const { statusCode } = await spark.app.inject({
        url: `/api/v1/admin/survey-items${query}`,
        headers: { 'x-admin-key': adminKey },
      });
      expect([query, statusCode]).toEqual([query, 400]);
    }
  });

  test('shows a new text at once in the survey, and keeps it over a restart', async () => {
    const saved = await spark.call('updateAdminItem', {
      adminKey,
      params: { id: 'A07' },
      body: { text: 'A new text.' },
    });
    expect(saved).toMatchObject({ id: 'A07', text: 'A new text.', version: 1 });
    const { token } = await makeUser(spark);
    await spark.call('startSurvey', { token, body: {} });
    const { setAItems } = await spark.call('surveyItems', { token });
    expect(setAItems.find(({ id }) => id === 'A07')?.text).toBe('A new text.');
    const restarted = await openTestApp({ db: spark.db });
    const items = await restarted.call('listAdminItems', {
      adminKey,
      query: { formSlug: 'standard-48' },
    });
    expect(items.find(({ id }) => id === 'A07')).toEqual(saved);
    await restarted.app.close();
  });

  test('refuses the second save of a stale item with the present texts, and writes nothing', async () => {
    const { version } = await item('B03');
    await spark.call('updateAdminItem', {
      adminKey,
      params: { id: 'B03' },
      body: { text: 'The first.', version },
    });
    const refusal = await spark.refused('updateAdminItem', {
      adminKey,
      params: { id: 'B03' },
      body: { text: 'The second.', version },
    });
    expect(refusal).toMatchObject({
      status: 409,
      current: [{ id: 'B03', text: 'The first.', version: version + 1 }],
    });
    expect(await item('B03')).toMatchObject({ text: 'The first.' });
    await spark.call('updateAdminItem', {
      adminKey,
      params: { id: 'B03' },
      body: { text: 'Without a version.' },
    });
    expect(await item('B03')).toMatchObject({ text: 'Without a version.', version: version + 2 });
  });

  test('saves many all or nothing', async () => {
    const [first, second] = [await item('A10'), await item('A11')];
    const items = [
      { id: 'A10', text: 'Ten.', version: first.version },
      { id: 'A11', shortDescription: 'Eleven', version: second.version + 5 },
    ];
    expect(await spark.refused('updateAdminItems', { adminKey, body: { items } })).toMatchObject({
      status: 409,
    });
    expect([await item('A10'), await item('A11')]).toEqual([first, second]);
    const sound = items.map((one) => ({ ...one, version: 0 }));
    expect(await spark.call('updateAdminItems', { adminKey, body: { items: sound } })).toEqual({
      updated: 2,
    });
    expect(await item('A11')).toMatchObject({ shortDescription: 'Eleven' });
  });

  test('takes plain text only, of a sensible length', async () => {
    const bad = ['', '   ', 'x'.repeat(501), 'a\u0007b', 'turn \u202E around', 'mark \u200F here'];
    for (const text of bad)
      expect(
        await spark.refused('updateAdminItem', { adminKey, params: { id: 'A01' }, body: { text } }),
      ).toMatchObject({ status: 400 });
    expect(
      await spark.refused('updateAdminItem', { adminKey, params: { id: 'A01' }, body: {} }),
    ).toMatchObject({ status: 400 });
    expect(
      await spark.refused('updateAdminItem', {
        adminKey,
        params: { id: 'A49' },
        body: { text: 'x' },
      }),
    ).toMatchObject({ status: 404 });
    expect(
      await spark.refused('updateAdminItems', {
        adminKey,
        body: {
          items: [
            { id: 'A01', text: 'x' },
            { id: 'A01', text: 'y' },
          ],
        },
      }),
    ).toMatchObject({ status: 400 });
    const html = '<img src=x onerror=alert(1)>{{7*7}}';
    expect(
      await spark.call('updateAdminItem', {
        adminKey,
        params: { id: 'A01' },
        body: { text: html },
      }),
    ).toMatchObject({ text: html });
  });
});

describe('labels and the audit log (F1, F2)', () => {
  test('changes labels for everybody, stale ones excepted', async () => {
    const labels = await spark.call('updateAdminLabels', {
      adminKey,
      body: { labels: [{ value: 7, label: 'Yes, please!', version: 0 }] },
    });
    expect(labels.find(({ value }) => value === 7)).toEqual({
      value: 7,
      label: 'Yes, please!',
      version: 1,
    });
    expect((await spark.call('scaleLabels')).find(({ value }) => value === 7)).toEqual({
      value: 7,
      label: 'Yes, please!',
    });
    expect(
      await spark.refused('updateAdminLabels', {
        adminKey,
        body: { labels: [{ value: 7, label: 'Late', version: 0 }] },
      }),
    ).toMatchObject({ status: 409 });
    expect(
      await spark.refused('updateAdminLabels', {
        adminKey,
        body: { labels: [{ value: 7, label: 'x'.repeat(61) }] },
      }),
    ).toMatchObject({ status: 400 });
  });

  test('writes down who changed what, before and after, newest first, in pages; what did not change is not written', async () => {
    const before = await item('B77');
    await spark.call('updateAdminItem', {
      adminKey,
      params: { id: 'B77' },
      body: { text: before.text, shortDescription: 'Looked after' },
    });
    const { entries } = await spark.call('listAudit', { adminKey });
    expect(entries[0]).toMatchObject({
      keyName: 'tests',
      target: 'B77',
      field: 'shortDescription',
      before: before.shortDescription,
      after: 'Looked after',
    });
    expect(entries.filter(({ target, field }) => target === 'B77' && field === 'text')).toEqual([]);
    for (let i = 0; i < 55; i += 1)
      await spark.call('updateAdminItem', {
        adminKey,
        params: { id: 'B78' },
        body: { text: `Text ${i}` },
      });
    const newest = await spark.call('listAudit', { adminKey });
    expect(newest.entries).toHaveLength(50);
    const older = await spark.call('listAudit', {
      adminKey,
      query: { before: String(newest.next) },
    });
    expect(older.entries[0]?.id).toBeLessThan(newest.entries.at(-1)?.id ?? 0);
    expect(older.entries.map(({ after }) => after)).toContain('Looked after');
  });

  test('refuses to be changed, by the program’s own rights too (B07)', async () => {
    const change = (statement: string) => spark.db.write((tx) => sql.raw(statement).execute(tx));
    const before = await spark.call('listAudit', { adminKey });
    await expect(change(`update admin_audit set after = 'forged'`)).rejects.toThrow(
      /append-only|refused/,
    );
    await expect(change('delete from admin_audit')).rejects.toThrow(/append-only|refused/);
    expect(await spark.call('listAudit', { adminKey })).toEqual(before);
  });
});
