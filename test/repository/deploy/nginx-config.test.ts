/** deploy/nginx.conf retries, streams and logs as the server needs it. */

import { createServer } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type CallName, calls } from '../../../src/contract/endpoints.ts';
import { findFreePorts } from '../../support/process/free-ports.ts';
import { findNginx, startNginx } from '../../support/process/nginx.ts';
import { findAll, read } from '../repository-files.ts';

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

  test('redirects to its own name, not to the stated one', () => {
    expect(findAll(nginx, /return 301 (\S+);/g)).toEqual(['https://$server_name$request_uri']);
    expect(new Set(findAll(nginx, /server_name (\S+);/g))).toEqual(new Set(['survey.example']));
  });

  test('logs no visitor and ignores forged addresses', () => {
    expect(findAll(nginx, /access_log (.+);/g)).toEqual([
      'off',
      '/var/log/nginx/spark-access.log spark',
    ]);
    const [, format = ''] = /log_format spark ([^;]+);/.exec(nginx) ?? [];
    expect(findAll(format, /\$(\w+)/g)).toEqual([
      'time_iso8601',
      'request_method',
      'status',
      'upstream_status',
      'request_time',
      'upstream_response_time',
      'body_bytes_sent',
    ]);
    expect(findAll(nginx, /X-Forwarded-For (\S+);/g)).toEqual(['$remote_addr']);
  });
});

describe('the maintenance page', () => {
  const page = read('deploy/maintenance.html');

  test('needs nothing else and is small', () => {
    expect(page).not.toMatch(/<script|https?:|url\(|@import/);
    expect(findAll(page, /(?:src|href)="([^"]*)"/g)).toEqual(['data:,']);
    expect(Buffer.byteLength(page)).toBeLessThan(4096);
  });

  test('has the colours of the product', () => {
    const tokens = read('src/web/ui/theme/tokens.css');
    for (const [name, value] of page.matchAll(/(--[a-z]+: light-dark\([^)]*\));/g))
      expect(tokens, value).toContain(name);
    expect(findAll(page, /(--[a-z]+): light-dark/g)).toHaveLength(6);
  });
});

/** A node that answers every request with its own 503. */
async function startBusyNode(port: number): Promise<void> {
  const node = createServer((_, response) => {
    response.writeHead(503, { 'content-type': 'application/problem+json' }).end('{"own":true}');
  });
  await new Promise<void>((resolve) => node.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => {
    node.closeAllConnections();
    node.close();
  });
}

describe.runIf(findNginx())('nginx in front of nodes', () => {
  test('answers for stopped nodes, and passes on their own answers', async () => {
    const [port = 0, first = 0, second = 0] = await findFreePorts(3);
    const proxy = await startNginx(port, [first, second]);
    onTestFinished(() => proxy.stop());
    const get = async (path: string, method = 'GET') => {
      const answer = await fetch(proxy.address + path, { method });
      const { status, headers } = answer;
      return {
        status,
        type: headers.get('content-type'),
        retryAfter: headers.get('retry-after'),
        text: await answer.text(),
      };
    };
    for (const path of ['/', '/share/SECRETCODE?secret=query'])
      expect(await get(path)).toEqual({
        status: 503,
        type: 'text/html',
        retryAfter: '20',
        text: read('deploy/maintenance.html'),
      });
    for (const [path, method] of [
      ['/api/v1/auth/me', 'GET'],
      [calls.saveResponse.path, 'POST'],
      [calls.writeInsight.path, 'POST'],
      ['/readyz', 'GET'],
    ] as const) {
      const { text, ...rest } = await get(path, method);
      expect(rest).toEqual({ status: 503, type: 'application/problem+json', retryAfter: '2' });
      expect(JSON.parse(text)).toMatchObject({ status: 503, code: 'unavailable' });
    }

    await startBusyNode(first);
    await startBusyNode(second);
    for (const path of ['/', '/api/v1/auth/me'])
      expect(await get(path)).toMatchObject({ status: 503, text: '{"own":true}' });

    const log = proxy.accessLog();
    expect(log.length).toBeGreaterThanOrEqual(8);
    for (const line of log)
      expect(line).toMatch(/^[\d:T+-]+ (GET|POST) \d{3} [\d, ]+ [\d.]+ [\d., ]+ \d+$/);
  });
});
