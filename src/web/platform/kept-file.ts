/**
 * The file in which a person keeps their answers without an account: encrypted with AES-GCM under a
 * key that PBKDF2 derives from a passphrase. Every file has the same length.
 *
 * | Bytes | Content |
 * |---|---|
 * | 0–5   | `SPARK1`, of which the digit is the version |
 * | 6–21  | salt |
 * | 22–33 | nonce |
 * | 34–   | the sealed text, filled up with spaces |
 */

import * as words from './words.ts';

export interface Kept {
  readonly edition: number;
  /** What the page for one device needs to go on. */
  readonly person: unknown;
  /** Null is a pass. */
  readonly answers: readonly { readonly itemId: string; readonly value: number | null }[];
  readonly limits: readonly string[];
}

const version = 'SPARK1';
const mark = new TextEncoder().encode(version);
const [saltStart, nonceStart, textStart] = [6, 22, 34] as const;
const textLength = 32_768;
const tagLength = 16;
/** About a second on a phone; each guess of a passphrase costs as much. */
const iterations = 1_000_000;

async function deriveKey(passphrase: string, salt: BufferSource): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(passphrase.normalize('NFKC'));
  const base = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/** Browsers encrypt on pages that came over HTTPS or lie in a folder. */
export const canEncrypt = (): boolean => typeof crypto.subtle === 'object';

export async function sealKept(kept: Kept, passphrase: string): Promise<Uint8Array<ArrayBuffer>> {
  const head = new Uint8Array(textStart);
  head.set(mark);
  crypto.getRandomValues(head.subarray(saltStart));
  const key = await deriveKey(passphrase, head.slice(saltStart, nonceStart));
  const text = new TextEncoder().encode(JSON.stringify(kept));
  const padded = new Uint8Array(textLength).fill(0x20);
  padded.set(text);
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: head.slice(nonceStart), additionalData: mark },
    key,
    padded,
  );
  return Uint8Array.of(...head, ...new Uint8Array(sealed));
}

/** Why a file does not open, in words. */
export const keptFailures = {
  'not-kept': words.notKept,
  damaged: words.damaged,
  'other-edition': words.otherEdition,
  wrong: words.wrongPassphrase,
} as const;

export type KeptFailure = keyof typeof keptFailures;

/** What can be seen without the passphrase. */
function findFailure(file: Uint8Array): KeptFailure | null {
  const start = new TextDecoder().decode(file.subarray(0, saltStart));
  if (!/^SPARK\d$/.test(start)) return 'not-kept';
  if (start !== version) return 'other-edition';
  return file.length === textStart + textLength + tagLength ? null : 'damaged';
}

export type Opened = { readonly kept: Kept } | { readonly failure: KeptFailure };

export async function openKept(file: Uint8Array<ArrayBuffer>, passphrase: string): Promise<Opened> {
  const failure = findFailure(file);
  if (failure !== null) return { failure };
  const key = await deriveKey(passphrase, file.slice(saltStart, nonceStart));
  try {
    const text = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: file.slice(nonceStart, textStart), additionalData: mark },
      key,
      file.slice(textStart),
    );
    // as: only somebody with the passphrase can have written it
    return { kept: JSON.parse(new TextDecoder().decode(text)) as Kept };
  } catch {
    return { failure: 'wrong' };
  }
}
