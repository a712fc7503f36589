/** Tests requests that reach no route because they are not valid HTTP (G1). */

import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openTestApp } from '../../../../test/support/server/test-app.ts';

/** Sends `text` to the server. Returns the response after the server has closed the connection. */
function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString();
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}

describe('a malformed request (G1)', () => {
  test.each([
    [
      'two lengths',
      'POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a folded header', 'GET /healthz HTTP/1.1\r\nHost: x\r\nA: b\r\n c\r\n\r\n', 400],
    ['nonsense', 'c4n4ry\r\n\r\n', 400],
    [
      'headers without end',
      `GET /healthz HTTP/1.1\r\nHost: x\r\nA: ${'c4n4ry'.repeat(5000)}\r\n\r\n`,
      431,
    ],
  ])('with %s gets a problem and a closed connection', async (_, text, status) => {
    const spark = await openTestApp();
    onTestFinished(() => spark.close());
    const { port } = new URL(await spark.app.listen({ port: 0, host: '127.0.0.1' }));
    const [head = '', body = ''] = (await exchange(Number(port), text)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toMatch(/content-type: application\/problem\+json/i);
    expect(JSON.parse(body)).toMatchObject({
      status,
      title: expect.any(String),
      detail: expect.any(String),
      code: expect.any(String),
    });
    expect(body).not.toContain('c4n4ry');
  });
});
