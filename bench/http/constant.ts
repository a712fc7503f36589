/** A bare Fastify with one route that answers with a constant of `BYTES` bytes of JSON: what HTTP itself costs here. */

import Fastify from 'fastify';

const answer = {
  constant: 'x'.repeat(Math.max(0, Number(process.env['BYTES']) - '{"constant":""}'.length)),
};
const app = Fastify();
app.get('/', () => answer);
console.log(`ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
