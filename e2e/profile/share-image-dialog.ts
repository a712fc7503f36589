/** Steps in the dialog that makes a picture of a profile. */

import { readFileSync } from 'node:fs';
import { type Download, expect, type Locator, type Page } from '@playwright/test';

export async function openShareImageDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Make a picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'A picture to share' });
  await expect(dialog.getByRole('button', { name: 'Download' })).toBeVisible();
  return dialog;
}

export async function downloadPicture(
  page: Page,
  dialog: Locator,
): Promise<{ readonly file: Buffer; readonly download: Download }> {
  const [started] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  return { file: readFileSync(await started.path()), download: started };
}

/** Locates the radio button or the checkbox with this label. */
export const option = (dialog: Locator, label: string): Locator =>
  dialog
    .getByRole('radio', { name: label, exact: true })
    .or(dialog.getByRole('checkbox', { name: label, exact: true }));
