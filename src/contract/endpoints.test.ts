import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type CallName, calls } from './endpoints.ts';

/** The names of the specification, in the order of its table of fallback texts. */
const names: Readonly<Record<string, CallName>> = {
  register: 'register',
  'create unique account': 'createUnique',
  login: 'login',
  logout: 'logout',
  'get current user': 'me',
  'compute profile': 'computeProfile',
  'start survey': 'startSurvey',
  'survey status': 'surveyStatus',
  'attempt status': 'attemptStatus',
  'save response': 'saveResponse',
  'complete Set A': 'completeSetA',
  'survey items': 'surveyItems',
  'scale labels': 'scaleLabels',
  'profile status': 'profileStatus',
  'public profile': 'publicProfile',
  compare: 'compareProfiles',
  'delete data': 'deleteData',
  'update optional info': 'updateOptionalInfo',
};

const specification = readFileSync(new URL('../../docs/specification.md', import.meta.url), 'utf8');

test('fallback texts equal the specification letter for letter', () => {
  const [, table = ''] =
    /\| Call \| Fallback text \|\n\|[-|]+\|\n((?:\|.*\n)+)/.exec(specification) ?? [];
  const rows = [...table.matchAll(/^\| (.+?) \| '(.+?)' \|$/gm)].map(([, call = '', text = '']) => [
    call,
    text,
  ]);
  expect(rows.map(([call]) => call)).toEqual(Object.keys(names));
  for (const [call = '', text] of rows)
    expect(calls[names[call] ?? 'me'].fallback, call).toBe(text);
});

test('every method and path of the specification is declared', () => {
  const section = specification.slice(
    specification.indexOf('## 7. '),
    specification.indexOf('## 8. '),
  );
  const specified = [...section.matchAll(/^\| (GET|POST|PUT|DELETE) (\/api\/[^ ?|]+)/gm)].map(
    ([, method, path]) => `${method} ${path}`,
  );
  expect(specified.length).toBeGreaterThan(20);
  const declared = Object.values(calls).map(({ method, path }) => `${method} ${path}`);
  expect(specified.filter((call) => !declared.includes(call))).toEqual([]);
});
