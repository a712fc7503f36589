import { expect, test } from 'vitest';
import { capitalise } from './levels.ts';

test('capitalises a level', () => {
  expect(capitalise('very compatible')).toBe('Very compatible');
});
