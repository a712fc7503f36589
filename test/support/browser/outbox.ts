/** The messages that a server without MAIL_URL writes as files (product decisions B8). */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const seen = new Set<string>();

/** The eight digits of the next unseen message to this address; waits until there is one. */
export async function nextCode(dataFolder: string, address: string): Promise<string> {
  const [code = 'no code'] = /^\d{8}$/m.exec(await nextMessage(dataFolder, address)) ?? [];
  return code;
}

async function nextMessage(dataFolder: string, address: string): Promise<string> {
  const outbox = join(dataFolder, 'outbox');
  let found = '';
  await expect(() => {
    const names = existsSync(outbox)
      ? readdirSync(outbox).filter((name) => name.endsWith('.eml') && !seen.has(name))
      : [];
    const name = names.find((one) =>
      readFileSync(join(outbox, one), 'utf8').includes(`To: ${address}`),
    );
    expect(name, `a message to ${address}`).toBeDefined();
    seen.add(name ?? '');
    found = readFileSync(join(outbox, name ?? ''), 'utf8').replaceAll('\r\n', '\n');
  }).toPass({ timeout: 10_000 });
  return found;
}
