import { describe, expect, test } from 'vitest';
import { levelProfile } from '../../../../../test/support/psychometrics/level-profile.ts';
import {
  answerSurvey,
  personas,
  type Person,
} from '../../../../../test/support/psychometrics/sample-people.ts';
import { bank } from '../../../../../test/support/server/test-app.ts';
import type { Theme } from '../../../../domain/themes.ts';
import { computeProfile, type Profile } from '../../../../psychometrics/index.ts';
import { summarise } from './summary.ts';

const { model } = bank.current;

function summariseAnswers(person: Person): string {
  const answers = answerSurvey(person);
  return summarise(computeProfile(model, answers));
}

describe('the summary', () => {
  test('describes twelve personas in twelve ways', () => {
    const texts = Object.fromEntries(
      Object.entries(personas).map(([name, person]) => [name, summariseAnswers(person)]),
    );
    expect(new Set(Object.values(texts)).size).toBe(12);
    expect(texts).toMatchSnapshot();
  });

  test('speaks of no middle, margin, score or dimension', () => {
    for (const person of Object.values(personas))
      expect(summariseAnswers(person)).not.toMatch(
        /middle|margin|score|dimension|scale|below|answers lie|Based on|Rushed/,
      );
  });
});

/** Replaces figures of a theme: its score, its standing, its probability of being first. */
function raise(
  profile: Profile,
  theme: Theme,
  { score, standing, first }: { score: number; standing: number; first: number },
): Profile {
  return {
    ...profile,
    scores: { ...profile.scores, [theme]: { value: score, se: 5 } },
    standing: { ...profile.standing, [theme]: { value: standing, se: 0.3, first } },
  };
}

describe('a summary leads with what stands out', () => {
  const cool = levelProfile(30);

  test('even if another score is higher', () => {
    const care = raise(cool, 'ROLE', { score: 80, standing: 0.5, first: 0.1 });
    const profile = raise(care, 'FET', { score: 70, standing: 2, first: 0.8 });
    expect(summarise(profile)).toBe(
      'For you, it is often the detail that counts. Particular materials or clothing stand out for you; most of the rest you’d happily leave to others. You are drawn to giving or receiving care as well.',
    );
  });

  test('with company that is not certainly behind', () => {
    const care = raise(levelProfile(45), 'ROLE', { score: 80, standing: 1.5, first: 0.3 });
    const profile = raise(care, 'SENS', { score: 90, standing: 2, first: 0.7 });
    expect(summarise(profile)).toBe(
      'Touch is your language. Slow, sensory play stands out for you, with giving or receiving care close behind.',
    );
  });

  test('unless the lead is not tested', () => {
    const profile = raise(levelProfile(45), 'SENS', { score: 90, standing: 2, first: 0.55 });
    expect(summarise(profile)).toBe(
      'You are drawn to soft, sensory play, though nothing is clearly first.',
    );
  });

  test('unless its score is below the middle', () => {
    const profile = raise(cool, 'SENS', { score: 45, standing: 2, first: 0.9 });
    expect(summarise(profile)).toBe(
      'You know your own taste, and most of what is asked here you’d happily leave to others. What comes nearest, if anything, is soft, sensory play.',
    );
  });
});

test('a list puts the topic with a comma last', () => {
  const soft = raise(levelProfile(45), 'SENS', { score: 90, standing: 2, first: 0.3 });
  const profile = raise(soft, 'SM', { score: 80, standing: 1.9, first: 0.2 });
  expect(summarise(profile)).toBe(
    'Several things draw you, and none is clearly first: intense sensation and soft, sensory play.',
  );
});
