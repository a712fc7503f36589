import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Access } from '../../../contract/common-calls.ts';
import { calls, type ServedCall, servedCalls, shapes } from '../../../contract/endpoints.ts';
import { product } from '../../../domain/product.ts';
import { keepText } from './kept-text.ts';

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): object => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const problem = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string' },
    requestId: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
    missing: { type: 'array', items: { type: 'string' } },
  },
};

interface AnyShape {
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType;
  readonly accepted?: z.ZodType;
}

const security: Readonly<Record<Access, object>> = {
  public: {},
  user: { security: [{ bearer: [] }] },
  admin: { security: [{ adminKey: [] }] },
};

function describeParameters(place: 'path' | 'query', object: z.ZodObject | undefined): object[] {
  return Object.entries(object?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    required: !(schema instanceof z.ZodOptional),
    schema: jsonSchema(schema as z.ZodType, 'input'), // as: a field of a zod object
  }));
}

function describeOperation(name: ServedCall): object {
  const { access } = calls[name];
  const shape = shapes[name] as AnyShape; // as: every schema of the contract is made with zod
  return {
    operationId: name,
    ...security[access],
    ...((shape.params ?? shape.query) && {
      parameters: [
        ...describeParameters('path', shape.params),
        ...describeParameters('query', shape.query),
      ],
    }),
    ...(shape.body && {
      requestBody: { content: { 'application/json': { schema: jsonSchema(shape.body, 'input') } } },
    }),
    responses: {
      200: {
        description: 'Done.',
        content: { 'application/json': { schema: jsonSchema(shape.reply, 'output') } },
      },
      ...(shape.accepted && {
        202: {
          description: 'Under way.',
          content: { 'application/json': { schema: jsonSchema(shape.accepted, 'output') } },
        },
      }),
      default: {
        description: 'Refused or failed.',
        content: { 'application/problem+json': { schema: problem } },
      },
    },
  };
}

export function openApiDocument(): { readonly paths: Readonly<Record<string, object>> } {
  const paths: Record<string, Record<string, object>> = {};
  for (const name of servedCalls) {
    const { method, path } = calls[name];
    (paths[path] ??= {})[method.toLowerCase()] = describeOperation(name);
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: product.name,
      version: '1',
      description: 'Failures are application/problem+json.',
    },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        adminKey: { type: 'apiKey', in: 'header', name: 'X-Admin-Key' },
      },
    },
    paths,
  };
  return document;
}

const callers: Readonly<Record<Access, string>> = {
  public: 'Anyone',
  user: 'With a bearer token',
  admin: 'With an admin key',
};

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function renderCall(name: ServedCall): string {
  const { method, path, access } = calls[name];
  const operation = escapeHtml(JSON.stringify(describeOperation(name), null, 2));
  return `<section><h2><code>${method} ${escapeHtml(path)}</code></h2><p>${callers[access]}</p><details><summary>Request and answer</summary><pre>${operation}</pre></details></section>`;
}

function docsPage(): string {
  const sections = servedCalls.map(renderCall).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API</title></head><body><main><h1>${product.name} API</h1><p>Machine-readable: <a href="/openapi.json">openapi.json</a>. Failures are <code>application/problem+json</code>.</p>${sections}</main></body></html>`;
}

type SendText = ReturnType<typeof keepText>;

/** Makes the text at the first call. */
function onDemand(make: () => string): SendText {
  let made: SendText | undefined;
  return (reply) => (made ??= keepText(make()))(reply);
}

const sendDescription = onDemand(() => JSON.stringify(openApiDocument()));
const sendPage = onDemand(docsPage);

export function serveDocumentation(app: FastifyInstance): void {
  app.get('/openapi.json', (_, reply) =>
    sendDescription(reply.type('application/json; charset=utf-8')),
  );
  app.get('/docs', (_, reply) => sendPage(reply.type('text/html; charset=utf-8')));
}
