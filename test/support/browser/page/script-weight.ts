/** How much JavaScript a page loads, for the budgets of the tests and for `npm run bench`. */

import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/**
 * Opens a page, and returns the gzip size in kilobytes of all scripts that it loads until the
 * network is idle.
 */
export async function measureScripts(page: Page, open: () => Promise<unknown>): Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await open();
  await page.waitForLoadState('networkidle');
  if (bodies.length === 0) throw new Error('the page loaded no script: nothing was measured');
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
