import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { adminKey } from '../../../../test/support/server/test-app.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import type { RequestBody } from '../../../contract/endpoints.ts';

const spark = useTestApp();

const saveItem = (id: string, body: RequestBody<'updateAdminItem'>) =>
  spark.call('updateAdminItem', { adminKey, params: { id }, body });

const forbidden = [`update admin_audit set after = 'forged'`, 'delete from admin_audit'];
const forbiddenStatements = {
  sqlite: forbidden,
  postgres: [...forbidden, 'truncate admin_audit'],
};
/** The server hides PostgreSQL messages; P0001 is an exception that a trigger raised. */
const refusals = {
  sqlite: 'admin_audit is append-only',
  postgres: 'PostgreSQL refused a statement (P0001).',
};

describe('the audit log', () => {
  test('lists real changes, newest first, in pages', async () => {
    const items = await spark.call('listAdminItems', { adminKey, query: { formSlug: 'pool-80' } });
    const before = items.find(({ id }) => id === 'B77');
    await saveItem('B77', { text: before?.text ?? '', shortDescription: 'Looked after' });
    const { entries } = await spark.call('listAudit', { adminKey });
    expect(entries[0]).toMatchObject({
      keyName: 'tests',
      target: 'B77',
      field: 'shortDescription',
      before: before?.shortDescription ?? '',
      after: 'Looked after',
    });
    expect(entries.filter(({ target, field }) => target === 'B77' && field === 'text')).toEqual([]);

    for (let i = 0; i < 55; i += 1) await saveItem('B78', { text: `Text ${i}` });
    const newest = await spark.call('listAudit', { adminKey });
    expect(newest.entries).toHaveLength(50);
    const query = { before: String(newest.next) };
    const older = await spark.call('listAudit', { adminKey, query });
    expect(older.entries[0]?.id).toBeLessThan(newest.entries.at(-1)?.id ?? 0);
    expect(older.entries.map(({ after }) => after)).toContain('Looked after');
  });

  test('refuses changes even by the program itself', async () => {
    await saveItem('B76', { text: 'A recorded change.' });
    const before = await spark.call('listAudit', { adminKey });
    for (const statement of forbiddenStatements[spark.db.engine]) {
      const change = spark.db.write((tx) => sql.raw(statement).execute(tx));
      await expect(change, statement).rejects.toThrow(refusals[spark.db.engine]);
    }
    expect(await spark.call('listAudit', { adminKey })).toEqual(before);
  });
});
