/**
 * A bare Fastify server with one route that returns constant JSON. The environment variable `BYTES`
 * sets the size of the reply. As a baseline, the server shows the cost of HTTP alone on this
 * machine.
 */

import Fastify from 'fastify';

const body = {
  constant: 'x'.repeat(Math.max(0, Number(process.env['BYTES']) - '{"constant":""}'.length)),
};
const app = Fastify();
app.get('/', () => body);
console.log(`ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
