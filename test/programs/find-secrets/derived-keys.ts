/**
 * Every key that the master key opens: the one itself, those of keys.ts, and what HKDF makes of
 * them with any purpose that stands in the sources. The purposes are read from the sources, so that
 * a key that is added later is tried as well.
 */

import { hkdfSync } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../src/server/', import.meta.url));

const noContext = new Uint8Array();

const derive = (secret: Uint8Array, salt: Uint8Array, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, purpose, 32));

/** Strings of the same files that name an algorithm or an encoding. */
const otherTexts = new Set(['base64', 'base64url', 'utf8', 'sha256', 'aes-256-gcm']);

/** Returns the strings of a source, alone and in the place of each variable of its templates. */
function readPurposes(source: string): string[] {
  const code = source.replaceAll(/^import .*$/gm, '');
  const collect = (pattern: RegExp): string[] =>
    [...code.matchAll(pattern)].map(([, text = '']) => text);
  const texts = collect(/'([\d:a-z-]{3,40})'/g).filter((text) => !otherTexts.has(text));
  const templates = collect(/`([^`\n]*\$\{[^`\n]*)`/g).filter((text) => /^[\w$:{}-]+$/.test(text));
  const filled = templates.flatMap((template) =>
    texts.map((text) => template.replaceAll(/\$\{[^}]*\}/g, text)),
  );
  return [...new Set([...texts, ...filled])];
}

const readSource = (path: string): string => readFileSync(`${root}${path}`, 'utf8');

const readAllPurposes = (): string[] => [
  ...new Set(
    globSync('**/*.ts', { cwd: root })
      .filter((path) => !path.endsWith('.test.ts'))
      .map(readSource)
      .filter((source) => source.includes('hkdf'))
      .flatMap(readPurposes),
  ),
];

export interface DerivedKeys {
  readonly common: readonly Buffer[];
  /** The keys that HKDF makes with a value of an account's row as its salt. */
  ofAccount(values: readonly Uint8Array[]): Buffer[];
}

/** Only keys.ts sees the master key; what it derives may be derived from once more. */
export function deriveAllKeys(master: Uint8Array): DerivedKeys {
  const first = [
    Buffer.from(master),
    ...readPurposes(readSource('platform/crypto/keys.ts')).map((purpose) =>
      derive(master, noContext, purpose),
    ),
  ];
  const purposes = readAllPurposes();
  const again = (salts: readonly Uint8Array[]): Buffer[] =>
    first.flatMap((key) =>
      salts.flatMap((salt) => purposes.map((purpose) => derive(key, salt, purpose))),
    );
  return { common: [...first, ...again([noContext])], ofAccount: again };
}

/** Every key that HKDF makes of a login code, with and without hyphens. */
export const deriveFromCode = (loginCode: string): Buffer[] =>
  [loginCode, loginCode.replaceAll('-', '')].flatMap((code) =>
    readAllPurposes().map((purpose) => derive(Buffer.from(code), noContext, purpose)),
  );
