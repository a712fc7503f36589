import { describe, expect, test } from 'vitest';
import {
  answerSurvey,
  personas,
  scatteredPerson,
  type Person,
} from '../../../../test/support/psychometrics/sample-people.ts';
import { bank } from '../../../../test/support/server/test-app.ts';
import { type Theme, themes } from '../../../domain/themes.ts';
import { computeProfile, type Estimate, type Profile } from '../../../psychometrics/index.ts';
import { type Claim, deriveClaims } from './claims.ts';

const lower = ({ value, se }: Estimate): number => value - se * 1.96;
const upper = ({ value, se }: Estimate): number => value + se * 1.96;

/** Independent of the code under test, with constants of its own (measurement §4.1). */
function isSupported(claim: Claim, { scores, polarities, poles, facets }: Profile): boolean {
  const everyTheme = (holds: (theme: Theme) => boolean): boolean => themes.every(holds);
  switch (claim.kind) {
    case 'drawn':
      return claim.themes.every((theme) => lower(scores[theme]) > 50);
    case 'perhaps':
      return everyTheme(
        (theme) => scores[theme].value <= scores[claim.theme].value && lower(scores[theme]) <= 50,
      );
    case 'all-drawn':
      return everyTheme((theme) => lower(scores[theme]) > 50);
    case 'none-drawn':
      return everyTheme((theme) => upper(scores[theme]) < 50);
    case 'below':
      return (
        themes.filter((theme) => upper(scores[theme]) < 50).length === claim.count &&
        claim.count >= 3
      );
    case 'little':
      return claim.themes.every((theme) => upper(scores[theme]) < 33.34);
    case 'leans':
      return (
        (claim.pole === 'positive'
          ? lower(polarities[claim.theme]) > 0
          : upper(polarities[claim.theme]) < 0) && scores[claim.theme].value >= 20
      );
    case 'switches': {
      const both = poles[claim.theme];
      return (
        both !== null &&
        lower(both.positive) > 50 &&
        lower(both.negative) > 50 &&
        lower(polarities[claim.theme]) <= 0 &&
        upper(polarities[claim.theme]) >= 0
      );
    }
    case 'imagines-more':
      return claim.themes.every((theme) => lower(facets[theme].gap) > 0);
    case 'does-more':
      return claim.themes.every((theme) => upper(facets[theme].gap) < 0);
    default:
      return claim satisfies never;
  }
}

describe('claims', () => {
  const population = Array.from({ length: 300 }, (_, n) => scatteredPerson(n));
  const profiles = population.map((person) =>
    computeProfile(bank.current.model, answerSurvey(person)),
  );

  test('are each supported by their interval', () => {
    for (const profile of profiles)
      for (const claim of deriveClaims(profile))
        expect(isSupported(claim, profile), JSON.stringify(claim)).toBe(true);
  });

  test('never say that a theme which leans goes either way, however many lean', () => {
    const [any] = profiles;
    if (!any) throw new Error('There is no profile.');
    const strong = { value: 80, se: 5 };
    const ofThemes = <T>(row: (index: number) => T): Record<Theme, T> =>
      Object.fromEntries(themes.map((theme, index) => [theme, row(index)])) as Record<Theme, T>;
    const leaning: Profile = {
      ...any,
      scores: ofThemes(() => strong),
      polarities: ofThemes((index) => ({ value: 60 - 4 * index, se: 5 })),
      poles: ofThemes(() => ({ positive: strong, negative: strong })),
    };
    const kinds = deriveClaims(leaning).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'leans')).toHaveLength(3);
    expect(kinds).not.toContain('switches');
  });

  test('of every kind occur', () => {
    const imaginesOnly: Person = ({ facet }) => (facet === 'F' ? 6 : 2);
    const doesNotImagine: Person = ({ facet }) => (facet === 'A' ? 6 : 2);
    const named = [...Object.values(personas), imaginesOnly, doesNotImagine].map((person) =>
      computeProfile(bank.current.model, answerSurvey(person)),
    );
    const kinds = new Set(
      [...profiles, ...named].flatMap((profile) => deriveClaims(profile).map(({ kind }) => kind)),
    );
    expect([...kinds].sort().join(' ')).toBe(
      'all-drawn below does-more drawn imagines-more leans little none-drawn perhaps switches',
    );
  });
});
