/** Serves the API description: `/openapi.json` for programs, `/docs` for people (H3). */

import type { FastifyInstance } from 'fastify';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';

export function serveDocumentation(app: FastifyInstance): void {
  const [description, page] = [JSON.stringify(openApiDocument()), docsPage()];
  app.get('/openapi.json', (_, reply) =>
    reply.type('application/json; charset=utf-8').send(description),
  );
  app.get('/docs', (_, reply) => reply.type('text/html; charset=utf-8').send(page));
}
