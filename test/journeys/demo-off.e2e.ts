/** A server without the demonstration of random profiles (product decisions C8). */

import { expect, test } from '../../test/support/browser/server.ts';

test.use({ settings: { DEMO: 'off' } });

test('neither the page nor synthetic attempts exist', async ({ page, request }) => {
  await page.goto('/create-random');
  await expect(page.getByRole('link', { name: 'Return Home' })).toBeVisible();
  await expect(page).toHaveTitle(/Page not found/);
  const { accessToken } = await (await request.post('/api/v1/auth/create-unique')).json();
  const reply = await request.post('/api/survey/two-stage/start', {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { synthetic: true },
  });
  expect(reply.status()).toBe(403);
});
