import { describe, expect, test } from 'vitest';
import {
  answerEverything,
  scatteredPerson,
} from '../../../../test/support/psychometrics/sample-people.ts';
import { bank } from '../../../../test/support/server/test-app.ts';
import { polarityThemes, themes } from '../../../domain/themes.ts';
import { computeProfile } from '../../../psychometrics/index.ts';
import { buildPrompt } from './prompt.ts';

const profile = computeProfile(bank.current.model, answerEverything(scatteredPerson(0)));

describe('the prompt', () => {
  test('lists the claims and all figures with their ranges', () => {
    const { user } = buildPrompt(profile);
    expect(user).toMatch(/^Claims:\n1\. \([\w-]+\) .+\n/);
    const figures = [...themes, ...polarityThemes];
    expect(user.match(/: -?\d+, between -?\d+ and -?\d+/g)).toHaveLength(figures.length);
  });

  test('holds no question', () => {
    const { system, user } = buildPrompt(profile);
    for (const { text, id } of bank.texts) {
      expect(system + user).not.toContain(text);
      expect(system + user).not.toMatch(new RegExp(`\\b${id}\\b`));
    }
  });
});
