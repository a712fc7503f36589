import { assert, integer, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Reply } from '../../contract/endpoints.ts';
import { type Theme, themes } from '../../domain/themes.ts';
import { deriveRelation, type ComparedTheme, inferTheirSides } from './relations.ts';

type Comparison = Reply<'compareProfiles'>;

type Detail = Comparison['detail'];
type Poles = ComparedTheme['myPoles'];

interface Given {
  readonly scores: readonly [mine: number, theirs: number];
  readonly poles?: Poles;
  /** The other person's dimensions of power, and how much they are drawn to SM. */
  readonly power?: { readonly ds: number; readonly sm: number; readonly intensity: number };
  readonly detail?: Partial<Detail>;
  readonly named?: readonly Partial<Comparison['sharedActivities'][number]>[];
}

function relate(theme: Theme, { scores, poles = null, power, detail, named = [] }: Given) {
  const [mine, theirs] = scores;
  const compared = { theme, mine, theirs, myPoles: poles };
  const rest = themes
    .filter((each) => each !== theme)
    .map((each) => ({ theme: each, mine: 20, theirs: power?.intensity ?? 20, myPoles: null }));
  return deriveRelation(compared, {
    profile2: {
      dimensions: { ds: { dimension: power?.ds ?? 20 }, sm: { dimension: power?.sm ?? 20 } },
    },
    detail: { themes: [compared, ...rest], meetingThemes: [], difference: null, ...detail },
    sharedActivities: named.map((activity) => ({ theme, ...activity })),
  } as unknown as Comparison); // as: the relation reads no other field
}

const leading: Poles = { positive: 80, negative: 25 };
const both: Poles = { positive: 75, negative: 70 };

describe('a theme without sides', () => {
  test.each([
    [[70, 60], 'both'],
    [[70, 50], 'open'],
    [[70, 45], 'undecided'],
    [[70, 40], 'one-sided'],
    [[55, 55], 'undecided'],
    [[50, 20], 'undecided'],
    [[40, 35], 'neither'],
  ] as const)('with %o reads %s', (scores, kind) => {
    expect(relate('SENS', { scores }).kind).toBe(kind);
  });

  test.each([
    [[20, 15], 'shared-interest'],
    [[50, 45], 'shared-interest'],
    [[80, 20], 'shared-interest'],
    [[70, 50], 'open'],
    [[70, 60], 'both'],
  ] as const)('with %o and a shared interest reads %s', (scores, kind) => {
    expect(relate('FET', { scores, named: [{ pole: null }] }).kind).toBe(kind);
  });

  test('says who wants it', () => {
    expect(relate('FET', { scores: [30, 65] })).toEqual({
      kind: 'one-sided',
      wantedBy: 'theirs',
    });
  });

  test.each([
    [[85, 60], { kind: 'both' }],
    [[60, 50], { kind: 'open', wantedBy: 'mine' }],
    [[50, 65], { kind: 'open', wantedBy: 'theirs' }],
    [[55, 50], { kind: 'meeting', areBothDrawn: false }],
  ] as const)('with %o is met if the reason says so', (scores, relation) => {
    expect(relate('SENS', { scores, detail: { meetingThemes: ['SENS'] } })).toEqual(relation);
  });
});

describe('who leads', () => {
  const drawn = { scores: [80, 75], poles: leading } as const;

  test('follows from the dimensions, where nothing else can be true', () => {
    const follower = { ds: 15, sm: 70, intensity: 70 };
    expect(relate('DS', { ...drawn, power: follower })).toEqual({
      kind: 'exchange',
      side: 'positive',
      isOpenOnly: false,
    });
    const leader = { ds: 75, sm: 15, intensity: 70 };
    expect(relate('DS', { ...drawn, power: leader })).toEqual({
      kind: 'same-side',
      side: 'positive',
      isMine: true,
    });
  });

  test('stays open where the dimensions leave room for both', () => {
    // Somebody who leads and feels pain has the same dimensions as one who follows and gives it.
    const mixed = { ds: 45, sm: 45, intensity: 75 };
    expect(relate('DS', { ...drawn, power: mixed })).toEqual({
      kind: 'which-side',
      mine: ['positive'],
    });
  });

  test('is never said of somebody who does not want it', () => {
    const score = integer({ min: 0, max: 20 }).map((steps) => 5 * steps);
    const roundToStep = (value: number): number => 5 * Math.round(value / 5);
    let inferred = 0;
    assert(
      property(tuple(score, score, score, score), ([lead, follow, give, feel]) => {
        const compared = [
          { theme: 'DS', mine: 50, theirs: Math.max(lead, follow), myPoles: null },
          { theme: 'SM', mine: 50, theirs: Math.max(give, feel), myPoles: null },
        ] as const;
        const dimensions = {
          ds: { dimension: roundToStep((lead + give) / 2) },
          sm: { dimension: roundToStep((follow + feel) / 2) },
        };
        const profile2 = { dimensions } as unknown as Comparison['profile2']; // as: two are read
        const sides = inferTheirSides('DS', { profile2 }, compared);
        const wanted = { positive: lead, negative: follow };
        for (const side of sides) expect(wanted[side]).toBeGreaterThanOrEqual(50);
        inferred += sides.length;
      }),
      { numRuns: 2000 },
    );
    expect(inferred).toBeGreaterThan(200); // otherwise the loop proves nothing
  });

  test('is both, for two who want both sides', () => {
    const switching = { ds: 80, sm: 80, intensity: 85 };
    const relation = relate('DS', { scores: [75, 80], poles: both, power: switching });
    expect(relation.kind).toBe('both');
    const follower = { ds: 15, sm: 70, intensity: 70 };
    expect(relate('DS', { scores: [75, 80], poles: both, power: follower })).toEqual({
      kind: 'which-side',
      mine: ['positive', 'negative'],
    });
  });

  test('is told of two leaders by the reason', () => {
    const difference = { theme: 'DS', wantedBy: 'both', sharedPole: 'positive' } as const;
    expect(relate('DS', { ...drawn, detail: { difference } })).toEqual({
      kind: 'same-side',
      side: 'positive',
      isMine: true,
    });
  });
});

describe('the side of the other person in another theme', () => {
  const drawn = { scores: [80, 75], poles: leading } as const;

  test('is not told by figures', () => {
    const power = { ds: 5, sm: 95, intensity: 95 };
    expect(relate('BOND', { ...drawn, power }).kind).toBe('which-side');
  });

  const following = [{ pole: 'negative', isMutualComplementary: false }] as const;
  const leads = [{ pole: 'positive', isMutualComplementary: false }] as const;
  const mutual = [{ pole: 'positive', isMutualComplementary: true }] as const;

  test('is told by an interest that is named', () => {
    const exchange = { kind: 'exchange', side: 'positive', isOpenOnly: false };
    expect(relate('BOND', { ...drawn, named: leads })).toEqual(exchange);
    expect(relate('BOND', { ...drawn, named: mutual })).toEqual(exchange);
    const named = [...leads, ...following];
    expect(relate('BOND', { scores: [80, 75], poles: both, named }).kind).toBe('both');
    expect(relate('BOND', { scores: [80, 75], poles: both, named: mutual }).kind).toBe('both');
  });

  test.each([
    ['too close to call', { positive: 55, negative: 50 }, following, ['negative']],
    ['both', both, following, ['negative']],
    ['the other one', leading, following, ['negative']],
    ['neither', { positive: 33, negative: 20 }, mutual, ['positive', 'negative']],
  ] as const)('makes no role of one interest where mine is %s', (_, poles, named, mine) => {
    const relation = relate('BOND', { scores: [poles.positive, 75], poles, named });
    expect(relation).toEqual({ kind: 'shared-interest', mine });
  });

  test('follows the reason rather than a named interest', () => {
    const difference = { theme: 'BOND', wantedBy: 'both', sharedPole: 'positive' } as const;
    expect(relate('BOND', { ...drawn, named: leads, detail: { difference } }).kind).toBe(
      'same-side',
    );
  });

  test('is told as open where the reason says that the two meet, and one way is left', () => {
    const detail = { meetingThemes: ['BOND'] satisfies Theme[] };
    expect(relate('BOND', { ...drawn, detail })).toEqual({
      kind: 'exchange',
      side: 'positive',
      isOpenOnly: true,
    });
    expect(relate('BOND', { scores: [80, 75], poles: both, detail })).toEqual({
      kind: 'meeting',
      areBothDrawn: true,
    });
  });

  test('is told of two who both want to be seen', () => {
    const detail = { isShowingSameSide: true };
    expect(relate('EXVOY', { ...drawn, detail }).kind).toBe('same-side');
    expect(relate('EXVOY', drawn).kind).toBe('which-side');
  });
});
