/** Searches bytes for secrets in every common encoding. */

import { bareCode } from '../../src/domain/codes.ts';

/** Encodes a login code or a token as text, hexadecimal, base64 and raw bytes. */
function encode(secret: string): Buffer[] {
  const bare = bareCode(secret);
  const bytes = Buffer.from(secret.replace('spark_', ''), 'base64url');
  return [
    ...[
      secret,
      bare,
      secret.toLowerCase(),
      bare.toLowerCase(),
      secret.replace('spark_', ''),
    ].flatMap((text) => [
      Buffer.from(text),
      Buffer.from(text, 'utf16le'),
      Buffer.from(Buffer.from(text).toString('hex')),
      Buffer.from(Buffer.from(text).toString('base64').replaceAll('=', '')),
    ]),
    bytes,
    Buffer.from(bytes.toString('hex')),
  ];
}

/** How many bytes of each encoded secret are indexed. */
const prefixLength = 8;

/** Returns the secrets that occur in `haystack`; one pass over its bytes finds them all. */
export function findSecrets(haystack: Buffer, secrets: readonly string[]): string[] {
  const byPrefix = new Map<string, { secret: string; form: Buffer }[]>();
  for (const secret of secrets) {
    for (const form of encode(secret)) {
      const prefix = form.toString('latin1', 0, prefixLength);
      const known = byPrefix.get(prefix);
      if (known) known.push({ secret, form });
      else byPrefix.set(prefix, [{ secret, form }]);
    }
  }
  const found = new Set<string>();
  const text = haystack.toString('latin1');
  for (let at = 0; at + prefixLength <= text.length; at += 1) {
    for (const { secret, form } of byPrefix.get(text.slice(at, at + prefixLength)) ?? []) {
      if (haystack.subarray(at, at + form.length).equals(form)) found.add(secret);
    }
  }
  return [...found];
}
