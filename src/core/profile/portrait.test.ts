import { computeProfile, type Profile, responseQuality } from 'spark-psychometrics';
import { describe, expect, test } from 'vitest';
import {
  isSupported,
  isTraitSupported,
} from '../../../test/support/psychometrics/portrait-rules.ts';
import { bank } from '../../../test/support/psychometrics/real-bank.ts';
import {
  answerSurvey,
  personas,
  type Person,
  scatteredPerson,
} from '../../../test/support/psychometrics/sample-people.ts';
import type { Portrait, PortraitClaim as Claim } from '../../contract/profile.ts';
import { polarityThemes, record, themes } from '../../domain/themes.ts';
import * as names from '../../domain/words.ts';
import { derivePortrait } from './portrait.ts';
import { describeProfile } from './profile.ts';
import * as sentences from './words.ts';

const { model } = bank.current;
const profileOf = (person: Person): Profile => computeProfile(model, answerSurvey(person));

/** Returns a profile in which every score is `score` and nothing stands out, leans or has a gap. */
function levelProfile(score: number): Profile {
  const any = computeProfile(
    model,
    model.items.map(() => null),
  );
  const flat = { value: score, se: 5 };
  const none = { value: 0, se: 10 };
  return {
    ...any,
    answered: 63,
    scores: record(themes, () => flat),
    poles: record(themes, (theme) => any.poles[theme] && { positive: flat, negative: flat }),
    polarities: record(polarityThemes, () => none),
    facets: record(themes, () => ({ fantasy: flat, activity: flat, gap: none })),
    standing: record(themes, () => ({ value: 0, se: 0.5, first: 0.1 })),
  };
}

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
      outline(derivePortrait(profileOf(personas[name]!))),
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

test('a claim that the figures do not support is found', () => {
  const leader = withPoles(levelProfile(40), 'DS', 80, 20);
  const { traits } = derivePortrait(leader);
  const side = { kind: 'side', theme: 'DS', side: 'positive', isLiked: true } as const;
  const standing = { kind: 'standing' as const, themes: ['DS' as const], side: 'plain' as const };
  const clearly = { certainty: 'clearly', isOtherRefused: true } as const;
  const truth: Claim = { ...side, ...clearly };
  const untrue: Claim[] = [
    { ...truth, side: 'negative' },
    { ...truth, side: 'both' },
    { ...side, theme: 'PRIMAL', isOtherRefused: true, certainty: 'probably' },
    { kind: 'contrast', contrast: 'DS+ SM-', certainty: 'probably' },
    { kind: 'contrast', contrast: 'ENM EXVOY', certainty: 'clearly' },
    { ...standing, form: 'lead', chance: 0.97, certainty: 'clearly' },
    { ...standing, form: 'pair', themes: ['DS', 'SM'], chance: 0.9, certainty: 'probably' },
    { ...standing, form: 'several', themes: ['DS', 'SM'], chance: null, certainty: 'clearly' },
    { ...standing, form: 'all', chance: null, certainty: 'clearly' },
    { ...standing, form: 'nearest', themes: ['SM'], chance: null, certainty: 'close' },
    { kind: 'imagined', theme: 'FET', certainty: 'clearly' },
    { kind: 'done', theme: 'FET', certainty: 'clearly' },
    { kind: 'boundary', form: 'theme', theme: 'ENM', certainty: 'clearly' },
    { kind: 'boundary', form: 'rest', theme: null, certainty: 'clearly' },
  ];
  expect([truth, ...untrue].filter((claim) => isSupported(leader, traits, claim))).toEqual([truth]);
});

function expectSupport(profile: Profile): void {
  const { traits, claims } = derivePortrait(profile);
  expect(claims.filter((claim) => !isSupported(profile, traits, claim))).toEqual([]);
  expect(traits.filter((trait) => !isTraitSupported(profile, trait))).toEqual([]);
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
  derivePortrait(profile).claims.filter(({ kind }) => kinds.includes(kind));

describe('a side', () => {
  test.each([
    ['is liked if it is above the middle', [40, 80, 20], 'positive liked clearly'],
    ['is probable if its score or its lead is', [40, 57, 20], 'positive liked probably'],
    ['is only the rather one below the middle', [30, 40, 15], 'positive rather clearly'],
    ['is both if both are wanted and neither is clearly first', [40, 75, 65], 'both liked clearly'],
  ] as const)('%s', (_, [score, positive, negative], expected) => {
    const [claim] = claimsOf(withPoles(levelProfile(score), 'DS', positive, negative), 'side');
    if (claim?.kind !== 'side') throw new Error('a side was expected');
    const { side, isLiked, certainty } = claim;
    expect(`${side} ${isLiked ? 'liked' : 'rather'} ${certainty}`).toBe(expected);
    expect(claim.isOtherRefused).toBe(negative < 24); // certainly in the lowest third
  });

  test('is absent where nothing tells one', () => {
    expect(claimsOf(levelProfile(40), 'side')).toEqual([]);
  });
});

describe('one thing that does not fit', () => {
  const leader = withPoles(levelProfile(45), 'DS', 80, 20);
  const contrastsOf = (profile: Profile) => claimsOf(profile, 'contrast');

  test('is a side that goes against another', () => {
    expect(contrastsOf(withPoles(leader, 'PRIMAL', 20, 70))).toEqual([
      { kind: 'contrast', contrast: 'DS+ PRIMAL-', certainty: 'clearly' },
    ]);
    expect(contrastsOf(withPoles(leader, 'PRIMAL', 70, 20))).toEqual([]);
    expect(contrastsOf(withPoles(levelProfile(45), 'PRIMAL', 20, 70))).toEqual([]);
  });

  test('is a kindred theme that is not liked', () => {
    const cool = (value: number): Profile => ({
      ...leader,
      scores: { ...leader.scores, BOND: { value, se: 5 } },
    });
    expect(contrastsOf(cool(30))).toEqual([
      { kind: 'contrast', contrast: 'DS BOND', certainty: 'clearly' },
    ]);
    expect(contrastsOf(cool(41))).toEqual([]);
  });
});

describe('what stands out', () => {
  const level = levelProfile(40);
  const certainLead = { value: 2, se: 0.3, first: 0.97 };
  const withLead = (score: number): Profile => ({
    ...level,
    scores: { ...level.scores, FET: { value: score, se: 5 }, SENS: { value: 61, se: 20 } },
    standing: { ...level.standing, FET: certainLead },
  });

  test.each([
    [80, 'clearly'],
    [57, 'probably'],
  ])('with a score of %d is %s so, as in the line', (score, certainty) => {
    const { traits, claims } = derivePortrait(withLead(score));
    expect(traits[0]).toMatchObject({ theme: 'FET', certainty });
    expect(claims).toContainEqual(
      expect.objectContaining({ kind: 'standing', themes: ['FET'], certainty }),
    );
  });

  test('as one of two is no surer than both in the line', () => {
    const pair: Profile = {
      ...level,
      scores: { ...level.scores, FET: { value: 80, se: 5 }, SENS: { value: 57, se: 5 } },
      standing: {
        ...level.standing,
        FET: { ...certainLead, first: 0.5 },
        SENS: { ...certainLead, first: 0.48 },
      },
    };
    expect(claimsOf(pair, 'standing')).toMatchObject([{ form: 'pair', certainty: 'probably' }]);
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

describe('a theme with too few answers', () => {
  const people = Array.from({ length: 40 }, (_, n) => scatteredPerson(n));

  test('is in no claim, area, side, title or archetype', () => {
    people.forEach((person, n) => {
      const theme = themes[n % themes.length]!;
      const answers = answerSurvey(person).map((answer, i) =>
        model.items[i]!.category === theme ? null : answer,
      );
      const reply = describeProfile(
        {
          profile: computeProfile(model, answers),
          thin: [theme],
          quality: responseQuality(model, answers),
          version: 'test',
          insight: null,
        },
        { names, sentences },
      );
      expect(reply.tooFewAnswers).toEqual([theme]);
      expect(JSON.stringify([reply.portrait, reply.areas, reply.standsOut])).not.toContain(
        `"${theme}"`,
      );
      const archetypes = [
        ...reply.archetypes.title,
        ...reply.archetypes.ranked.map(({ key }) => key),
      ];
      expect(archetypes.filter((key) => key.startsWith(theme) || key === 'EXPLORER')).toEqual([]);
      expect(['open', 'all', 'only', 'own-taste']).not.toContain(reply.portrait.mood);
    });
  });
});
