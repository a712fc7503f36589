import { expect, test } from 'vitest';
import { z } from 'zod';
import { type CallName, calls, servedCalls, shapes } from './endpoints.ts';
import type { Shape } from './shape.ts';

/**
 * The first calls of the product, which other clients rely on, with the text for a failure of each.
 */
const published = {
  register: ['POST /api/v1/auth/register', 'Registration failed'],
  createUnique: ['POST /api/v1/auth/create-unique', 'Account creation failed'],
  login: ['POST /api/v1/auth/login', 'Login failed'],
  logout: ['POST /api/v1/auth/logout', 'Logout failed'],
  me: ['GET /api/v1/auth/me', 'Failed to get user'],
  computeProfile: ['POST /api/survey/profile:compute', 'Failed to compute profile'],
  startSurvey: ['POST /api/survey/two-stage/start', 'Failed to start two-stage survey'],
  surveyStatus: ['GET /api/survey/two-stage/status', 'Failed to get survey status'],
  attemptStatus: ['GET /api/survey/two-stage/status/{attemptId}', 'Failed to get attempt status'],
  saveResponse: ['POST /api/survey/two-stage/response', 'Failed to save response'],
  completeSetA: ['POST /api/survey/two-stage/complete-set-a', 'Failed to complete Set A'],
  surveyItems: ['GET /api/survey/two-stage/items', 'Failed to get survey items'],
  scaleLabels: ['GET /api/survey/two-stage/scale-labels', 'Failed to get scale labels'],
  profileStatus: ['GET /api/v1/profile/status', 'Failed to get profile status'],
  publicProfile: ['GET /api/v1/profile/public/{shareCode}', 'Failed to get public profile'],
  compareProfiles: ['POST /api/v1/profile/compare', 'Failed to compare profiles'],
  deleteData: ['DELETE /api/v1/profile', 'Failed to delete user data'],
  updateOptionalInfo: ['PUT /api/v1/user/optional-info', 'Failed to update user info'],
} as const satisfies Partial<Record<CallName, readonly [call: string, fallback: string]>>;

/** Published calls without a fixed text. */
const publishedPaths = [
  'POST /api/v1/auth/refresh',
  'GET /api/v1/admin/survey-items',
  'PUT /api/v1/admin/survey-items/{id}',
  'PUT /api/v1/admin/survey-items',
  'GET /api/v1/admin/scale-labels',
  'PUT /api/v1/admin/scale-labels',
];

const find = (name: CallName): string[] => {
  const { method, path, fallback } = calls[name];
  return [`${method} ${path}`, fallback];
};

test('the first calls keep method, path and fallback text', () => {
  const names = Object.keys(published) as (keyof typeof published)[]; // as: its own keys
  expect(Object.fromEntries(names.map((name) => [name, find(name)]))).toEqual(published);
});

test('the other first calls keep method and path', () => {
  const declared = Object.values(calls).map(({ method, path }) => `${method} ${path}`);
  expect(declared).toEqual(expect.arrayContaining(publishedPaths));
});

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Yields the path of each string that a JSON schema limits neither by values nor by a form. */
function* findFreeStrings(schema: JsonSchema, path: string): Generator<string> {
  const { type, pattern, format, properties = {}, items, anyOf = [], oneOf = [] } = schema;
  if (type === 'string' && !schema.enum && schema.const === undefined && !pattern && !format)
    yield path;
  for (const [name, inner] of Object.entries(properties) as [string, JsonSchema][])
    yield* findFreeStrings(inner, `${path}.${name}`);
  for (const inner of [items, ...anyOf, ...oneOf].flat() as (JsonSchema | undefined)[])
    if (inner) yield* findFreeStrings(inner, path);
}

const secretsAndIds =
  /\.(?:email|password|loginCode|shareCode[12]?|(?:challenge|session|user)Id|consent\.version)$/;

test('only these fields take a text of one’s own, which only its owner reads', () => {
  const found = servedCalls.flatMap((name) => {
    const { params, query, body }: Shape = shapes[name];
    return [params, query, body].flatMap((schema) =>
      // as: every schema of the contract is one of zod
      schema
        ? [...findFreeStrings(z.toJSONSchema(schema as z.ZodType, { io: 'input' }), name)]
        : [],
    );
  });
  expect(found.filter((path) => !secretsAndIds.test(path))).toEqual([
    'keepPasskey.name',
    'renamePasskey.name',
    'keepPerson.name',
    'createLink.label',
  ]);
});
