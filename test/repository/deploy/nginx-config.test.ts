/** deploy/nginx.conf retries, streams and logs as the server needs it. */

import { describe, expect, test } from 'vitest';
import { type CallName, calls } from '../../../src/contract/endpoints.ts';
import { findAll, read } from './repository-files.ts';

const nginx = read('deploy/nginx.conf');

describe('nginx.conf', () => {
  test('retries only idempotent POST calls', () => {
    const pattern = new RegExp(
      findAll(nginx, /location ~ (\S+) \{\s+proxy_next_upstream [^;]*non_idempotent;/g)[0] ??
        'none',
    );
    const repeated = Object.entries(calls).flatMap(([name, { method, path }]) =>
      method === 'POST' && pattern.test(path) ? [name as CallName] : [],
    );
    expect(repeated.toSorted()).toEqual([
      'completeSetA',
      'createUnique',
      'refresh',
      'retakeSurvey',
      'saveResponse',
      'startSurvey',
    ] satisfies CallName[]);
    expect(findAll(nginx, /(non_idempotent)/g)).toHaveLength(1);
  });

  test('streams AI texts, with time for two attempts', () => {
    const [, path, inside = ''] = /location = (\S*insight\S*) \{([^}]*)\}/.exec(nginx) ?? [];
    expect(path).toBe(calls.writeInsight.path);
    expect(Number(findAll(inside, /proxy_read_timeout (\d+)s;/g)[0])).toBeGreaterThan(40);
    expect(inside).toContain('proxy_buffering off;');
  });

  test('redirects to its own name, not to the stated one', () => {
    expect(findAll(nginx, /return 301 (\S+);/g)).toEqual(['https://$server_name$request_uri']);
    expect(new Set(findAll(nginx, /server_name (\S+);/g))).toEqual(new Set(['survey.example']));
  });

  test('logs no visitor and ignores forged addresses', () => {
    expect(findAll(nginx, /access_log (\w+);/g)).toEqual(['off', 'off']);
    expect(findAll(nginx, /X-Forwarded-For (\S+);/g)).toEqual(['$remote_addr']);
  });
});
