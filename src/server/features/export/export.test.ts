/**
 * Compares the export with the stored rows. A new column fails the test until it is exported or
 * listed as a secret.
 */

import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { calibration } from '../../../../test/support/people/make-donations.ts';
import {
  type Export,
  exportedColumns,
  secret,
  technical,
} from '../../../../test/support/server/exported-columns.ts';
import { makeFullAccount } from '../../../../test/support/server/make-full-account.ts';
import { makeFinishedUser, seededAnswers } from '../../../../test/support/server/make-user.ts';
import { bank } from '../../../../test/support/server/test-app.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import { storedTables } from '../../../contract/stored-data.ts';

let data: Export;
const spark = useTestApp({ calibrationKey: calibration.publicKey });
beforeAll(async () => {
  await makeFinishedUser(spark, seededAnswers(6));
  const { token } = await makeFullAccount(spark);
  data = await spark.call('exportData', { token });
});

/** Other tables hold only counts and texts that belong to no account. */
const personalTables = storedTables.filter(
  ({ table, columns }) => table === 'users' || columns.some(({ column }) => column === 'user_id'),
);

function ownRows(table: string) {
  const userId = data.account.id;
  if (table === 'users') return sql`id = ${userId}`;
  if (table === 'tokens')
    return sql`session_id in (select id from sessions where user_id = ${userId})`;
  return sql`user_id = ${userId}`;
}

async function readStoredValues(name: string): Promise<unknown[]> {
  const [table = '', column = ''] = name.split('.');
  const query = sql<{
    value: unknown;
  }>`select ${sql.ref(column)} as value from ${sql.table(table)} where ${ownRows(table)}`;
  const { rows } = await spark.db.read((tx) => query.execute(tx));
  return rows.map(({ value }) => value);
}

/** Returns the forms in which a document could contain a value. */
const listSpellings = (value: unknown): string[] =>
  value instanceof Uint8Array
    ? [
        Buffer.from(value).toString('hex'),
        Buffer.from(value).toString('base64').slice(0, -3),
        [...value].join(','),
      ]
    : [String(value)];

describe('the export', () => {
  test('covers every personal column or names it a secret', () => {
    const columns = personalTables.flatMap(({ table, columns }) =>
      columns.map(({ column }) => `${table}.${column}`),
    );
    expect(
      Object.keys(exportedColumns).toSorted(),
      'export the new column (src/server/features/profile/export.ts) and name its place',
    ).toEqual(columns.toSorted());
  });

  test('holds every stored value of this account', async () => {
    const sort = (values: readonly unknown[]) => values.map(String).toSorted();
    for (const [name, readColumn] of Object.entries(exportedColumns)) {
      const stored = await readStoredValues(name);
      if (readColumn === technical) continue;
      expect(
        stored.filter((value) => value !== null),
        `${name} is empty, so the test would show nothing`,
      ).not.toEqual([]);
      if (readColumn !== secret)
        expect({ [name]: sort(readColumn(data)) }).toEqual({ [name]: sort(stored) });
    }
  });

  test('holds what is sealed in the database', () => {
    const { account, attempts, hardLimits } = data;
    expect(account).toMatchObject({
      ageRange: '35-44',
      gender: 'female',
      compareDetail: 'few',
      hasEmail: true,
      emailVerified: true,
      hasPassword: true,
    });
    expect(account.shareCode).toMatch(/^[0-9A-Z]{20}$/);
    expect(hardLimits.map(({ itemId }) => itemId)).toEqual(['A12', 'B07']);
    expect(data.people).toMatchObject([{ name: 'K.' }]);
    const [finished, begun] = attempts;
    expect(data.donation).toMatchObject({
      choice: 'answersAndDetails',
      copy: { attemptId: finished?.attemptId, ageRange: '35-44', gender: 'female' },
    });
    expect([finished?.state, begun?.state]).toEqual(['FINISHED', 'A_ACTIVE']);
    const answer = seededAnswers(5);
    expect(finished?.answers).toHaveLength(48 + (finished?.setBItems.length ?? 0));
    for (const { itemId, value } of finished?.answers ?? []) expect(value).toBe(answer(itemId));
    for (const { itemId, question } of [...hardLimits, ...(finished?.answers ?? [])])
      expect(question).toBe(bank.texts.find(({ id }) => id === itemId)?.text);
    expect(finished?.figures?.numbers.length).toBeGreaterThan(200);
    expect(finished?.insight?.text).toBe('A text.');
  });

  test('holds the consent as a record', () => {
    const { account, consentRecord } = data;
    expect(consentRecord).toMatchObject({
      schema_version: 'https://w3id.org/dpv/schema/dpv-27560#record',
      pii_principal_id: account.id,
      privacy_notice: expect.stringMatching(/^https?:.*\/privacy$/),
      purposes: [
        {
          purpose: expect.stringMatching(/^I am 18 or older\. I agree/),
          lawful_basis: 'eu-gdpr:A9-2-a',
          pii_information: [{ pii_type: 'pd:SexualPreference', special_pii_category: true }],
        },
      ],
      event: [
        {
          event_time: account.consent?.day,
          event_type: 'dpv:ExplicitlyExpressedConsent',
          event_state: 'dpv:ConsentGiven',
        },
      ],
    });
  });

  test('holds nothing of another account', async () => {
    const others = await spark.db.read((tx) =>
      tx.selectFrom('users').select('id').where('id', '!=', data.account.id).execute(),
    );
    expect(others).toHaveLength(2);
    for (const { id } of others) expect(JSON.stringify(data)).not.toContain(id);
  });

  test('holds no secret', async () => {
    const text = JSON.stringify(data);
    for (const [name, readColumn] of Object.entries(exportedColumns)) {
      if (readColumn !== secret) continue;
      for (const value of await readStoredValues(name))
        for (const spelling of listSpellings(value))
          expect({ [name]: text.includes(spelling) }).toEqual({ [name]: false });
    }
  });
});
