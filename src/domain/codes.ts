/**
 * Login codes and share codes in Crockford's base 32. Parsing accepts either case, spaces, hyphens,
 * O for 0, and I or L for 1 (product decisions B1, B2).
 *
 * The last symbol of a login code is a check symbol, so that the browser finds a typo without a
 * request. It is a weighted sum of the other 23 symbols over the finite field of 32 elements. All
 * weights are different and none is zero, so a single wrong symbol changes the sum, and so does a
 * swap of two symbols.
 */

export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const loginCodeLength = 24;
export const shareCodeLength = 20;

/** The random bytes of the secret that ends the address of an invitation or a link of one's own. */
export const linkTokenBytes = 20;
/** The same secret in base64url: 27 characters, of which the last carries four bits. */
export const linkTokenPattern = /^[\w-]{27}$/;

/**
 * The powers of 2 in GF(32), modulo the primitive polynomial x^5 + x^2 + 1. They are the 31
 * non-zero elements, each exactly once.
 */
const powers: readonly number[] = (() => {
  const list = [1];
  while (list.length < 31) {
    const doubled = (list.at(-1) ?? 1) << 1;
    list.push(doubled > 31 ? doubled ^ 0b100101 : doubled);
  }
  return list;
})();

/** Returns the product of two elements of GF(32). */
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

/**
 * Returns the typed text as symbols of a code, without spaces and hyphens. Characters outside the
 * alphabet remain, so that a later check rejects them.
 */
export function bareCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

/**
 * Returns a share code from an address without the full stop, comma or bracket that a message put
 * behind the link.
 */
export const withoutPunctuation = (code: string): string =>
  code.replace(/([0-9A-Za-z])[^0-9A-Za-z]+$/, '$1');

/**
 * Returns the login code in six groups of four, joined by hyphens; null if its length, a symbol or
 * the check symbol is wrong.
 */
export function parseLoginCode(typed: string): string | null {
  const bare = bareCode(typed);
  if (
    bare.length !== loginCodeLength ||
    ![...bare].every((symbol) => codeAlphabet.includes(symbol))
  )
    return null;
  return bare.endsWith(checkSymbol(bare)) ? (bare.match(/.{4}/g) ?? []).join('-') : null;
}
