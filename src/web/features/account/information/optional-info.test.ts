import { describe, expect, test } from 'vitest';
import { changesOf, emptyEntry, proofOf, rangeOfAge, refusalsOf } from './optional-info.ts';

describe('an age', () => {
  test.each([
    ['18', '18-24'],
    ['24', '18-24'],
    ['25', '25-34'],
    ['34', '25-34'],
    ['44', '35-44'],
    ['45', '45-54'],
    ['64', '55-64'],
    ['65', '65+'],
    [' 120 ', '65+'],
  ])('of %s is in the range %s (decisions D6)', (typed, range) =>
    expect(rangeOfAge(typed)).toBe(range),
  );

  test.each(['17', '121', '0', '-20', '20.5', '2e1', 'twenty', '', '0020'])(
    "of '%s' has none",
    (typed) => expect(rangeOfAge(typed)).toBeNull(),
  );
});

describe('what is sent', () => {
  test('is nothing where nothing is filled', () =>
    expect(changesOf({ ...emptyEntry, email: '  ' })).toBeNull());
  test('is the filled fields alone, and never the age itself', () => {
    expect(changesOf({ email: ' a@b.example ', age: '37', gender: '' })).toEqual({
      email: 'a@b.example',
      ageRange: '35-44',
    });
    expect(changesOf({ ...emptyEntry, gender: 'non-binary' })).toEqual({ gender: 'non-binary' });
  });
  test('is refused field by field, in words that say what to do', () => {
    expect(refusalsOf({ email: 'a@b', age: '17', gender: '' })).toEqual({
      email: expect.stringContaining('e-mail address'),
      age: expect.stringContaining('18 to 120'),
    });
    expect(refusalsOf({ email: '', age: '', gender: 'other' })).toEqual({});
  });
  test('as proof is a login code where it reads as one', () => {
    expect(proofOf('0000-0000-0000-0000-0000-0000')).toEqual({
      loginCode: '0000-0000-0000-0000-0000-0000',
    });
    expect(proofOf('four words of mine')).toEqual({ password: 'four words of mine' });
  });
});
