import { describe, expect, test } from 'vitest';
import { archetypeFacts, type Archetype } from '../../../domain/archetypes.ts';
import { themes, themeFacts } from '../../../domain/themes.ts';
import { assembleProfile, type MathematicalProfile } from './computed-profile.ts';
import { readProfile } from './profile-view.ts';

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
const polarity = { value: 12, se: 13 };

const computed = {
  scores: {
    DS: { score: 78, se: 6 },
    SM: { score: 44, se: 8 },
    BOND: { score: 72, se: 7 },
    EXVOY: { score: 35, se: 7 },
    FET: { score: 58, se: 9 },
  },
  polarities: {
    DS: { value: 34, se: 11 },
    SM: polarity,
    EXVOY: { value: -21, se: 14 },
    HUMIL: polarity,
    PRIMAL: polarity,
    ROLE: polarity,
  },
  notes: { meta: 'You lean toward leading.', answered: 63, provisional: true, writtenBy: 'rules' },
} as const satisfies MathematicalProfile;

const whole = {
  ...computed,
  dimensions: Object.fromEntries(
    themes.map((key) => [
      key,
      {
        label: themeFacts[key].name,
        score: scores[key],
        se: 6,
        fantasy: scores[key],
        fantasySe: 7,
        activity: scores[key] - 5,
        activitySe: 8,
      },
    ]),
  ),
} as unknown as MathematicalProfile; // as: Object.fromEntries widens the keys

const legacy = {
  dsScore: 6.1,
  smScore: 2,
  veScore: 5,
  fetScore: 4.9,
  enmScore: 1,
  profileSummary: 'An older summary.',
};

describe('the computed profile record', () => {
  test('takes its id and time from user and browser', () => {
    expect(assembleProfile('u1', computed, now)).toMatchObject({
      id: 'u1',
      userId: 'u1',
      version: 'v1',
      createdAt: '2026-11-21T10:00:00.000Z',
      scores: computed.scores,
    });
  });
});

describe('reading a profile of the new format', () => {
  const reading = readProfile(assembleProfile('u1', whole, now));

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
      figure: '6.5 ± 0.8 of 7',
    });
  });

  test('has at most three areas with three activities each', () => {
    expect(reading.areas.map(({ key }) => key)).toEqual(['SENS', 'DS', 'BOND']);
    expect(reading.areas.every(({ activities }) => activities.length === 3)).toBe(true);
  });

  test('marks what stands out beside the highest score', () => {
    const marked = readProfile(assembleProfile('u1', { ...whole, standsOut: 'FET' }, now));
    expect(marked.themes.filter(({ standsOut }) => standsOut).map(({ key }) => key)).toEqual([
      'FET',
    ]);
    expect(marked.themes.filter(({ isTop }) => isTop).map(({ key }) => key)).toEqual(['SENS']);
    expect(reading.themes.some(({ standsOut }) => standsOut)).toBe(false);
  });

  test.each<[Archetype[], string | null, string | null]>([
    [['SWITCH'], 'Switch', 'Likes to lead and follow, by turns.'],
    [
      ['PRIMAL+', 'PRIMAL-'],
      'Between Hunter and Prey',
      'One likes to chase and catch; the other, to be chased and caught.',
    ],
    [[], null, null],
  ])('gives %j the title %j', (title, expected, likes) => {
    const ranked = (['SWITCH', 'PRIMAL-', 'PRIMAL+'] as const).map((key) => {
      const { name, likes: ownLikes } = archetypeFacts[key];
      return { key, label: name, likes: ownLikes, percent: 81.4, se: 6 };
    });
    const named = { ...whole, archetypes: { title, certainty: 'probably', ranked } } as const;
    const { archetypes } = readProfile(assembleProfile('u1', named, now));
    expect(archetypes).toMatchObject({
      title: expected,
      titleLikes: likes,
      certainty: 'probably',
    });
    expect(archetypes?.ranked[0]).toMatchObject({ name: 'Switch', figure: '81 ± 12' });
  });

  test('puts the title before higher archetypes, and names none below the middle', () => {
    const ranked = (['DS+', 'ENM0', 'SWITCH', 'FET0', 'ROLE+', 'SM+'] as const).map(
      (key, index) => ({
        key,
        label: archetypeFacts[key].name,
        likes: archetypeFacts[key].likes,
        percent: 80 - 10 * index,
        se: 6,
      }),
    );
    const read = (title: Archetype[], shown = ranked) =>
      readProfile(
        assembleProfile('u1', { ...whole, archetypes: { title, ranked: shown } }, now),
      ).archetypes?.nearest.map(({ key }) => key);
    expect(read(['DS+', 'FET0'])).toEqual(['DS+', 'FET0', 'ENM0']);
    expect(read([])).toEqual(['DS+', 'ENM0', 'SWITCH']);
    expect(read([], ranked.slice(3))).toEqual(['FET0']);
    expect(read([], ranked.slice(4))).toEqual([]);
  });

  test('tells fantasy from activity only beyond the margin', () => {
    const read = (gap: { value: number; se: number } | undefined) => {
      const { dimensions, ...rest } = whole as Required<typeof whole> & {
        dimensions: Record<string, object>;
      }; // as: the profile has them
      const given = { ...rest, dimensions: { ...dimensions, DS: { ...dimensions['DS'], gap } } };
      return readProfile(
        assembleProfile('u1', given as unknown as MathematicalProfile, now), // as: built above
      ).themes.find(({ key }) => key === 'DS')?.difference;
    };
    expect(read({ value: 20, se: 10 })).toBe('imagined');
    expect(read({ value: -20, se: 10 })).toBe('done');
    expect(read({ value: 19, se: 10 })).toBeNull();
    expect(read(undefined)).toBeNull();
  });

  test('has no archetypes if the profile is older than they are', () => {
    expect(reading.archetypes).toBeNull();
  });

  test('tells where the figures come from', () => {
    expect(reading.provenance.join(' · ')).toBe(
      '63 answers · every figure with its 95 % margin · question parameters are provisional',
    );
  });

  test('falls back to the five scores of an older profile', () => {
    const five = readProfile(assembleProfile('u1', computed, now));
    expect(five.themes.map(({ key }) => key)).toEqual(['DS', 'BOND', 'FET', 'SM', 'EXVOY']);
    expect(five.themes.every(({ facets }) => facets === null)).toBe(true);
    expect(five.factors).toEqual([]);
  });
});

describe('reading a profile of the legacy format', () => {
  const reading = readProfile(assembleProfile('u1', legacy, now));

  test('keeps its scale, names and summary without polarities', () => {
    expect(reading.summary).toEqual({ lead: 'An older summary.', rest: '' });
    expect(reading.polarities).toEqual([]);
    expect(reading.themes.map(({ name, figure }) => [name, figure])).toEqual([
      ['Domination & Sadism', '6.1 of 7'],
      ['Voyeurism & Exhibitionism', '5.0 of 7'],
      ['Fetishism', '4.9 of 7'],
      ['Submission & Masochism', '2.0 of 7'],
      ['Ethical Non-Monogamy', '1.0 of 7'],
    ]);
    expect(reading.areas.map(({ key }) => key)).toEqual(['DS', 'VE']);
  });
});
