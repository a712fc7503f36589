/** Without an analytics project, pages load no analytics code (product decisions E3). */

import { expect, test } from '../../test/support/browser/server.ts';
import { answerOne, beginSurvey } from '../../test/support/browser/take-survey.ts';

test('without POSTHOG_KEY nothing is loaded, sent or proxied', async ({ page, request }) => {
  const bodies: string[] = [];
  const urls: string[] = [];
  page.on('response', async (response) => {
    urls.push(response.url());
    if (response.url().endsWith('.js')) bodies.push(await response.text().catch(() => ''));
  });
  await beginSurvey(page);
  await answerOne(page, 4);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'No Results Yet' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(urls.filter((url) => /ingest|posthog/i.test(url))).toEqual([]);
  expect(bodies.length).toBeGreaterThan(4);
  expect(bodies.filter((body) => body.includes('person_profiles'))).toEqual([]);
  expect((await request.post('/ingest/e/', { data: '[]' })).status()).toBe(404);
});
