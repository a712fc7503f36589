/** The messages that a server without MAIL_URL writes as files. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from './server.ts';

/** Those that a test has read. */
const seen = new Set<string>();

/** The next unseen message to this address; waits until there is one. */
export async function nextMessage(dataFolder: string, address: string): Promise<string> {
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
  return readText(found);
}

/** The body of a message, without the encoding that mail needs for other letters than ASCII. */
function readText(message: string): string {
  const [head = '', ...body] = message.split('\n\n');
  const text = body.join('\n\n');
  if (/: base64$/m.test(head)) return Buffer.from(text, 'base64').toString();
  if (!/: quoted-printable$/m.test(head)) return text;
  const bytes = text
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString();
}
