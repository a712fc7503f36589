import { codeAlphabet } from '../../../../domain/codes.ts';
import type { RandomBytes } from '../sessions/tokens.ts';

/** Without bias, because the 32 symbols divide the 256 values of a byte evenly. */
export function randomSymbols(random: RandomBytes, count: number): string {
  return [...random(count)].map((byte) => codeAlphabet[byte % codeAlphabet.length]).join('');
}
