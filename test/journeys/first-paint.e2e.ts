/**
 * A screen is painted as soon as its code and data have arrived. The app preloads the code, because
 * React would otherwise show a fallback for 300 ms.
 */

import { findScript } from '../../test/support/browser/built-scripts.ts';
import { openWithPausedClock } from '../../test/support/browser/clock.ts';
import {
  createFinishedAccount,
  haveSession,
  mixedAnswers,
} from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';

for (const path of ['/login', '/methodology', '/survey/two-stage', '/profile']) {
  test(`${path} is painted without an artificial delay`, async ({ page, context, request }) => {
    if (path === '/profile')
      await haveSession(context, request, await createFinishedAccount(request, mixedAnswers));
    await openWithPausedClock(page, path);
    await expect(async () => {
      await page.clock.runFor(1); // the query client delivers replies in timers of 0 ms
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 15_000 }); // about 30 attempts, so 30 ms of the page's clock
  });
}

test('navigating away does not wait for the pending screen', async ({ page }) => {
  const screen = findScript('How your answers become numbers');
  await page.route(`**/assets/${screen}`, () => {}); // never answered
  await page.goto('/methodology', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Spark', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Discover Your/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
