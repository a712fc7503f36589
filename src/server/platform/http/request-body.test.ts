import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Answer, expectProblem } from '../../../../test/support/http/expect-problem.ts';
import { callUrl } from '../../../../test/support/server/documented-calls.ts';
import { makeUser } from '../../../../test/support/server/make-user.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';

const spark = useTestApp();
let token: string;
beforeAll(async () => {
  ({ token } = await makeUser(spark));
});

const post = (
  payload: string | Buffer,
  contentType: string | null = 'application/json',
  { url = callUrl('login'), ...headers }: Readonly<Record<string, string>> = {},
): Promise<Answer> =>
  spark.app.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      authorization: `Bearer ${token}`,
      ...(contentType !== null && { 'content-type': contentType }),
      ...headers,
    },
  });

describe('a request body (G1)', () => {
  test('is read up to 16 KiB, and 413 above', async () => {
    const body = (bytes: number): string => `{"loginCode":"x"${' '.repeat(bytes - 17)}}`;
    expectProblem(await post(body(16_384)), 401);
    expectProblem(await post(body(16_385)), 413);
    expectProblem(await post(body(10_000_000)), 413);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonp',
    'nonsense',
    null,
  ])('as %s is 415', async (contentType) => {
    expectProblem(await post('{"loginCode":"x"}', contentType), 415);
  });

  test.each(['gzip', 'br', 'deflate', 'nonsense'])(
    'packed as %s is 415, and is not unpacked',
    async (encoding) => {
      const body = '{"loginCode":"x"}';
      const send = (payload: string | Buffer, packing: string) =>
        post(payload, undefined, { 'content-encoding': packing });
      expectProblem(await send(gzipSync(body), encoding), 415);
      expectProblem(await send(body, 'identity'), 401);
    },
  );

  test('may name its character set', async () => {
    expectProblem(await post('{"loginCode":"x"}', 'application/json; charset=utf-8'), 401);
  });

  test.each([
    ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
    [
      'overlong UTF-8',
      Buffer.concat([Buffer.from('{"loginCode":"'), Buffer.from([0xc0, 0xaf]), Buffer.from('"}')]),
    ],
    ['a NUL byte', '{"loginCode":"a\0b"}'],
    ['an escaped NUL', '{"loginCode":"a\\u0000b"}'],
    ['a __proto__ key', '{"loginCode":"x","__proto__":{"polluted":true}}'],
    ['an escaped __proto__ key', '{"loginCode":"x","\\u005f_proto__":{"polluted":true}}'],
    ['a nested __proto__ key', '{"loginCode":"x","a":[{"__proto__":{"polluted":true}}]}'],
    ['constructor.prototype', '{"loginCode":"x","constructor":{"prototype":{"polluted":true}}}'],
    ['no JSON', 'loginCode=x'],
    ['half JSON', '{"loginCode":'],
    ['two JSONs', '{"loginCode":"x"}{}'],
    ['a lone bracket', '['],
    ['deep nesting', '['.repeat(8000) + ']'.repeat(8000)],
    ['deep nesting without an end', '{"a":'.repeat(3000)],
    ['a number', '1e999'],
  ])('with %s is 400', async (_, body) => {
    expectProblem(await post(body), 400);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('nested 10,000 levels deep is 413', async () => {
    expectProblem(await post('['.repeat(10_000) + ']'.repeat(10_000)), 413);
  });

  test('tolerates a byte order mark, repeated keys and lone surrogates', async () => {
    const { loginCode } = await makeUser(spark);
    expect((await post(`\u{FEFF}{"loginCode":"${loginCode}"}`)).statusCode).toBe(200);
    expect((await post(`{"loginCode":"x","loginCode":"${loginCode}"}`)).statusCode).toBe(200);
    expectProblem(await post('{"loginCode":"\\ud800"}'), 401);
  });

  test('loses the fields that the contract does not name', async () => {
    const { loginCode } = await makeUser(spark);
    const answer = await post(
      JSON.stringify({ loginCode, isAdmin: true, id: 'x', surveyCompleted: true }),
    );
    expect([answer.statusCode, answer.json().user.surveyCompleted]).toEqual([200, false]);
  });

  test('is never echoed', async () => {
    const marker = 'c4n4ry';
    const bodies = [
      `{"loginCode":{"${marker}":1}}`,
      `{"${marker}":1}`,
      `{"loginCode":"${marker.repeat(50)}"}`,
      `${marker}`,
      `{"loginCode":"${marker}"}`,
    ];
    for (const body of bodies)
      for (const name of ['login', 'saveResponse', 'startSurvey', 'compareProfiles'] as const)
        expect((await post(body, undefined, { url: callUrl(name) })).payload).not.toContain(marker);
  });
});
