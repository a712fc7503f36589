/** The picture of a comparison (spec §1; product decisions E1). */

import {
  createOpenAccount,
  haveSession,
  highestAnswers,
} from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';
import { downloadPicture, partSwitch } from '../support/browser/share-image-dialog.ts';

test('the picture of two shows level and shared activities only', async ({
  page,
  request,
  context,
}) => {
  const account = await createOpenAccount(request, highestAnswers);
  const other = await createOpenAccount(request, (index) => 7 - (index % 2));
  await haveSession(context, request, account);
  await page.goto(`/compare?profile=${other.shareCode}`);
  const level = await page
    .getByRole('heading', {
      name: /^(Very compatible|Compatible|Somewhat compatible|Unlikely to be compatible)$/,
    })
    .innerText();
  const shared = await page
    .getByRole('region', { name: 'Common High-Interest Activities' })
    .getByRole('heading', { level: 3 })
    .allInnerTexts();
  expect(shared.length).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Make a picture of the two of you' }).click();
  const dialog = page.getByRole('dialog', { name: 'A picture of the two of you' });
  await expect(dialog.getByRole('img')).toBeVisible();
  const words = async () =>
    (await dialog.locator('svg.picture text').allTextContents()).filter((text) => text !== '');
  expect((await words()).join(' ')).toBe([level, 'in common', ...shared].join(' '));
  const { file } = await downloadPicture(page, dialog);
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1080, 1080]);
  for (const canary of [account.shareCode, other.shareCode, account.loginCode])
    expect(file.toString('latin1')).not.toContain(canary);
  for (const name of shared) await partSwitch(dialog, name).uncheck();
  expect((await words()).join(' ')).toBe(level);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(
    page.getByRole('button', { name: 'Make a picture of the two of you' }),
  ).toBeFocused();
});
