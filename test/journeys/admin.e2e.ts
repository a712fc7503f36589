/** The admin console. */

import { themeFacts } from '../../src/domain/themes.ts';
import { answerWith, restore } from '../support/browser/faults.ts';
import { adminKey, expect, test } from '../support/browser/server.ts';

/**
 * A test file with its own settings gets its own server, so the edits made here do not affect the
 * texts in other tests.
 */
test.use({ settings: { ADMIN_KEY: adminKey } });

test('edits questions and labels, until the key is gone', async ({ page, request }) => {
  await page.goto('/admin');
  const key = page.getByLabel('Admin key');
  await key.fill('not the right key at all');
  await key.press('Enter');
  await expect(page.getByText('Invalid admin key')).toBeVisible();
  await key.fill(adminKey);
  await page.getByRole('button', { name: 'Login' }).click();
  const tab = (name: string) => page.getByRole('tab', { name });
  for (const name of ['Standard-48 Questions', 'Pool-80 Questions', 'Response Labels'])
    await expect(tab(name)).toBeVisible();

  const section = page.getByText(`${themeFacts.SENS.name} (4 items)`);
  const item = (id: string) =>
    page.getByRole('listitem').filter({ hasText: `ID: ${id} (pairs with ${id})` });
  await section.click();
  const [text, short] = [`A text of ${Date.now()}.`, `Short ${Date.now()}`];
  await item('A02').getByLabel('Question Text').fill(text);
  await expect(item('A02')).toHaveAttribute('data-modified', 'true');
  await item('A03').getByLabel('Short Description (for profile display)').fill(short);
  await page.reload(); // keeps the edits
  await expect(page.getByRole('button', { name: 'Save All Changes (2)' })).toBeEnabled();
  await item('A02').getByRole('button', { name: 'Save' }).click();
  const saved = page.getByText('Item A02 saved successfully');
  await expect(saved).toBeVisible();
  await expect(saved).toHaveCount(0, { timeout: 6000 });

  const headers = { 'x-admin-key': adminKey };
  const theirs = { headers, data: { text: 'Theirs.' } };
  await request.put('/api/v1/admin/survey-items/A03', theirs);
  await page.getByRole('button', { name: 'Save All Changes (1)' }).click();
  await expect(page.getByText(/Failed to save changes.*A03 now reads: “Theirs.”/)).toBeVisible();
  await page.getByRole('button', { name: 'Save All Changes (1)' }).click();
  await expect(page.getByText('Item A03 saved successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save All Changes (0)' })).toBeDisabled();

  await tab('Response Labels').click();
  const last = page.getByLabel('Label for 7');
  const before = await last.inputValue();
  await last.fill('Something else');
  await expect(page.getByText('Modified')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(last).toHaveValue(before);
  const label = before === 'Oh yes!' ? 'Hell Yes!' : 'Oh yes!';
  await last.fill(label);
  const save = page.getByRole('button', { name: 'Save Labels (1)' });
  await answerWith(page, 'updateAdminLabels', 500);
  await save.click();
  await expect(page.getByText('Failed to save scale labels')).toBeVisible();
  await restore(page, 'updateAdminLabels');
  await save.click();
  await expect(page.getByText('Scale labels updated successfully')).toBeVisible();
  expect(await (await request.get('/api/survey/two-stage/scale-labels')).json()).toContainEqual({
    value: 7,
    label,
  });

  await tab('Audit Log').click();
  await expect(page.getByText(text)).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(adminKey);
});

test('reports a failure, and a revoked key leads to login', async ({ page }) => {
  await page.goto('/admin');
  await page.getByLabel('Admin key').fill(adminKey);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('tab', { name: 'Pool-80 Questions' }).click();
  await expect(page.locator('summary').first()).toHaveText(/^[A-Z][\w &-]+ \(\d+ items\)$/);
  await answerWith(page, 'listAdminItems', 500);
  await page.getByRole('tab', { name: 'Standard-48 Questions' }).click();
  await expect(page.getByText('Failed to load survey items')).toBeVisible();
  await answerWith(page, 'listAudit', 401);
  await page.getByRole('tab', { name: 'Audit Log' }).click();
  await expect(page.getByText('Invalid admin key')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
});
