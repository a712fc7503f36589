/** Every call of the contract is made by a screen, and streamed as the proxy expects it. */

import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type CallName, calls, shapes } from '../../src/contract/endpoints.ts';
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

test('nginx streams the calls that the server streams', () => {
  const streamed = Object.entries(shapes).flatMap(
    ([name, shape]) => ('ndjson' in shape ? [calls[name as CallName].path] : []), // as: shapes are keyed by call
  );
  const unbuffered = [
    ...read('deploy/nginx.conf').matchAll(/location = (\S+) \{[^}]*proxy_buffering off;/g),
  ].map(([, path]) => path);
  expect(unbuffered).toEqual(streamed);
});
