import { expect, test } from 'vitest';
import { capitalise } from './capitalise.ts';

test('capitalises the first letter', () => {
  expect(capitalise('very compatible')).toBe('Very compatible');
});
