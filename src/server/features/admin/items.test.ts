import { describe, expect, test } from 'vitest';
import { nextFreeId } from '../../../../test/support/psychometrics/next-edition.ts';
import { makeUser } from '../../../../test/support/server/make-user.ts';
import { adminKey, bank, openTestApp } from '../../../../test/support/server/test-app.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import type { RequestBody } from '../../../contract/endpoints.ts';

const spark = useTestApp();

const listItems = (formSlug: string) =>
  spark.call('listAdminItems', { adminKey, query: { formSlug } });

async function findItem(id: string) {
  const items = await listItems(id.startsWith('A') ? 'standard-48' : 'pool-80');
  const item = items.find((one) => one.id === id);
  if (!item) throw new Error(`no item ${id}`);
  return item;
}

const saveItem = (id: string, body: RequestBody<'updateAdminItem'>) =>
  spark.call('updateAdminItem', { adminKey, params: { id }, body });
const refusedSave = (id: string, body: RequestBody<'updateAdminItem'>) =>
  spark.refused('updateAdminItem', { adminKey, params: { id }, body });

describe('editing items', () => {
  test('lists each form, with its complementary items', async () => {
    const setA = await listItems('standard-48');
    const pool = await listItems('pool-80');
    expect([setA.length, pool.length]).toEqual([48, 80]);
    const items = new Map([...setA, ...pool].map((item) => [item.id, item]));
    for (const { id, compareTo } of items.values())
      expect(items.get(compareTo)?.compareTo).toBe(id);
    expect((await listItems('explore-40')).map(({ id }) => id)).toContain('E01');
    expect(await listItems('retired')).toHaveLength(bank.texts.length - 48 - 80 - 40);
  });

  test('refuses a missing, repeated or unknown form', async () => {
    const forms = [
      '',
      'Slug=standard-48&formSlug=pool-80',
      'Slug=pool-80&formSlug=pool-80',
      'Slug[]=pool-80',
      'Slug=nothing',
      'Slug=../../x',
    ];
    for (const form of forms) {
      const url = `/api/v1/admin/survey-items${form && `?form${form}`}`;
      const headers = { 'x-admin-key': adminKey };
      expect((await spark.app.inject({ url, headers })).statusCode, url).toBe(400);
    }
  });

  test('shows a new text immediately and after a restart', async () => {
    const saved = await saveItem('A07', { text: 'A new text.' });
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

  test('leaves a field that was not edited to the bank', async () => {
    await saveItem('A15', { shortDescription: 'Edited' });
    await saveItem('A16', { text: 'Edited.' });
    const texts = bank.texts.map((row) =>
      ['A15', 'A16'].includes(row.id)
        ? { ...row, text: 'From the new bank.', shortDescription: 'New' }
        : row,
    );
    const updated = await openTestApp({ db: spark.db, bank: { ...bank, texts } });
    expect(await findItem('A15')).toMatchObject({
      text: 'From the new bank.',
      shortDescription: 'Edited',
    });
    expect(await findItem('A16')).toMatchObject({ text: 'Edited.', shortDescription: 'New' });
    await updated.app.close();
  });

  test('refuses a stale save, returns the current texts, and accepts one without a version', async () => {
    const { version } = await findItem('B03');
    await saveItem('B03', { text: 'The first.', version });
    expect(await refusedSave('B03', { text: 'The second.', version })).toMatchObject({
      status: 409,
      current: [{ id: 'B03', text: 'The first.', version: version + 1 }],
    });
    await saveItem('B03', { text: 'Without a version.' });
    expect(await findItem('B03')).toMatchObject({
      text: 'Without a version.',
      version: version + 2,
    });
  });

  test('saves all items or none', async () => {
    const [first, second] = [await findItem('A10'), await findItem('A14')];
    const stale = [
      { id: 'A10', text: 'Ten.', version: first.version },
      { id: 'A14', shortDescription: 'Eleven', version: second.version + 5 },
    ];
    expect(
      await spark.refused('updateAdminItems', { adminKey, body: { items: stale } }),
    ).toMatchObject({ status: 409 });
    expect([await findItem('A10'), await findItem('A14')]).toEqual([first, second]);

    const current = stale.map((item) => ({ ...item, version: 0 }));
    expect(await spark.call('updateAdminItems', { adminKey, body: { items: current } })).toEqual({
      updated: 2,
    });
    expect(await findItem('A14')).toMatchObject({ shortDescription: 'Eleven' });
  });

  test('accepts only plain text of limited length', async () => {
    const bad = ['', '   ', 'x'.repeat(501), 'a\u0007b', 'turn \u202E around', 'mark \u200F here'];
    for (const text of bad)
      expect(await refusedSave('A02', { text })).toMatchObject({ status: 400 });
    const html = '<img src=x onerror=alert(1)>{{7*7}}';
    expect(await saveItem('A02', { text: html })).toMatchObject({ text: html });
  });

  test('refuses an empty edit, unknown items and repeated items', async () => {
    expect(await refusedSave('A02', {})).toMatchObject({ status: 400 });
    expect(await refusedSave(nextFreeId('A'), { text: 'x' })).toMatchObject({ status: 404 });
    const items = [
      { id: 'A02', text: 'x' },
      { id: 'A02', text: 'y' },
    ];
    expect(await spark.refused('updateAdminItems', { adminKey, body: { items } })).toMatchObject({
      status: 400,
    });
  });
});

test('the editions are listed with their numbers of questions', async () => {
  const editions = await spark.call('listEditions', { adminKey });
  expect(editions.at(-1)).toEqual({ number: bank.current.layout.number, core: 48, pool: 80 });
  expect(editions).toHaveLength(bank.editions.size);
});

type LabelEdit = RequestBody<'updateAdminLabels'>['labels'][number];
const saveLabel = (label: LabelEdit) =>
  spark.call('updateAdminLabels', { adminKey, body: { labels: [label] } });
const refusedLabel = (label: LabelEdit) =>
  spark.refused('updateAdminLabels', { adminKey, body: { labels: [label] } });

describe('editing labels', () => {
  test('changes labels and refuses stale or long ones', async () => {
    const labels = await saveLabel({ value: 7, label: 'Yes, please!', version: 0 });
    const saved = { value: 7, label: 'Yes, please!' };
    expect(labels.find(({ value }) => value === 7)).toEqual({ ...saved, version: 1 });
    expect((await spark.call('scaleLabels')).find(({ value }) => value === 7)).toEqual(saved);
    const late = await refusedLabel({ value: 7, label: 'Late', version: 0 });
    expect(late).toMatchObject({ status: 409 });
    expect(await refusedLabel({ value: 7, label: 'x'.repeat(61) })).toMatchObject({ status: 400 });
  });
});
