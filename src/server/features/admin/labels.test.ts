import { describe, expect, test } from 'vitest';
import { adminKey } from '../../../../test/support/server/test-app.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';

const spark = useTestApp();

const saveLabel = (label: { value: number; label: string; version?: number }) =>
  spark.call('updateAdminLabels', { adminKey, body: { labels: [label] } });
const refusedSave = (label: { value: number; label: string; version?: number }) =>
  spark.refused('updateAdminLabels', { adminKey, body: { labels: [label] } });

describe('editing labels', () => {
  test('changes labels and refuses stale edits', async () => {
    const labels = await saveLabel({ value: 7, label: 'Yes, please!', version: 0 });
    const saved = { value: 7, label: 'Yes, please!' };
    expect(labels.find(({ value }) => value === 7)).toEqual({ ...saved, version: 1 });
    expect((await spark.call('scaleLabels')).find(({ value }) => value === 7)).toEqual(saved);
    expect(await refusedSave({ value: 7, label: 'Late', version: 0 })).toMatchObject({
      status: 409,
    });
  });

  test('refuses a label that is too long', async () => {
    expect(await refusedSave({ value: 7, label: 'x'.repeat(61) })).toMatchObject({ status: 400 });
  });
});
