import { expect, test } from 'vitest';
import { parseSecret } from './use-proof-dialog.ts';

test('what looks like a login code is sent as one', () => {
  const loginCode = '0000-0000-0000-0000-0000-0000';
  expect(parseSecret(loginCode)).toEqual({ loginCode });
  expect(parseSecret('four words of mine')).toEqual({ password: 'four words of mine' });
});
