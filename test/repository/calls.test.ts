/** Every call of the contract is made by a screen. */

import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type CallName, calls } from '../../src/contract/endpoints.ts';
import { read, repository } from './repository-files.ts';

/** Calls for other clients. */
const withoutScreen: readonly CallName[] = ['register', 'attemptStatus'];

test('a screen makes every call', () => {
  const screens = globSync('src/web/**/*.{ts,tsx}', { cwd: repository })
    .filter((path) => !path.includes('.test.'))
    .map(read)
    .join('\n');
  const unused = Object.keys(calls).filter(
    (name) => !new RegExp(String.raw`\(\s*'${name}'`).test(screens),
  );
  expect(unused).toEqual(withoutScreen);
});
