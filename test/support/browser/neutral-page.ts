/** The operator's neutral page, which 'Leave' opens. */

import { type BrowserContext, expect, type Page } from '@playwright/test';
import { leaveUrl } from './server.ts';

const html = '<title>Weather</title><h1>Weather</h1>';

export const serveNeutralPage = (context: BrowserContext) =>
  context.route('https://weather.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );

export async function expectNeutralPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Weather' })).toBeVisible();
  expect(page.url()).toBe(leaveUrl);
}
