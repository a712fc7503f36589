import { expect, test } from 'vitest';
import { capitalise } from './english.ts';

test('capitalises the first letter', () => {
  expect(capitalise('very compatible')).toBe('Very compatible');
});
