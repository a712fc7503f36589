/** Counts the requests that a page makes, and waits for their replies. */

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

/**
 * Opens Edit Profile and waits for the replies to its own calls. One that came after the session
 * has ended would meet a 401 and lead away.
 */
export async function openEditProfile(
  page: Page,
  open: () => Promise<unknown> = () => page.goto('/profile/edit'),
): Promise<void> {
  const names: readonly CallName[] = ['proofStatus', 'listSessions', 'getDonation'];
  const replies = names.map((name) =>
    page.waitForResponse((response) => new URL(response.url()).pathname === calls[name].path),
  );
  await open();
  await Promise.all(replies);
}
