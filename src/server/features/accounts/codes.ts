/** Making login codes and share codes, and the keyed hash that is all the server keeps of a login code (decisions B1, B2). */

import { createHmac } from 'node:crypto';
import {
  bareCode,
  checkSymbol,
  codeAlphabet,
  loginCodeLength,
  parseLoginCode,
  shareCodeLength,
} from '../../../domain/codes.ts';
import type { RandomBytes } from './tokens.ts';

function randomSymbols(random: RandomBytes, count: number): string {
  return [...random(count)].map((byte) => codeAlphabet[byte % codeAlphabet.length]).join(''); // 256 is a multiple of 32: no bias
}

/** 23 random symbols (115 bits) and the check symbol, in six groups of four. */
function newLoginCode(random: RandomBytes): string {
  const symbols = randomSymbols(random, loginCodeLength - 1);
  return (`${symbols}${checkSymbol(symbols)}`.match(/.{4}/g) ?? []).join('-');
}

/** A new login code with its stored form. */
export function makeLoginCode(
  key: Uint8Array,
  random: RandomBytes,
): { code: string; hash: Uint8Array } {
  const hashed = loginCodeHash(key, newLoginCode(random));
  if (!hashed) throw new Error('a new login code is not well-formed');
  return hashed;
}

/** 20 random symbols (100 bits). */
export function newShareCode(random: RandomBytes): string {
  return randomSymbols(random, shareCodeLength);
}

/** The share code meant by what was typed, in the form it is stored in. */
export const normaliseShareCode = bareCode;

/** The stored form of a login code; null where what was typed cannot be one. */
export function loginCodeHash(
  key: Uint8Array,
  typed: string,
): { code: string; hash: Uint8Array } | null {
  const code = parseLoginCode(typed);
  return code === null
    ? null
    : { code, hash: createHmac('sha256', key).update(`login:v1:${code}`).digest() };
}

/** The name of a deleted account in the ledger that a restored backup is checked against (decisions B10). */
export function deletedName(key: Uint8Array, userId: string): Uint8Array {
  return createHmac('sha256', key).update(`deleted:v1:${userId}`).digest();
}
