/** The admin console. */

import { type Page } from '@playwright/test';
import { themeFacts } from '../../../src/domain/themes.ts';
import { answerWith, restore } from '../../support/browser/faults.ts';
import { adminKey, expect, test } from '../../support/browser/server.ts';

/**
 * A test file with its own settings gets its own server, so the edits made here do not affect the
 * texts in other tests.
 */
test.use({ settings: { ADMIN_KEY: adminKey } });

const sensation = `${themeFacts.SENS.name} (4 items)`;

test('edits a question and a label, which the survey shows', async ({ page, request }) => {
  await page.goto('/admin');
  await page.getByLabel('Admin key').fill('not the right key at all');
  await page.getByLabel('Admin key').press('Enter');
  await expect(page.getByText('Invalid admin key')).toBeVisible();
  await page.getByLabel('Admin key').fill(adminKey);
  await page.getByRole('button', { name: 'Login' }).click();

  for (const tab of ['Standard-48 Questions', 'Pool-80 Questions', 'Response Labels'])
    await expect(page.getByRole('tab', { name: tab })).toBeVisible();
  await page.getByText(sensation).click();
  const text = `A text of ${Date.now()}.`;
  const item = page.getByRole('listitem').filter({ hasText: 'ID: A02 (pairs with A02)' });
  await item.getByLabel('Question Text').fill(text);
  await expect(item).toHaveAttribute('data-modified', 'true');
  await expect(page.getByRole('button', { name: 'Save All Changes (1)' })).toBeEnabled();
  await item.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Item A02 saved successfully')).toBeVisible();
  await expect(page.getByText('Item A02 saved successfully')).toHaveCount(0, { timeout: 6000 });

  await page.getByRole('tab', { name: 'Response Labels' }).click();
  const before = await page.getByLabel('Label for 7').inputValue();
  await page.getByLabel('Label for 7').fill('Something else');
  await expect(page.getByText('Modified')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Label for 7')).toHaveValue(before);
  const label = before === 'Oh yes!' ? 'Hell Yes!' : 'Oh yes!';
  await page.getByLabel('Label for 7').fill(label);
  await page.getByRole('button', { name: 'Save Labels (1)' }).click();
  await expect(page.getByText('Scale labels updated successfully')).toBeVisible();
  expect(await (await request.get('/api/survey/two-stage/scale-labels')).json()).toContainEqual({
    value: 7,
    label,
  });

  await page.getByRole('tab', { name: 'Audit Log' }).click();
  await expect(page.getByText(text)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Response Labels' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(adminKey);
});

test(
  'a concurrent edit is shown before it is overwritten',
  { tag: '@full' },
  async ({ page, request }) => {
    await openConsole(page);
    await page.getByText(sensation).click();
    const item = page.getByRole('listitem').filter({ hasText: 'ID: A02 (pairs with A02)' });
    await item.getByLabel('Question Text').fill(`Mine, of ${Date.now()}.`);
    await request.put('/api/v1/admin/survey-items/A02', {
      headers: { 'x-admin-key': adminKey },
      data: { text: 'Theirs.' },
    });
    await item.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/Failed to save changes.*A02 now reads: “Theirs.”/)).toBeVisible();
    await expect(item.getByLabel('Question Text')).toHaveValue(/^Mine/);
    await item.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Item A02 saved successfully')).toBeVisible();
  },
);

async function openConsole(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Admin key').fill(adminKey);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('tab', { name: 'Standard-48 Questions' })).toBeVisible();
}

test('saves several changed items together', { tag: '@full' }, async ({ page, request }) => {
  await openConsole(page);
  await expect(page.getByText(/^New surveys use edition \d+: 48 core questions,/)).toBeVisible();
  await page.getByRole('tab', { name: 'Pool-80 Questions' }).click();
  await expect(page.locator('summary').first()).toHaveText(/^[A-Z][\w &-]+ \(\d+ items\)$/);
  // The next theme is in its place only once the one before it is open.
  for (const theme of await page.locator('details').all()) {
    await theme.locator('summary').click();
    await expect(theme).toHaveAttribute('open', '');
  }
  await expect(page.getByText(/^ID: /)).toHaveCount(80);
  const [first, second] = ['B02', 'B03'].map((id) =>
    page.getByRole('listitem').filter({ hasText: `ID: ${id} (pairs` }),
  );
  const short = `Short ${Date.now()}`;
  await first!.getByLabel('Short Description (for profile display)').fill(short);
  await second!.getByLabel('Question Text').fill(`Text ${Date.now()}.`);
  await page.getByRole('button', { name: 'Save All Changes (2)' }).click();
  await expect(page.getByText('2 items saved successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save All Changes (0)' })).toBeDisabled();
  const items = await (
    await request.get('/api/v1/admin/survey-items?formSlug=pool-80', {
      headers: { 'x-admin-key': adminKey },
    })
  ).json();
  expect(items.find(({ id }: { id: string }) => id === 'B02').shortDescription).toBe(short);
  await expect(page.getByText('2 items saved successfully')).toHaveCount(0, { timeout: 6000 });
});

test('keeps edits across tabs, a reload and a save beside them', async ({ page }) => {
  await openConsole(page);
  await page.getByText(sensation).click();
  const item = (id: string) => page.getByRole('listitem').filter({ hasText: `ID: ${id} (pairs` });
  const text = (id: string) => item(id).getByLabel('Question Text');
  const [first, second] = [`One of ${Date.now()}.`, `Two of ${Date.now()}.`];
  const ids = await page.getByRole('listitem').getByText(/^ID: /).allTextContents();
  const [one = '', two = ''] = ids.map((label) => label.slice(4, 7));
  await text(one).fill(first);
  await text(two).fill(second);
  await page.getByRole('tab', { name: 'Response Labels' }).click();
  await page.getByLabel('Label for 2').fill('Rather not');
  await page.getByRole('tab', { name: 'Standard-48 Questions' }).click();
  await expect(text(one)).toHaveValue(first);
  await page.reload();
  await expect(text(one)).toHaveValue(first);
  await item(one).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Item ${one} saved successfully`)).toBeVisible();
  await expect(text(two)).toHaveValue(second); // the section stays open
  await item(two).getByRole('button', { name: 'Discard' }).click();
  await expect(text(two)).not.toHaveValue(second);
  await expect(text(one)).toBeVisible();
  await page.getByRole('tab', { name: 'Response Labels' }).click();
  await answerWith(page, 'updateAdminLabels', 500);
  await page.getByRole('button', { name: 'Save Labels (1)' }).click();
  await expect(page.getByText('Failed to save scale labels')).toBeVisible();
  await expect(page.getByLabel('Label for 2')).toHaveValue('Rather not');
  await page.getByRole('button', { name: 'Cancel' }).click();
});

test(
  'finds a question with its counterpart, and previews it',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openConsole(page);
    const id = /^ID: (\w+) \(pairs with (?!\1)/;
    await page.locator('summary').first().click();
    const label = (await page.getByText(id).first().textContent()) ?? '';
    const [own = '', partner = ''] = label.match(/[A-Z]\d\d/g) ?? [];
    await page.getByLabel('Search').fill(own);
    const items = page.getByRole('listitem').filter({ hasText: 'ID: ' });
    await expect(items).toHaveCount(2);
    const [left, right] = await Promise.all(
      [own, partner].map((one) => items.filter({ hasText: `ID: ${one} (` }).boundingBox()),
    );
    expect(left!.y).toBe(right!.y);
    const card = page.locator('.question');
    const item = items.filter({ hasText: `ID: ${own} (` });
    await item.getByRole('button', { name: 'Preview card' }).click();
    await item.getByLabel('Question Text').fill('Would this fit on a card?');
    await expect(card).toContainText('Would this fit on a card?');
    await expect(card.locator('input')).toHaveCount(7);
    await expect(page.getByText('2 of 48 questions')).toBeVisible();
  },
);

test(
  'each tab tells a failure, and leads a revoked key to the login',
  { tag: '@full' },
  async ({ page }) => {
    for (const [tab, name, text] of [
      ['Standard-48 Questions', 'listAdminItems', 'Failed to load survey items'],
      ['Response Labels', 'listAdminLabels', 'Failed to load scale labels'],
      ['Scoring', 'listParameterSets', 'Failed to load parameter sets'],
      ['Audit Log', 'listAudit', 'The audit log could not be'],
    ] as const) {
      await openConsole(page);
      await page.getByRole('tab', { name: 'Pool-80 Questions' }).click();
      await answerWith(page, name, 500);
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByText(text)).toBeVisible();
      await page.getByRole('tab', { name: 'Pool-80 Questions' }).click();
      await restore(page, name);
      await answerWith(page, name, 401);
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByText('Invalid admin key')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
      await restore(page, name);
    }
  },
);
