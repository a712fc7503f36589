import { constantFrom, property, assert, array } from 'fast-check';
import { expect, test, describe } from 'vitest';
import { codeAlphabet } from '../../../domain/codes.ts';
import { readPastedCode, isBlank } from './pasted-code.ts';

const code = '7K4M9QXR2FTBW8ZDH3NE';

describe('a share code in the compare input', () => {
  test.each([
    [code, code],
    [`  ${code}\n`, code],
    [`https://spark.example/profile/${code}`, code],
    [`https://spark.example/profile/${code}?utm=x#top`, code],
    [`https://spark.example/PROFILE/${code.toLowerCase()}/`, code.toLowerCase()],
    [`/profile/${code}`, code],
    [`https://spark.example/compare?profile=${code}`, code],
    [`${code}.`, code],
    [`(https://spark.example/profile/${code}).`, code],
    [`profile/${code}`, code],
    [`https://spark.example/s/${code}`, code],
    ['https://spark.example/s/short', 'https://spark.example/s/short'],
    ['not a code', 'not a code'],
    ['', ''],
  ])('%j gives %j', (value, expected) => {
    expect(readPastedCode(value)).toBe(expected);
  });

  test('is any 10 to 20 letters and digits', () => {
    const codes = array(constantFrom(...codeAlphabet), {
      minLength: 10,
      maxLength: 20,
    });
    assert(
      property(codes, (symbols) => {
        const one = symbols.join('');
        return (
          readPastedCode(one) === one && readPastedCode(`https://a.example/profile/${one}`) === one
        );
      }),
    );
  });
});

test('a value of only white space is blank', () => {
  expect([' \t', '', 'x'].map(isBlank)).toEqual([true, true, false]);
});
