import { expect, test } from 'vitest';
import { locales } from '../../src/domain/locales.ts';
import {
  acceptEnglish,
  findStale,
  listEnglish,
  printStates,
  readStates,
  summarizeStates,
} from './states.ts';

const translated = locales.filter((locale) => locale !== 'en');
const english = listEnglish();

test.each([
  'web/features/survey/words beginSurvey',
  'items A02.text',
  'server/platform/http/problem-texts There is nothing here.',
])('a changed English text makes five translations stale: %s', (name) => {
  expect(english.get(name)).toMatch(/ /);
  const changed = new Map(english).set(name, 'It is the other way round.');
  for (const locale of translated)
    expect(findStale(readStates(locale), changed), locale).toEqual([name]);
});

test('a new text and one that is gone are stale', () => {
  const rows = acceptEnglish(new Map(), new Map([['gone', 'Gone.']]));
  expect(findStale(rows, new Map([['new', 'New.']]))).toEqual(['new', 'gone']);
});

test('a text keeps its state until its English changes', () => {
  const rows = new Map(
    [...acceptEnglish(new Map(), english)].map(([name, { hash }]) => [
      name,
      { hash, state: 'read' as const },
    ]),
  );
  expect(summarizeStates(acceptEnglish(rows, english))).toEqual({ readOnce: 100, readTwice: 0 });
  const changed = acceptEnglish(rows, new Map(english).set('items A02.text', 'Another text.'));
  expect(changed.get('items A02.text')?.state).toBe('drafted');
  expect(summarizeStates(changed)).toEqual({ readOnce: 99, readTwice: 0 });
});

test('a sorted line names each text', () => {
  const rows = acceptEnglish(
    new Map(),
    new Map([
      ['b, c', 'One'],
      ['a', 'Two'],
    ]),
  );
  expect(
    printStates(rows)
      .split('\n')
      .map((line) => line.replace(/[\da-f]{12}/, '#')),
  ).toEqual(['message,hash,state', 'a,#,drafted', '"b, c",#,drafted', '']);
});
