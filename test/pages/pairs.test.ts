/**
 * Twenty pairs of kinds: the level that an editor would give, and all that their comparison says.
 * `pairs.txt` is read as a whole; a change of it is approved with `vitest --update`.
 */

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { Reply } from '../../src/contract/endpoints.ts';
import type { CompatibilityLevel } from '../../src/domain/scoring.ts';
import { chooseRevealable, computeProfile, recordFigures } from '../../src/psychometrics/index.ts';
import { presentComparison } from '../../src/server/features/comparison/comparison.ts';
import { ShownComparison } from '../../src/web/features/comparison/comparison-screen.tsx';
import {
  answerSurvey,
  drawnTo,
  personas,
  type Person,
} from '../support/psychometrics/sample-people.ts';
import { bank } from '../support/server/test-app.ts';

const { model } = bank.current;
const texts = new Map(bank.texts.map(({ id, text }) => [id, text]));
const limits: ReadonlySet<string> = new Set();

const describePerson = (person: Person) => {
  const answers = answerSurvey(person);
  const figures = recordFigures(computeProfile(model, answers));
  const hash = () => new Uint8Array(9);
  const items = chooseRevealable({ bank: model, answers, limits, detail: 'all', hash });
  return { bank: model, answers, figures, limits, items };
};
type Described = ReturnType<typeof describePerson>;

const compare = (mine: Described, theirs: Described) =>
  presentComparison(
    { mine, theirs, withholding: { reason: null, until: null } },
    { compareDetail: 'all' },
    texts,
  );

/** The texts of the page from its heading to its last section, a line each. */
function readPage(comparison: Reply<'compareProfiles'>): string[] {
  const askAgain = () => Promise.resolve(true);
  const screen = createElement(ShownComparison, { comparison, receivedAt: 0, askAgain });
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, screen));
  return html
    .replaceAll(/<svg.*?<\/svg>|<table.*?<\/table>/g, '')
    .split(/<\/?(?:h\d|p|li|ul|ol|div|section|button|a|nav|aside)\b[^>]*>/)
    .map((text) =>
      text
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
}

const oneTheme =
  (theme: string, own: '+' | '-', elsewhere: number): Person =>
  ({ category, pole, rarity }) =>
    category === theme ? (pole === own ? 7 : 2) : Math.max(1, elsewhere - (rarity - 1));
const kinds = {
  ...personas,
  tender: drawnTo({ SENS: 7, ROLE: 5 }, 2),
  asexual: personas['very reserved']!,
  carer: oneTheme('ROLE', '+', 3),
  'cared for': oneTheme('ROLE', '-', 3),
  hunter: oneTheme('PRIMAL', '+', 3),
  prey: oneTheme('PRIMAL', '-', 3),
};
const people = Object.fromEntries(
  Object.entries(kinds).map(([name, person]) => [name, describePerson(person)]),
);

/** Written down before the comparison was run. */
const expected: readonly (readonly [string, string, CompatibilityLevel])[] = [
  ['tender', 'tender', 'very compatible'],
  ['tender', 'asexual', 'somewhat compatible'],
  ['leader', 'follower', 'very compatible'],
  ['leader', 'leader', 'unlikely to be compatible'],
  ['follower', 'follower', 'unlikely to be compatible'],
  ['switch', 'switch', 'very compatible'],
  ['switch', 'leader', 'compatible'],
  ['switch', 'follower', 'compatible'],
  ['all 1', 'all 7', 'unlikely to be compatible'],
  ['all 1', 'all 1', 'compatible'],
  ['all 7', 'all 7', 'very compatible'],
  ['all 4', 'all 4', 'compatible'],
  ['vanilla', 'leader', 'unlikely to be compatible'],
  ['vanilla', 'vanilla', 'very compatible'],
  ['tender', 'leader', 'unlikely to be compatible'],
  ['carer', 'cared for', 'very compatible'],
  ['hunter', 'prey', 'very compatible'],
  ['hunter', 'tender', 'unlikely to be compatible'],
  ['only SENS', 'all 7', 'somewhat compatible'],
  ['all 4', 'all 7', 'compatible'],
];

describe('pairs of kinds', () => {
  test.each(expected)('%s and %s are %s', (one, other, level) => {
    const { compatibilityLevel } = compare(people[one]!, people[other]!);
    expect(compatibilityLevel).toBe(level);
  });

  test('read as an editor would print them', async () => {
    const pages = expected.map(([one, other]) => {
      const lines = readPage(compare(people[one]!, people[other]!));
      return [`=== ${one} × ${other}`, ...lines].join('\n');
    });
    await expect(`${pages.join('\n\n')}\n`).toMatchFileSnapshot('pairs.txt');
  });
});
