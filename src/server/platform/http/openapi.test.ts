import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { openTestApp, type TestApp } from '../../../../test/support/server/test-app.ts';
import { calls, servedCalls } from '../../../contract/endpoints.ts';

interface Operation {
  readonly operationId: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
  }[];
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly schema: Parameters<typeof z.fromJSONSchema>[0] }>
    >;
  };
  readonly responses: Readonly<Record<string, object>>;
}
interface OpenApi {
  readonly openapi: string;
  readonly components: { readonly securitySchemes: Readonly<Record<string, object>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

let spark: TestApp;
let document: OpenApi;
beforeAll(async () => {
  spark = await openTestApp();
  document = (await spark.app.inject('/openapi.json')).json();
});
afterAll(() => spark.close());

const operationOf = (name: (typeof servedCalls)[number]): Operation | undefined =>
  document.paths[calls[name].path]?.[calls[name].method.toLowerCase()];

/** That replies and refusals are what the document says is checked with every call of every test: see test/test-app.ts. */
describe('the API’s document (H3)', () => {
  test.each(servedCalls)(
    'describes %s: its parameters, who may call it, and both kinds of answer',
    (name) => {
      const operation = operationOf(name);
      const security = { public: undefined, user: [{ bearer: [] }], admin: [{ adminKey: [] }] };
      expect(operation).toMatchObject({
        operationId: name,
        responses: { 200: expect.any(Object), default: expect.any(Object) },
      });
      expect(operation?.security).toEqual(security[calls[name].access]);
      const named = [...calls[name].path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
      expect(
        (operation?.parameters ?? [])
          .filter((parameter) => parameter.in === 'path' && parameter.required)
          .map((parameter) => parameter.name),
      ).toEqual(named);
    },
  );

  test('describes nothing else', () => {
    const described = Object.values(document.paths).flatMap((operations) =>
      Object.values(operations).map(({ operationId }) => operationId),
    );
    expect(described.toSorted()).toEqual([...servedCalls].toSorted());
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.components.securitySchemes)).toEqual(['bearer', 'adminKey']);
  });

  test('says of an answer what the server says of it (C4)', () => {
    const schema = operationOf('saveResponse')?.requestBody?.content['application/json']?.schema;
    const answer = z.fromJSONSchema(schema ?? {});
    for (const value of [1, 4, 7])
      expect(answer.safeParse({ itemId: 'A01', value }).success).toBe(true);
    for (const wrong of [
      { itemId: 'A01', value: 0 },
      { itemId: 'A01', value: 8 },
      { itemId: 'A01', value: 3.5 },
      { itemId: 'A1', value: 3 },
      { itemId: 'A01' },
    ])
      expect(answer.safeParse(wrong).success).toBe(false);
  });

  test('can be read as a page without a script', async () => {
    const page = await spark.app.inject('/docs');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.payload).not.toContain('<script');
    for (const name of servedCalls)
      expect(page.payload).toContain(`${calls[name].method} ${calls[name].path}`);
  });
});

describe('the operator’s questions (H3)', () => {
  test('are answered: the process lives, the database answers', async () => {
    const [alive, ready] = await Promise.all(
      ['/healthz', '/readyz'].map((url) => spark.app.inject(url)),
    );
    expect([alive?.statusCode, alive?.json(), ready?.statusCode, ready?.json()]).toEqual([
      200,
      { status: 'ok' },
      200,
      { status: 'ready' },
    ]);
  });

  test('get 503 and when to ask again where the database does not answer', async () => {
    const app = await openTestApp();
    onTestFinished(() => rmSync(app.folder, { recursive: true, force: true }));
    await app.db.close();
    const ready = await app.app.inject('/readyz');
    expect([ready.statusCode, ready.headers['retry-after'], ready.json().code]).toEqual([
      503,
      '2',
      'unavailable',
    ]);
    expect((await app.app.inject('/healthz')).statusCode).toBe(200);
    await app.app.close();
  });
});
