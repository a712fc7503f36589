/**
 * The server program uses every setting, .env.example documents every setting, and all ways
 * of starting the server set the same limit for malloc.
 */

import { expect, test } from 'vitest';
import packageFile from '../../../package.json' with { type: 'json' };
import { secretSettings, settingNames } from '../../../src/server/config/config.ts';
import { findAll, read } from '../repository-files.ts';

test('every way of starting limits malloc to two arenas', () => {
  for (const text of [
    read('deploy/Dockerfile'),
    read('deploy/spark@.service'),
    read('bin/spark.mjs'),
    read('test/support/process/server-process.ts'),
  ])
    expect(findAll(text, /\bMALLOC_ARENA_MAX(?:=|: ')(\d+)/g)).toEqual(['2']);
});

test('no start allows core dumps or a debugger by signal', () => {
  expect(packageFile.config.serverFlags.split(' ')).toContain('--disable-sigusr1');
  expect(read('bin/spark.mjs')).toContain('spawn(...withoutCoreDumps(node, [');
  expect(read('deploy/spark@.service')).toMatch(/^LimitCORE=0$/m);
});

test('.env.example documents the settings, and no others', () => {
  const examples = findAll(read('.env.example'), /^(?:# )?([A-Z_]+)=/gm);
  expect(examples.toSorted()).toEqual([...settingNames].toSorted());
});

test('the program uses every setting', () => {
  const program = read('src/server/main.ts');
  expect(settingNames.filter((name) => !new RegExp(`\\b${name}\\b`).test(program))).toEqual([]);
});

/** Public settings. All other settings are secrets, which may come from a file. */
const publicSettings =
  `PORT HOST DATA_DIR LOG_LEVEL TRUST_PROXY REQUIRE_CONSENT PUBLIC_URL MAIL_FROM
  ADULT_LABEL LEAVE_URL CONTACT OPERATOR_NAME IMPRINT_URL TERMS_URL ACCESSIBILITY_URL SAFETY_LINKS DEMO
  AI_BASE_URL AI_MODEL AI_DAILY_TEXTS POSTHOG_KEY POSTHOG_HOST BACKUP_DIR LEDGER_DAYS METRICS_PORT METRICS_HOST CALIBRATION_PUBLIC_KEY DRAIN_SECONDS
  RATE_LIMIT_SCALE HSTS`.split(/\s+/);

test('every setting is public or may be kept in a file', () => {
  const secrets = settingNames.filter((name) => !publicSettings.includes(name));
  expect(secrets.toSorted()).toEqual([...secretSettings].toSorted());
});

test('.env.example names the settings kept in files', () => {
  const [sentence = ''] = read('.env.example').match(/[^.\n]*may be kept in files/) ?? [];
  expect(findAll(sentence, /\b([A-Z]+_[A-Z_]+)\b/g)).toEqual([...secretSettings]);
});
