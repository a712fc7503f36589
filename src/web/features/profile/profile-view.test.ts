import { describe, expect, test } from 'vitest';
import { archetypeFacts, type Archetype } from '../../../domain/archetypes.ts';
import {
  factors,
  polarityThemes,
  record,
  scoreThemes,
  themeFacts,
  themes,
} from '../../../domain/themes.ts';
import { assembleProfile, type MathematicalProfile } from './computed-profile.ts';
import { viewProfile } from './profile-view.ts';
import { viewEmphasis } from './themes/theme-view.ts';
import { suggestedActivities } from './themes/words.ts';
import * as words from './words.ts';

const now = new Date('2026-11-21T10:00:00Z');
const scores = {
  DS: 78,
  SM: 44,
  BOND: 72,
  EXVOY: 35,
  FET: 58,
  HUMIL: 18,
  PRIMAL: 62,
  ROLE: 49,
  ENM: 27,
  SENS: 93,
};
const se = 6;

const whole = {
  scores: record(scoreThemes, (key) => ({ score: scores[key], se })),
  polarities: record(polarityThemes, () => ({ value: 12, se: 13 })),
  poles: record(polarityThemes, () => ({
    positive: { score: 60, se },
    negative: { score: 48, se },
  })),
  tooFewAnswers: [],
  standsOut: null,
  archetypes: { title: [], ranked: [] },
  portrait: { traits: [], mood: null, claims: [] },
  notes: {
    meta: 'You lean toward leading.',
    answered: 63,
    provisional: true,
    writtenBy: 'rules',
    quality: { flags: [], notes: [] },
    insight: null,
  },
  dimensions: record(themes, (key) => ({
    label: themeFacts[key].name,
    score: scores[key],
    se,
    fantasy: scores[key],
    fantasySe: 7,
    activity: scores[key] - 5,
    activitySe: 8,
    gap: { value: 0, se: 10 },
  })),
  factors: record(factors, (label) => ({ label, score: 50, se })),
  areas: [],
  model: { version: 'test' },
} as const satisfies MathematicalProfile;

describe('a profile', () => {
  const reading = viewProfile(assembleProfile('u1', whole, now));

  test('shows ten themes by score, the highest as TOP', () => {
    expect(reading.themes.map(({ key }) => key)).toEqual([
      'SENS',
      'DS',
      'BOND',
      'PRIMAL',
      'FET',
      'ROLE',
      'SM',
      'EXVOY',
      'ENM',
      'HUMIL',
    ]);
    expect(reading.themes.filter(({ isTop }) => isTop).map(({ key }) => key)).toEqual(['SENS']);
    expect(reading.themes[0]).toMatchObject({
      label: 'High Interest',
      emphasis: 'high',
    });
  });

  test('has at most three areas with three activities each', () => {
    expect(reading.areas.map(({ key }) => key)).toEqual(['SENS', 'DS', 'BOND']);
    expect(reading.areas.every(({ activities }) => activities.length === 3)).toBe(true);
  });

  test('says nothing of the themes that were passed', () => {
    const tooFewAnswers: MathematicalProfile['tooFewAnswers'] = ['SENS', 'DS'];
    const shown = viewProfile(assembleProfile('u1', { ...whole, tooFewAnswers }, now));
    const label = 'Too little to say';
    expect(shown.themes.slice(-2)).toMatchObject([
      { key: 'SENS', label, isTop: false, emphasis: 'neutral' },
      { key: 'DS', label, isTop: false, emphasis: 'neutral' },
    ]);
    expect(shown.areas.map(({ key }) => key)).toEqual(['BOND']);
    const stand = shown.polarities.find(({ key }) => key === 'DS')?.stand;
    expect(stand).toEqual({ kind: 'unknown' });
  });

  test('suggests by the decided side', () => {
    const read = (value: number) => {
      const polarities = { ...whole.polarities, DS: { value, se: 13 } };
      return viewProfile(assembleProfile('u1', { ...whole, polarities }, now)).areas.find(
        ({ key }) => key === 'DS',
      )?.activities;
    };
    const lists = [read(60), read(-60), read(0)].map((list) => list?.join());
    expect(new Set(lists).size).toBe(3);
  });

  test('marks what stands out beside the highest score', () => {
    const marked = viewProfile(assembleProfile('u1', { ...whole, standsOut: 'FET' }, now));
    expect(marked.themes.filter(({ standsOut }) => standsOut).map(({ key }) => key)).toEqual([
      'FET',
    ]);
    expect(marked.themes.filter(({ isTop }) => isTop).map(({ key }) => key)).toEqual(['SENS']);
    expect(reading.themes.some(({ standsOut }) => standsOut)).toBe(false);
  });

  test.each<[Archetype[], string | null]>([
    [['SWITCH'], 'Switch'],
    [['PRIMAL+', 'PRIMAL-'], 'Between Hunter and Prey'],
    [['HUMIL+'], 'Makes others blush'],
    [[], null],
  ])('gives %j the title %j', (title, expected) => {
    const ranked = (['SWITCH', 'PRIMAL-', 'PRIMAL+', 'HUMIL+'] as const).map((key) => {
      const { name, sentence } = archetypeFacts[key];
      return { key, label: name, sentence, percent: 81.4, se: 6 };
    });
    const named = { ...whole, archetypes: { title, certainty: 'probably', ranked } } as const;
    const { archetypes } = viewProfile(assembleProfile('u1', named, now));
    expect(archetypes).toMatchObject({
      title: expected,
      certainty: 'probably',
    });
    expect(archetypes.ranked[0]).toMatchObject({ name: 'Switch', figure: '81 ± 12' });
  });

  test('tells fantasy from activity only beyond the margin', () => {
    const read = (gap: { value: number; se: number }) => {
      const dimensions = { ...whole.dimensions, DS: { ...whole.dimensions.DS, gap } };
      return viewProfile(assembleProfile('u1', { ...whole, dimensions }, now)).themes.find(
        ({ key }) => key === 'DS',
      )?.difference;
    };
    expect(read({ value: 20, se: 10 })).toBe('imagined');
    expect(read({ value: -20, se: 10 })).toBe('done');
    expect(read({ value: 19, se: 10 })).toBeNull();
  });
});

test.each([
  ['Leader', 34.4, 11.2, 'Leader tendency (34/100) ±11'],
  ['Follower', -46, 12, 'Follower tendency (46/100) ±12'],
  ['Leader', 100, 3.4, 'Leader tendency (100/100) ±3'],
])('a tendency to %s of %f with error %f reads %s', (pole, value, se, text) => {
  expect(words.tendency(pole, value, se)).toBe(text);
});

test.each([
  [6, 'high'],
  [5.99, 'medium'],
  [4, 'medium'],
  [3.99, 'neutral'],
])('%f is emphasised as %s', (sevenPoint, emphasis) => {
  expect(viewEmphasis(sevenPoint)).toBe(emphasis);
});

test('every theme has suggestions of its own', () => {
  const phrases = Object.values(suggestedActivities).flatMap((ofTheme) =>
    Object.values(ofTheme).flat(),
  );
  expect(new Set(phrases).size).toBe(phrases.length);
});
