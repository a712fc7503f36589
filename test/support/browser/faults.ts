/** Faults on the network between the page and the real server; no module is mocked. */

import type { Page } from '@playwright/test';
import { type CallName, calls } from '../../../src/contract/endpoints.ts';

const pattern = (name: CallName) =>
  new RegExp(`${calls[name].path.replace(/\{\w+\}/g, '[^/]+')}(\\?|$)`);

const problem = (status: number) => ({
  type: 'about:blank',
  title: 'Fault',
  status,
  detail: 'A fault on the way.',
  code: 'fault',
});

/** From now on, API call `name` gets this answer and does not reach the server. */
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

/** From now on, the connection breaks whenever API call `name` is made. */
export async function cut(page: Page, name: CallName): Promise<void> {
  await page.route(pattern(name), (route) => route.abort('connectionfailed'));
}

/** From now on, API call `name` is held back until the returned function is called. */
export async function hold(page: Page, name: CallName): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern(name), async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Ends every fault of API call `name`. */
export async function restore(page: Page, name: CallName): Promise<void> {
  await page.unroute(pattern(name));
}

/**
 * From now on the app does not start, so the page stays as the build rendered it. The returned
 * function lets the app start.
 */
export async function holdApp(page: Page): Promise<() => Promise<void>> {
  const [requested, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/assets/frame-*.js', async (route) => {
    requested.resolve();
    await released.promise;
    await route.continue();
  });
  return async () => {
    await requested.promise; // times out if no chunk has this name
    released.resolve();
  };
}
