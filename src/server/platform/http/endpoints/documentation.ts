/** Serves the API description: `/openapi.json` for programs, `/docs` for people (H3). */

import type { FastifyInstance } from 'fastify';
import { serveDocument } from '../replies/fixed-document.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';

export function serveDocumentation(app: FastifyInstance): void {
  serveDocument(app, '/openapi.json', {
    text: JSON.stringify(openApiDocument()),
    contentType: 'application/json; charset=utf-8',
  });
  serveDocument(app, '/docs', { text: docsPage(), contentType: 'text/html; charset=utf-8' });
}
