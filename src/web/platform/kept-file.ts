/**
 * The file in which a person keeps their answers without an account: encrypted with AES-GCM under a
 * key that PBKDF2 derives from a passphrase. Every file has the same length.
 *
 * | Bytes | Content |
 * |---|---|
 * | 0–5   | `SPARK1` |
 * | 6–21  | salt |
 * | 22–33 | nonce |
 * | 34–   | the sealed text, filled up with spaces |
 */

export interface Kept {
  readonly edition: number;
  /** What the page for one device needs to go on. */
  readonly person: unknown;
  /** Null is a pass. */
  readonly answers: readonly { readonly itemId: string; readonly value: number | null }[];
  readonly limits: readonly string[];
}

const mark = new TextEncoder().encode('SPARK1');
const [saltStart, nonceStart, textStart] = [6, 22, 34] as const;
const textLength = 32_768;
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

export type Opened = { readonly kept: Kept } | { readonly failure: 'not-kept' | 'wrong' };

export async function openKept(file: Uint8Array<ArrayBuffer>, passphrase: string): Promise<Opened> {
  if (file.length < textStart || mark.some((byte, at) => file[at] !== byte))
    return { failure: 'not-kept' };
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
