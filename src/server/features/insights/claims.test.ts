import { computeProfile, type Estimate, type Profile } from 'spark-psychometrics';
import { describe, expect, test } from 'vitest';
import {
  answerSurvey,
  personas,
  scatteredPerson,
  type Person,
} from '../../../../test/support/psychometrics/sample-people.ts';
import { bank } from '../../../../test/support/server/test-app.ts';
import { polarityThemes, themes } from '../../../domain/themes.ts';
import { checkText, length } from './check-text.ts';
import { type Claim, deriveClaims } from './claims.ts';

const lower = ({ value, se }: Estimate): number => value - se * 1.96;
const upper = ({ value, se }: Estimate): number => value + se * 1.96;

/** Independent of the code under test, with constants of its own (measurement §4.1). */
function isSupported(claim: Claim, { scores, polarities, poles, facets }: Profile): boolean {
  switch (claim.kind) {
    case 'drawn':
    case 'all':
      return claim.themes.every((theme) => lower(scores[theme]) > 50);
    case 'none':
      return themes.every((theme) => upper(scores[theme]) < 50);
    case 'perhaps':
      return themes.every((theme) => lower(scores[theme]) <= 50);
    case 'imagines':
      return claim.themes.every((theme) => lower(facets[theme].gap) > 0);
    case 'does':
      return claim.themes.every((theme) => upper(facets[theme].gap) < 0);
    case 'leans':
    case 'switches': {
      const theme = polarityThemes.find((each) => each === claim.themes[0])!;
      const both = poles[theme];
      const leans = lower(polarities[theme]) > 0 || upper(polarities[theme]) < 0;
      const likesBoth = both !== null && lower(both.positive) > 50 && lower(both.negative) > 50;
      return claim.kind === 'leans' ? leans && scores[theme].value >= 20 : !leans && likesBoth;
    }
    default:
      return claim.kind satisfies never;
  }
}

const imaginesOnly: Person = ({ facet }) => (facet === 'F' ? 6 : 2);
const doesNotImagine: Person = ({ facet }) => (facet === 'A' ? 6 : 2);
const people = [
  ...Array.from({ length: 300 }, (_, n) => scatteredPerson(n)),
  ...Object.values(personas),
  imaginesOnly,
  doesNotImagine,
];
const profiles = people.map((person) => computeProfile(bank.current.model, answerSurvey(person)));

describe('the claims', () => {
  test('are each supported by their interval', () => {
    for (const profile of profiles)
      for (const claim of deriveClaims(profile))
        expect(isSupported(claim, profile), JSON.stringify(claim)).toBe(true);
  });

  test('of every kind occur', () => {
    const kinds = new Set(profiles.flatMap(deriveClaims).map(({ kind }) => kind));
    expect([...kinds].toSorted().join(' ')).toBe(
      'all does drawn imagines leans none perhaps switches',
    );
  });

  test('name the side that the polarity leans to', () => {
    const [any] = profiles;
    const leaning = (value: number): Profile => ({
      ...any!,
      scores: { ...any!.scores, DS: { value: 80, se: 5 } },
      polarities: { ...any!.polarities, DS: { value, se: 5 } },
    });
    const read = (value: number) =>
      deriveClaims(leaning(value)).find(
        ({ kind, themes: [theme] }) => kind === 'leans' && theme === 'DS',
      );
    expect(read(90)?.text).toBe('You lean toward leading.');
    expect(read(-90)?.text).toBe('You lean toward following.');
  });

  test('can be said as they stand', () => {
    const calm = 'Keep what sounds like you, and leave what does not.'.split(' ');
    for (const claims of profiles.map(deriveClaims)) {
      const words = claims.flatMap(({ text }) => text.split(' '));
      while (words.length < length.min) words.push(...calm);
      expect(checkText(words.join(' '), claims)).toEqual({ text: words.join(' ') });
    }
  });
});
