/** Steps in the dialog that makes a picture of a profile. */

import { readFileSync } from 'node:fs';
import { type Download, expect, type Locator, type Page } from '@playwright/test';

/** Opens the dialog 'Share', at one of its ways if one is named. */
export async function openShareDialog(page: Page, way?: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Other ways to share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share', exact: true });
  if (way !== undefined) await dialog.getByRole('radio', { name: way }).check();
  return dialog;
}

/** Unfolds what else the dialog can do with the link. */
export async function openMore(page: Page): Promise<Locator> {
  const dialog = await openShareDialog(page);
  await dialog.getByText('More', { exact: true }).click();
  return dialog;
}

export async function openShareImageDialog(page: Page): Promise<Locator> {
  const share = await openShareDialog(page, 'A picture');
  await share.getByRole('button', { name: 'Make a picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'A picture to share' });
  await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  return dialog;
}

export async function downloadPicture(
  page: Page,
  dialog: Locator,
): Promise<{ readonly file: Buffer; readonly download: Download }> {
  const [started] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  return { file: readFileSync(await started.path()), download: started };
}
