/** Faults on the network between the page and the real server; no module of ours is replaced. */

import type { Page } from '@playwright/test';
import { type CallName, calls } from '../../../src/contract/calls.ts';

const pattern = (name: CallName) =>
  new RegExp(`${calls[name].path.replace(/\{\w+\}/g, '[^/]+')}(\\?|$)`);

const problem = (status: number) => ({
  type: 'about:blank',
  title: 'Fault',
  status,
  detail: 'A fault on the way.',
  code: 'fault',
});

/** From now on the call is answered with this instead of reaching the server. */
export async function answerWith(
  page: Page,
  name: CallName,
  status: number,
  body: unknown = problem(status),
): Promise<void> {
  await page.route(pattern(name), (route) =>
    route.request().method() === calls[name].method
      ? route.fulfill({ status, json: body })
      : route.fallback(),
  );
}

/** From now on the call never reaches the server: the connection breaks. */
export async function cut(page: Page, name: CallName): Promise<void> {
  await page.route(pattern(name), (route) => route.abort('connectionfailed'));
}

/** From now on the call waits at the door; what is returned opens it. */
export async function hold(page: Page, name: CallName): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern(name), async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

export async function mend(page: Page, name: CallName): Promise<void> {
  await page.unroute(pattern(name));
}

/** From now on the program waits at the door, and the page stands as the build wrote it; what is returned lets it in. */
export async function holdProgram(page: Page): Promise<() => Promise<void>> {
  const [asked, letIn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/assets/frame-*.js', async (route) => {
    asked.resolve();
    await letIn.promise;
    await route.continue();
  });
  return async () => {
    await asked.promise; // under another name nothing would be held
    letIn.resolve();
  };
}
