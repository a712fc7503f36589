import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bareCode,
  checkSymbol,
  codeAlphabet,
  parseLoginCode,
  withoutPunctuation,
} from './codes.ts';

const symbol = fc.constantFrom(...codeAlphabet);
/** 23 random symbols, followed by their check symbol. */
const code = fc
  .array(symbol, { minLength: 23, maxLength: 23 })
  .map((symbols) => symbols.join('') + checkSymbol(symbols.join('')));
/** A random index into a text of the given length. */
const position = (length: number) => fc.nat({ max: length - 1 });

describe('login code', () => {
  test('is formatted in six groups of four', () => {
    fc.assert(
      fc.property(code, (bare) => {
        expect(parseLoginCode(bare)).toMatch(/^([0-9A-Z]{4}-){5}[0-9A-Z]{4}$/);
      }),
    );
  });

  test('ignores case, spaces, hyphens and look-alike symbols', () => {
    fc.assert(
      fc.property(
        code,
        fc.constantFrom('o', 'O'),
        fc.constantFrom('i', 'l', 'I', 'L'),
        (bare, zero, one) => {
          const typed = bare
            .toLowerCase()
            .replaceAll('0', zero)
            .replaceAll('1', one)
            .replaceAll(/(...)/g, '$1 - ');
          expect(bareCode(parseLoginCode(` ${typed} `) ?? '')).toBe(bare);
        },
      ),
    );
  });

  test('detects every single wrong symbol', () => {
    fc.assert(
      fc.property(code, position(24), symbol, (bare, i, wrong) => {
        fc.pre(bare[i] !== wrong);
        expect(parseLoginCode(bare.slice(0, i) + wrong + bare.slice(i + 1))).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  test('detects every swap of two symbols', () => {
    fc.assert(
      fc.property(code, position(24), position(24), (bare, i, j) => {
        fc.pre(bare[i] !== bare[j]);
        const symbols = [...bare];
        [symbols[i], symbols[j]] = [bare[j] ?? '', bare[i] ?? ''];
        expect(parseLoginCode(symbols.join(''))).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  test('refuses text that is not a code', () => {
    for (const typed of ['', 'hello', 'U'.repeat(24), '0'.repeat(23), 'a@b.example'])
      expect(parseLoginCode(typed)).toBeNull();
  });
});

test.each(['', '.', ',', '!', ')', ').', ']', '”', '…', '/'])(
  'a share code loses %j behind it',
  (punctuation) => {
    expect(withoutPunctuation(`7K4M9QXR2FTBW8ZDH3NE${punctuation}`)).toBe('7K4M9QXR2FTBW8ZDH3NE');
  },
);
