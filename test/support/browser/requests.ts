/** Counts the requests that a page makes. */

import type { Page } from '@playwright/test';
import { type CallName, calls } from '../../../src/contract/endpoints.ts';

/** Counts the requests to this call from now on; the returned function gives the count. */
export function countCalls(page: Page, name: CallName): () => number {
  const { method, path } = calls[name];
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}
