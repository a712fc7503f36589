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

/** Opens the address that a start with default settings prints, because passkeys need a name. */
export const test = base.extend({
  baseURL: async ({ serverAddress }, use) => use(serverAddress.replace('127.0.0.1', 'localhost')),
});
