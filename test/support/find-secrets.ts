/** Looks in bytes for secrets, in all the ways in which they could lie there. */

import { bareCode } from '../../src/domain/codes.ts';

/** A login code or a token, as text, hexadecimal, base 64 and as bytes. */
function encodingsOf(secret: string): Buffer[] {
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

const beginning = 8;

/** Those of the secrets that lie in `place`. One pass, however many there are. */
export function findSecrets(place: Buffer, secrets: readonly string[]): string[] {
  const byBeginning = new Map<string, { secret: string; form: Buffer }[]>();
  for (const secret of secrets) {
    for (const form of encodingsOf(secret)) {
      const start = form.toString('latin1', 0, beginning);
      const known = byBeginning.get(start);
      if (known) known.push({ secret, form });
      else byBeginning.set(start, [{ secret, form }]);
    }
  }
  const found = new Set<string>();
  const text = place.toString('latin1');
  for (let at = 0; at + beginning <= text.length; at += 1) {
    for (const { secret, form } of byBeginning.get(text.slice(at, at + beginning)) ?? []) {
      if (place.subarray(at, at + form.length).equals(form)) found.add(secret);
    }
  }
  return [...found];
}
