import { codeAlphabet } from '../../../domain/codes.ts';

export type RandomBytes = (count: number) => Uint8Array;

/** Returns an identifier of 128 random bits, which cannot be guessed or enumerated. */
export const newId = (random: RandomBytes): string => Buffer.from(random(16)).toString('base64url');

/** All 32 symbols of the code alphabet are equally likely, because 32 divides 256. */
export const randomSymbols = (random: RandomBytes, count: number): string =>
  [...random(count)].map((byte) => codeAlphabet[byte % codeAlphabet.length]).join('');
