import { timingSafeEqual } from 'node:crypto';

/** Takes the same time for all values of one length, so that timing reveals no secret. */
export function constantTimeEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
