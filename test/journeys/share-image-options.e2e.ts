/** The options of the picture of a profile (spec §1; product decisions E1). */

import {
  createFinishedAccount,
  haveSession,
  mixedAnswers,
} from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';
import {
  openShareImageDialog,
  partSwitch,
  turnToNext,
} from '../support/browser/share-image-dialog.ts';

test('turns and swipes through the frames, and saves none that is empty', async ({
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
  const slides = dialog.getByRole('group', { includeHidden: true, name: / of \d: / });
  const last = (await slides.count()) - 1;
  await expect(slides.first()).toHaveAccessibleName(/^1 of \d: In a few words$/);
  for (const one of await dialog.getByRole('switch').all()) await one.uncheck();
  await expect(dialog.getByText('Everything is hidden.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save this frame' })).toBeDisabled();
  await partSwitch(dialog, 'Chart, without labels').check();
  await expect(dialog.getByRole('button', { name: 'Save this frame' })).toBeEnabled();
  let name = '';
  for (let turn = 0; turn < last; turn += 1) name = await turnToNext(dialog);
  expect(name).toBe('Invitation');
  await expect(dialog.getByRole('button', { name: 'Next frame' })).toBeDisabled();
  // A swipe scrolls the frames.
  await slides.first().evaluate((slide) => slide.parentElement?.scrollTo({ left: 0 }));
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText('In a few words');
  await expect(slides.nth(last)).toHaveAttribute('inert');
  await dialog.getByRole('group', { name: 'Frames, side by side' }).press('ArrowRight');
  await expect(dialog.getByRole('heading', { level: 3 })).not.toHaveText('In a few words');
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
    await expect(partSwitch(dialog, 'Dark background')).toBeChecked({
      checked: colorScheme === 'dark',
    });
    const differing = await dialog
      .locator('svg.picture')
      .first()
      .evaluate((picture) => {
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
