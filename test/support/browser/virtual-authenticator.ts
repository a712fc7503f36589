/** A device with passkeys, by Chromium's protocol. It belongs to the page, not to its storage. */

import type { Page } from '@playwright/test';
import { test as base } from './server.ts';

interface Options {
  /** Whether it can derive keys. */
  readonly hasPrf?: boolean;
}

export async function addAuthenticator(page: Page, { hasPrf = true }: Options = {}) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      hasPrf,
      automaticPresenceSimulation: true,
    },
  });
  return {
    remove: () => client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  };
}

/** Passkeys need a site with a name. Each worker has a port that no system gives out by itself. */
export const test = base.extend<object, object>({
  settings: [
    async ({}, use, { workerIndex }) => {
      const port = String(21_870 + workerIndex);
      await use({ PORT: port, PUBLIC_URL: `http://localhost:${port}` });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ serverAddress }, use) => use(serverAddress.replace('127.0.0.1', 'localhost')),
});
