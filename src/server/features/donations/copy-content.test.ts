import { describe, expect, test } from 'vitest';
import { ageRanges, genders } from '../../../domain/account.ts';
import { decodeCopy, encodeCopy } from './copy-content.ts';

const answers = Array.from({ length: 128 }, (_, i) => (i % 8 === 0 ? null : i % 8));

describe('the content of a copy', () => {
  test('comes back equal', () => {
    for (const ageRange of [null, ...ageRanges])
      for (const gender of [null, ...genders]) {
        const content = { answers, ageRange, gender };
        expect(decodeCopy(encodeCopy(content), 128)).toEqual(content);
      }
  });

  test('has one length for few and many answers', () => {
    const lengths = [0, 1, 128, 256].map(
      (length) =>
        encodeCopy({ answers: Array(length).fill(7), ageRange: null, gender: null }).length,
    );
    expect(new Set(lengths)).toEqual(new Set([130]));
  });

  test('with more answers than fit is refused', () => {
    const tooMany = { answers: Array(257).fill(1), ageRange: null, gender: null };
    expect(() => encodeCopy(tooMany)).toThrow(RangeError);
  });
});
