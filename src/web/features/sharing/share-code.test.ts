import { constantFrom, property, assert, array } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extractShareCode, isBlank } from './share-code.ts';

const code = '7K4M9QXR2FTBW8ZDH3NE';

describe('a share code out of the compare input (spec §5)', () => {
  test.each([
    [code, code],
    [`  ${code}\n`, code],
    [`https://spark.example/profile/${code}`, code],
    [`https://spark.example/profile/${code}?utm=x#top`, code],
    [`https://spark.example/PROFILE/${code.toLowerCase()}/`, code.toLowerCase()],
    [`/profile/${code}`, code],
    [`profile/${code}`, code],
    [`https://spark.example/s/${code}`, code],
    ['https://spark.example/s/short', 'https://spark.example/s/short'],
    ['not a code', 'not a code'],
    ['', ''],
  ])('%j gives %j', (value, expected) => {
    expect(extractShareCode(value)).toBe(expected);
  });

  test('takes any code of 10 to 20 letters and digits, alone or in its link', () => {
    const codes = array(constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'), {
      minLength: 10,
      maxLength: 20,
    });
    assert(
      property(codes, (symbols) => {
        const one = symbols.join('');
        return (
          extractShareCode(one) === one &&
          extractShareCode(`https://a.example/profile/${one}`) === one
        );
      }),
    );
  });
});

test('calls a value of nothing but space blank', () => {
  expect([' \t', '', 'x'].map(isBlank)).toEqual([true, true, false]);
});
