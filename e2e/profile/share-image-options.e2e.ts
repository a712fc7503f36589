/** The options of the picture of a profile (spec §1; product decisions E1). */

import {
  createFinishedAccount,
  haveSession,
  mixedAnswers,
} from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';
import { openShareImageDialog, option } from './share-image-dialog.ts';

test('manages focus, and explains when too few themes are chosen', async ({
  page,
  request,
  context,
}) => {
  await haveSession(context, request, await createFinishedAccount(request, mixedAnswers));
  await page.goto('/profile');
  const button = page.getByRole('button', { name: 'Make a picture' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'A picture to share' });
  await expect(dialog).toBeVisible();
  await expect
    .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);
  const themes = dialog.getByRole('group', { name: 'Dimensions' }).getByRole('checkbox');
  await expect(themes).toHaveCount(10);
  for (const theme of (await themes.all()).slice(0, 8)) await theme.uncheck();
  await expect(
    dialog.getByText('“Star” needs at least 3 dimensions. Choose more, or another design.'),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Download' })).toBeDisabled();
  await option(dialog, 'Lines').check();
  await expect(dialog.getByRole('button', { name: 'Download' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('the picture has the page’s colours in light and dark', async ({ page, request, context }) => {
  await haveSession(context, request, await createFinishedAccount(request, mixedAnswers));
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/profile');
    const dialog = await openShareImageDialog(page);
    await expect(option(dialog, colorScheme === 'dark' ? 'Dark' : 'Light')).toBeChecked();
    const differing = await dialog.locator('svg.picture').evaluate((picture) => {
      const drawn = (picture as SVGSVGElement).style;
      const root = getComputedStyle(document.documentElement);
      return [...drawn]
        .filter(
          (name) => drawn.getPropertyValue(name).trim() !== root.getPropertyValue(name).trim(),
        )
        .map((name) => [name, drawn.getPropertyValue(name), root.getPropertyValue(name)]);
    });
    expect(differing).toEqual([]);
  }
});
