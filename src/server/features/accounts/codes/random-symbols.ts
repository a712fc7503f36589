import { codeAlphabet } from '../../../../domain/codes.ts';
import type { RandomBytes } from '../keys/tokens.ts';

/**
 * Returns random symbols of the code alphabet. All 32 are equally likely, because 32 divides the
 * 256 values of a byte evenly.
 */
export function randomSymbols(random: RandomBytes, count: number): string {
  return [...random(count)].map((byte) => codeAlphabet[byte % codeAlphabet.length]).join('');
}
