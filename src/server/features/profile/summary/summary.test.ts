import { describe, expect, test } from 'vitest';
import {
  answerSurvey,
  namedPeople,
  type Person,
} from '../../../../../test/support/psychometrics/sample-people.ts';
import { bank } from '../../../../../test/support/server/test-app.ts';
import { computeProfile, responseQuality } from '../../../../psychometrics/index.ts';
import { summarise } from './summary.ts';

function summariseAnswers(person: Person): string {
  const answers = answerSurvey(person);
  return summarise(
    computeProfile(bank.current.model, answers),
    responseQuality(bank.current.model, answers),
  );
}

describe('the summary', () => {
  test('describes twelve different people in twelve ways', () => {
    const texts = Object.fromEntries(
      Object.entries(namedPeople).map(([name, person]) => [name, summariseAnswers(person)]),
    );
    expect(new Set(Object.values(texts)).size).toBe(12);
    expect(texts).toMatchSnapshot();
  });

  test('never calls all 1 or all 7 careless', () => {
    for (const value of [1, 7]) {
      const text = summariseAnswers(() => value);
      expect(text).not.toMatch(/hurry|unusual/);
      expect(text).toContain('little contrast');
    }
  });
});
