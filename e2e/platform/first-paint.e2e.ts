/** What stands between an address and its page: code and answers, and no waiting. React keeps a fallback that it has shown for 300 ms (src/web/app/late.ts). */

import { openInStillTime } from '../../test/support/browser/clock.ts';
import { createFinishedAccount, haveSession } from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';

for (const path of ['/login', '/methodology', '/survey/two-stage', '/profile']) {
  test(`${path} is painted without an artificial delay`, async ({ page, context, request }) => {
    if (path === '/profile')
      await haveSession(
        context,
        request,
        await createFinishedAccount(request, (index) => ((index * 5) % 7) + 1),
      );
    await openInStillTime(page, path);
    await expect(async () => {
      await page.clock.runFor(1); // answers are handed on by timers of 0 ms
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 15_000 }); // 30 ms of the page's time at most
  });
}

test('navigating away does not wait for the pending screen', async ({ page }) => {
  await page.route('**/assets/methodology-screen-*.js', () => {}); // never answered
  await page.goto('/methodology', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Spark', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Discover Your/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
