import { describe, expect, test } from 'vitest';
import { buildChanges, emptyEntry, ageRangeFor, validateEntry } from './use-information.ts';

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
  ])('of %s is in the range %s', (typed, range) => expect(ageRangeFor(typed)).toBe(range));

  test.each(['17', '121', '0', '-20', '20.5', '2e1', 'twenty', '', '0020'])(
    "of '%s' has no range",
    (typed) => expect(ageRangeFor(typed)).toBeNull(),
  );
});

describe('the request', () => {
  test('is nothing without a filled field', () =>
    expect(buildChanges({ ...emptyEntry, email: '  ' })).toBeNull());
  test('contains only filled fields, the age as a range', () => {
    expect(buildChanges({ email: ' a@b.example ', age: '37', gender: '' })).toEqual({
      email: 'a@b.example',
      ageRange: '35-44',
    });
    expect(buildChanges({ ...emptyEntry, gender: 'non-binary' })).toEqual({ gender: 'non-binary' });
  });
  test('is refused field by field with a hint', () => {
    expect(validateEntry({ email: 'a@b', age: '17', gender: '' })).toEqual({
      email: expect.stringContaining('e-mail address'),
      age: expect.stringContaining('18 to 120'),
    });
    expect(validateEntry({ email: '', age: '', gender: 'other' })).toEqual({});
  });
});
