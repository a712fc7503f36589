/**
 * Login codes and share codes in Crockford's base 32. Parsing accepts either case, spaces, hyphens,
 * O for 0, and I or L for 1. A login code ends with a check symbol: the sum of the other 23 over
 * GF(32), with different weights, so that any wrong symbol or swap changes it.
 */

export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const loginCodeLength = 24;
export const shareCodeLength = 20;

/** The random bytes of the secret that ends the address of an invitation or a link of one's own. */
export const linkTokenBytes = 20;
/** The same secret in base64url: 27 characters, the last of which carries four bits. */
export const linkTokenPattern = /^[\w-]{27}$/;

/** The 31 non-zero elements of GF(32): the powers of 2 modulo x^5 + x^2 + 1. */
const powers: readonly number[] = (() => {
  const list = [1];
  while (list.length < 31) {
    const doubled = (list.at(-1) ?? 1) << 1;
    list.push(doubled > 31 ? doubled ^ 0b100101 : doubled);
  }
  return list;
})();

/** Returns the product in GF(32). */
function multiply(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : (powers[(powers.indexOf(a) + powers.indexOf(b)) % 31] ?? 0);
}

/** Returns the check symbol for the first 23 symbols of a login code. */
export function checkSymbol(symbols: string): string {
  let sum = 0;
  for (let i = 0; i < loginCodeLength - 1; i += 1)
    sum ^= multiply(powers[i + 1] ?? 0, codeAlphabet.indexOf(symbols[i] ?? ''));
  return codeAlphabet[sum] ?? '0';
}

/** Symbols outside the alphabet remain, so that a later check rejects them. */
export function bareCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

/** Removes characters that a message added to a link, such as a full stop or a bracket. */
export const withoutPunctuation = (code: string): string =>
  code.replace(/([0-9A-Za-z])[^0-9A-Za-z]+$/, '$1');

/** Returns the code in six groups of four; null if its length or a symbol is wrong. */
export function parseLoginCode(typed: string): string | null {
  const bare = bareCode(typed);
  if (
    bare.length !== loginCodeLength ||
    ![...bare].every((symbol) => codeAlphabet.includes(symbol))
  )
    return null;
  return bare.endsWith(checkSymbol(bare)) ? (bare.match(/.{4}/g) ?? []).join('-') : null;
}
