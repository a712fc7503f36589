/** Where the token of an invitation goes: to the server in one body, and nowhere else. */

import { type Page } from '@playwright/test';
import { openEventCollector } from '../../support/browser/event-collector.ts';
import {
  createFinishedAccount,
  haveSession,
  mixedAnswers,
} from '../../support/browser/make-account.ts';
import { heading, inviteByApi, join } from '../../support/browser/phones.ts';
import { expect, test } from '../../support/browser/server.ts';

const collector = await openEventCollector();

test.use({
  settings: { POSTHOG_KEY: 'phc_of_the_browser_tests', POSTHOG_HOST: collector.address },
});

test.describe.configure({ mode: 'serial' });

/** Everything that leaves the page, but for bodies. */
function recordTraces(page: Page): readonly string[] {
  const traces: string[] = [];
  page.on('request', (request) => {
    traces.push(request.url(), JSON.stringify(request.headers()));
  });
  page.on('console', (message) => traces.push(message.text()));
  return traces;
}

test('no address, header, event or title ever holds it', async ({ page, context, request }) => {
  const inviter = await createFinishedAccount(request, mixedAnswers);
  await haveSession(context, request, await createFinishedAccount(request, mixedAnswers));
  const token = await inviteByApi(request, inviter);
  const traces = recordTraces(page);
  await page.goto(`/together#${token}`);
  await expect(heading(page, 'You are invited to a shared reading')).toBeVisible();
  await expect(page).toHaveURL(/\/together$/);
  expect(await page.title()).toBe('Together');
  await join(page);
  await page.getByRole('link', { name: 'All shared readings' }).click();
  await page.goto('/');
  await expect(page.getByText('How It Works')).toBeVisible();
  await expect.poll(() => collector.requests.length).toBeGreaterThan(0);
  expect(traces.length).toBeGreaterThan(10);
  expect(traces.filter((trace) => trace.includes(token))).toEqual([]);
  expect(JSON.stringify(collector.requests)).not.toContain(token);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, history.state]));
  expect(stored, 'forgotten once it was used').not.toContain(token);
});

test(
  'a reload and another page keep the invitation',
  { tag: '@full' },
  async ({ page, request }) => {
    const token = await inviteByApi(request, await createFinishedAccount(request, mixedAnswers));
    await page.goto(`/together#${token}`);
    await expect(page).toHaveURL(/\/together$/);
    await page.reload();
    await expect(heading(page, 'You are invited to a shared reading')).toBeVisible();
    await page.goto('/privacy');
    await page.goto('/together');
    await expect(heading(page, 'You are invited to a shared reading')).toBeVisible();
  },
);
