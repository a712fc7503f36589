import { timingSafeEqual } from 'node:crypto';

/** Compares in a time that depends only on the length, so that timing reveals no secret. */
export function constantTimeEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
