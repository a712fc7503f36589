/** Settings are the same and documented wherever the server starts. */

import { expect, test } from 'vitest';
import { settingNames } from '../../../src/server/config/config.ts';
import { findAll, read } from './repository-files.ts';

test('every way of starting limits malloc to two arenas', () => {
  for (const text of [
    read('deploy/Dockerfile'),
    read('deploy/spark.service'),
    read('scripts/start.mjs'),
    read('test/support/process/server-process.ts'),
  ])
    expect(findAll(text, /\bMALLOC_ARENA_MAX(?:=|: ')(\d+)/g)).toEqual(['2']);
});

test('README and .env.example document every setting', () => {
  const [readme, example] = [read('README.md'), read('.env.example')];
  expect(settingNames.filter((name) => !new RegExp(`^\\|.*\`${name}\``, 'm').test(readme))).toEqual(
    [],
  );
  expect(settingNames.filter((name) => !new RegExp(`^(# )?${name}=`, 'm').test(example))).toEqual(
    [],
  );
});
