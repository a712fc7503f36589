import { describe, expect, test } from 'vitest';
import {
  answerSurvey,
  personas,
  type Person,
  scatteredPerson,
} from '../../../../../test/support/psychometrics/sample-people.ts';
import { bank } from '../../../../../test/support/server/test-app.ts';
import type { Side } from '../../../../domain/readings/portrait.ts';
import { type PolarityTheme, record, type Theme, themes } from '../../../../domain/themes.ts';
import { computeProfile, type Estimate, type Profile } from '../../../../psychometrics/index.ts';
import { drawPortrait, type Portrait } from './portrait.ts';

type Claim = Portrait['claims'][number];

const { model } = bank.current;
const profileOf = (person: Person): Profile => computeProfile(model, answerSurvey(person));

/** Shortens a portrait to one line per fact. */
function outline({ traits, mood, claims }: Portrait): string[] {
  const formatClaim = ({ kind, certainty, ...rest }: Claim): string =>
    [kind, ...Object.values(rest).flat(), certainty]
      .filter((part) => typeof part === 'string')
      .join(' ');
  return [
    ...(mood === null ? [] : [`mood: ${mood}`]),
    ...traits.map(({ theme, side, certainty }) => `${theme} ${side} ${certainty}`),
    ...claims.map((claim) => `claim: ${formatClaim(claim)}`),
  ];
}

describe('the portrait of twelve personas', () => {
  test('is different for each', () => {
    const portraits = record(Object.keys(personas), (name) =>
      outline(drawPortrait(profileOf(personas[name]!))),
    );
    expect(new Set(Object.values(portraits).map((lines) => lines.join())).size).toBe(12);
    expect(portraits).toMatchSnapshot();
  });

  test.each(Object.entries(personas))('says nothing of %s that is not so', (_, person) => {
    expectSupport(profileOf(person));
  });
});

test('the portraits of sixty others say nothing that is not so', () => {
  for (let number = 1; number <= 60; number++) expectSupport(profileOf(scatteredPerson(number)));
});

function expectSupport(profile: Profile): void {
  const { traits, claims } = drawPortrait(profile);
  expect(claims.filter((claim) => !isSupported(profile, claim))).toEqual([]);
  const unsupported = traits.filter(
    ({ theme, side, certainty }) =>
      !wants(profile, theme, side, least[certainty]) && profile.standing[theme].first < 0.6,
  );
  expect(unsupported).toEqual([]);
}

/** How many standard errors a value lies above a limit. */
const errorsAbove = ({ value, se }: Estimate, limit: number): number => (value - limit) / se;

/** The least distance of each certainty in standard errors, and the least probability. */
const least = { clearly: 1.95, probably: 1, close: -Infinity } as const;
const leastChance = { clearly: 0.95, probably: 0.6, close: 0 } as const;

function wants({ scores, poles }: Profile, theme: Theme, side: Side, errors: number): boolean {
  if (side === 'plain') return errorsAbove(scores[theme], 50) >= errors;
  const wanted = side === 'both' ? (['positive', 'negative'] as const) : [side];
  return wanted.every((pole) => errorsAbove(poles[theme]![pole], 50) >= errors);
}

function prefers({ polarities }: Profile, theme: PolarityTheme, side: Side, errors: number) {
  const { value, se } = polarities[theme];
  if (side === 'both' || side === 'plain') return Math.abs(value) < 1.96 * se;
  return (side === 'positive' ? value : -value) / se >= errors;
}

/** Decides whether the figures support a claim, without the code that makes claims. */
function isSupported(profile: Profile, claim: Claim): boolean {
  const { scores, standing, facets } = profile;
  const errors = least[claim.certainty];
  const countBelow = (limit: number) =>
    themes.filter((theme) => errorsAbove(scores[theme], limit) <= -1.95).length;
  switch (claim.kind) {
    case 'side':
      return (
        prefers(profile, claim.theme, claim.side, errors) &&
        (!claim.isLiked || wants(profile, claim.theme, claim.side, errors))
      );
    case 'crossing':
      return (
        prefers(profile, 'DS', claim.role, errors) &&
        prefers(profile, claim.theme, claim.side, errors) &&
        wants(profile, claim.theme, claim.side, errors)
      );
    case 'standing':
      if (claim.form === 'nearest') return countBelow(100 / 3) < themes.length;
      if (claim.chance !== null) return claim.chance >= leastChance[claim.certainty];
      return claim.themes.every((theme) => wants(profile, theme, 'plain', errors));
    case 'highest':
      return (
        themes.every((theme) => scores[theme].value <= scores[claim.theme].value) &&
        standing[claim.standsOut].first >= leastChance[claim.certainty]
      );
    case 'boundary':
      if (claim.theme !== null) return errorsAbove(scores[claim.theme], 100 / 3) <= -1.95;
      if (claim.form === 'most') return countBelow(50) >= 5;
      return countBelow(100 / 3) === (claim.form === 'all' ? 10 : 9);
    default: {
      const gap = errorsAbove(facets[claim.theme].gap, 0);
      return (claim.kind === 'imagined' ? gap : -gap) >= 1.95;
    }
  }
}

/** Returns a profile in which every score is `score` and no side or gap is clear. */
function levelProfile(score: number): Profile {
  const any = computeProfile(
    model,
    model.items.map(() => null),
  );
  const flat = { value: score, se: 5 };
  const none = { value: 0, se: 10 };
  return {
    ...any,
    scores: record(themes, () => flat),
    poles: record(themes, (theme) =>
      any.poles[theme] === null ? null : { positive: flat, negative: flat },
    ),
    polarities: record(Object.keys(any.polarities) as ['DS'], () => none), // as: its own keys
    facets: record(themes, () => ({ fantasy: flat, activity: flat, gap: none })),
    standing: record(themes, () => ({ value: 0, se: 0.5, first: 0.1 })),
  } as Profile; // as: every polarity is there
}

/** Gives a theme two poles of these scores. */
function withPoles(
  profile: Profile,
  theme: 'DS' | 'PRIMAL',
  positive: number,
  negative: number,
): Profile {
  const of = (value: number) => ({ value, se: 5 });
  return {
    ...profile,
    scores: { ...profile.scores, [theme]: of(Math.max(positive, negative)) },
    poles: { ...profile.poles, [theme]: { positive: of(positive), negative: of(negative) } },
    polarities: { ...profile.polarities, [theme]: { value: positive - negative, se: 7 } },
  };
}

const claimsOf = (profile: Profile, ...kinds: Claim['kind'][]): Claim[] =>
  drawPortrait(profile).claims.filter(({ kind }) => kinds.includes(kind));

describe('a side', () => {
  test('is liked if it is above the middle', () => {
    expect(claimsOf(withPoles(levelProfile(40), 'DS', 80, 20), 'side')).toMatchObject([
      { theme: 'DS', side: 'positive', isLiked: true, isOtherRefused: true, certainty: 'clearly' },
    ]);
  });

  test('is probable if its score or its lead is', () => {
    expect(claimsOf(withPoles(levelProfile(40), 'DS', 57, 20), 'side')).toMatchObject([
      { side: 'positive', isLiked: true, certainty: 'probably' },
    ]);
  });

  test('is only the rather one below the middle', () => {
    expect(claimsOf(withPoles(levelProfile(30), 'DS', 40, 15), 'side')).toMatchObject([
      { side: 'positive', isLiked: false, certainty: 'clearly' },
    ]);
  });

  test('is both if both are wanted and neither is clearly first', () => {
    expect(claimsOf(withPoles(levelProfile(40), 'DS', 75, 65), 'side')).toMatchObject([
      { side: 'both', certainty: 'clearly' },
    ]);
  });

  test('is absent where nothing tells one', () => {
    expect(claimsOf(levelProfile(40), 'side')).toEqual([]);
  });
});

describe('a surprise', () => {
  const leader = withPoles(levelProfile(40), 'DS', 80, 20);

  test('is another side than in power between partners', () => {
    expect(claimsOf(withPoles(leader, 'PRIMAL', 20, 70), 'crossing', 'highest')).toEqual([
      {
        kind: 'crossing',
        role: 'positive',
        theme: 'PRIMAL',
        side: 'negative',
        certainty: 'clearly',
      },
    ]);
    expect(claimsOf(withPoles(leader, 'PRIMAL', 70, 20), 'crossing')).toEqual([]);
  });

  test('is a highest score that is not what stands out', () => {
    const scores = {
      ...levelProfile(40).scores,
      SENS: { value: 80, se: 5 },
      FET: { value: 70, se: 5 },
    };
    const standing = { ...levelProfile(40).standing, FET: { value: 2, se: 0.3, first: 0.8 } };
    expect(claimsOf({ ...levelProfile(40), scores, standing }, 'crossing', 'highest')).toEqual([
      { kind: 'highest', theme: 'SENS', standsOut: 'FET', certainty: 'probably' },
    ]);
  });
});

test('a gap between fantasy and activity is told only if it is clear', () => {
  const level = levelProfile(40);
  const withGap = (value: number): Profile => ({
    ...level,
    facets: { ...level.facets, FET: { ...level.facets.FET, gap: { value, se: 10 } } },
  });
  expect(claimsOf(withGap(19), 'imagined', 'done')).toEqual([]);
  expect(claimsOf(withGap(20), 'imagined', 'done')).toMatchObject([{ kind: 'imagined' }]);
  expect(claimsOf(withGap(-20), 'imagined', 'done')).toMatchObject([{ kind: 'done' }]);
});

test('a boundary is certainly in the lowest third', () => {
  const level = levelProfile(45);
  const cool = (value: number) => ({
    ...level,
    scores: { ...level.scores, ENM: { value, se: 5 } },
  });
  expect(claimsOf(cool(20), 'boundary')).toMatchObject([{ form: 'theme', theme: 'ENM' }]);
  expect(claimsOf(cool(26), 'boundary')).toEqual([]);
});
