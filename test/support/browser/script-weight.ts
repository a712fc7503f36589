/** What a page loads of JavaScript: for the budgets here, and for the figures in `bench/`. */

import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Kilobytes, packed as gzip packs it best, that a page has asked for once it is at rest. */
export async function scriptsOf(page: Page, open: () => Promise<unknown>): Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await open();
  await page.waitForLoadState('networkidle');
  if (bodies.length === 0) throw new Error('the page asked for no script: nothing was measured');
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
