/**
 * Login codes and share codes as people type them (decisions B1, B2): Crockford's base 32, forgiving of case,
 * spaces, hyphens, and O/0 and I/L/1. The last symbol of a login code checks the 23 before it, so that a typo is
 * told without a call: a weighted sum over the field of 32 elements, whose weights are all different and none zero;
 * so every single wrong symbol and every swap of two symbols changes it.
 */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const loginCodeLength = 24;
export const shareCodeLength = 20;

const powers: readonly number[] = (() => {
  const list = [1];
  while (list.length < 31) {
    const doubled = (list.at(-1) ?? 1) << 1;
    list.push(doubled > 31 ? doubled ^ 0b100101 : doubled); // x^5 + x^2 + 1 is primitive: the powers of 2 visit all 31
  }
  return list;
})();

function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : (powers[(powers.indexOf(a) + powers.indexOf(b)) % 31] ?? 0);
}

/** The check symbol of the first 23 symbols of a login code. */
export function checkSymbol(symbols: string): string {
  let sum = 0;
  for (let i = 0; i < loginCodeLength - 1; i += 1)
    sum ^= times(powers[i + 1] ?? 0, codeAlphabet.indexOf(symbols[i] ?? ''));
  return codeAlphabet[sum] ?? '0';
}

/** What was typed, as the bare symbols of a code; characters outside the alphabet stay and fail later. */
export function bareCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

/** The code in six groups of four, or null where it cannot be one: wrong length, symbol or check symbol. */
export function parseLoginCode(typed: string): string | null {
  const bare = bareCode(typed);
  if (
    bare.length !== loginCodeLength ||
    ![...bare].every((symbol) => codeAlphabet.includes(symbol))
  )
    return null;
  return bare.endsWith(checkSymbol(bare)) ? (bare.match(/.{4}/g) ?? []).join('-') : null;
}
