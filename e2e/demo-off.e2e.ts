/** A server whose operator wants no demonstration (decisions C8). */
import { expect, test } from './server.ts';

test.use({ settings: { DEMO: 'off' } });

test('there is no page that makes random profiles', async ({ page }) => {
  await page.goto('/create-random');
  await expect(page.getByRole('link', { name: 'Return Home' })).toBeVisible();
});
