/** Serves the built web app: hashed assets for ever, the page itself never from a cache (decisions G1, H1). */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from './errors.ts';

const notBuilt = '<!doctype html><title>Not built</title><p>The web app is not built. Run <code>npm start</code>, or <code>npm run build</code>.</p>';

export async function serveWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const page = join(folder, 'index.html');
  if (existsSync(folder)) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: false, // a route for each file that is there; every other path is the app's
      setHeaders(response, path) {
        response.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  const html = existsSync(page) ? readFileSync(page) : Buffer.from(notBuilt);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !path.startsWith('/api/') && path !== '/api' && !/\.[^/]*$/.test(path);
    if (!isPage) throw notFound('There is nothing here.');
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
  });
}
