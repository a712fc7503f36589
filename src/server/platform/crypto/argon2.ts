/** Argon2id with the lowest costs that OWASP recommends, in Node's thread pool. */

import { argon2 } from 'node:crypto';

const memoryKibibytes = 19 * 1024;
const passes = 2;
const parallelism = 1;
export const costs = `m=${memoryKibibytes},t=${passes},p=${parallelism}`;

export async function argon2id(message: string, nonce: Uint8Array): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    argon2(
      'argon2id',
      { message, nonce, parallelism, tagLength: 32, memory: memoryKibibytes, passes },
      (error, tag) => (error ? reject(error) : resolve(new Uint8Array(tag))),
    );
  });
}
