import { expect, test } from 'vitest';
import {
  inventEmptyReading,
  inventReading,
} from '../../../../test/support/browser/invented/invented-together.ts';
import { viewResult } from './result-view.ts';

test('groups the interests by theme, in the order of the common ground', () => {
  const { groups, pair } = viewResult(inventReading());
  expect(groups.map(({ title, activities }) => [title, activities.length])).toEqual([
    ['Caring', 2],
    ['Leading and following', 2],
    ['Touch and senses', 1],
    ['Materials and clothing', 1],
  ]);
  expect(pair).toMatchObject({ level: 'Compatible', shared: groups.map(({ title }) => title) });
});

test('leads with the theme in which the two meet', () => {
  expect(viewResult(inventReading()).lead).toBe('You meet in caring.');
  const some = inventReading({ commonGround: [{ theme: 'SENS', strength: 'some' }] });
  expect(viewResult(some).lead).toBe('You meet in touch and senses.');
});

test('is kind and counts nothing if nothing is shared', () => {
  const { lead, groups, ground } = viewResult(inventEmptyReading());
  expect([groups, ground]).toEqual([[], []]);
  expect(lead).toMatch(/no bad sign/);
  expect(lead).not.toMatch(/\d/);
});

test('puts all levels that it names into the picture', () => {
  expect(viewResult(inventEmptyReading()).pair.level).toBe(
    'Between somewhat compatible and compatible',
  );
});
