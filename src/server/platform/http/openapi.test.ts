import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import { calls, servedCalls } from '../../../contract/endpoints.ts';

type Named<T> = Readonly<Record<string, T>>;
interface Operation {
  readonly operationId: string;
  readonly security?: readonly Named<unknown>[];
  readonly parameters?: readonly { name: string; in: string; required: boolean }[];
  readonly requestBody?: {
    readonly content: Named<{ readonly schema: Parameters<typeof z.fromJSONSchema>[0] }>;
  };
  readonly responses: Named<object>;
}
interface OpenApi {
  readonly openapi: string;
  readonly components: { readonly securitySchemes: Named<object> };
  readonly paths: Named<Named<Operation>>;
}

const spark = useTestApp();
let document: OpenApi;
beforeAll(async () => {
  document = (await spark.app.inject('/openapi.json')).json();
});

const operationOf = (name: (typeof servedCalls)[number]): Operation | undefined =>
  document.paths[calls[name].path]?.[calls[name].method.toLowerCase()];

/** Replies are checked against the description in every test, by test-app.ts. */
describe('the API description', () => {
  test.each(servedCalls)('describes the parameters, access and answers of %s', (name) => {
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
  });

  test('describes no other call', () => {
    const described = Object.values(document.paths).flatMap((operations) =>
      Object.values(operations).map(({ operationId }) => operationId),
    );
    expect(described.toSorted()).toEqual([...servedCalls].toSorted());
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.components.securitySchemes)).toEqual(['bearer', 'adminKey']);
  });

  test('accepts the same answers as the server', () => {
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
