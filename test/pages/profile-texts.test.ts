/** The texts of a profile's page, from the server's facts and sentences and the browser's words. */

import { describe, expect, test } from 'vitest';
import { describeProfile } from '../../src/core/profile/profile.ts';
import * as sentences from '../../src/core/profile/words.ts';
import { themeFacts, themes } from '../../src/domain/themes.ts';
import * as domainNames from '../../src/domain/words.ts';
import { computeProfile, responseQuality } from '../../src/psychometrics/index.ts';
import { topics } from '../../src/server/features/insights/claims.ts';
import { assembleProfile } from '../../src/web/features/profile/computed-profile.ts';
import {
  type PortraitView,
  viewCaveat,
  viewPortrait,
} from '../../src/web/features/profile/first-screen/portrait-view.ts';
import * as claimWords from '../../src/web/features/profile/first-screen/words.ts';
import { describeStand } from '../../src/web/features/profile/polarity-view.ts';
import { type ProfileView, viewProfile } from '../../src/web/features/profile/profile-view.ts';
import * as words from '../../src/web/features/profile/words.ts';
import { certainties } from '../../src/web/ui/words.ts';
import {
  answerSurvey,
  personas,
  type Person,
  scatteredPerson,
} from '../support/psychometrics/sample-people.ts';
import { bank } from '../support/server/test-app.ts';

const { model } = bank.current;

interface Page extends PortraitView {
  readonly reading: ProfileView;
}

function readPage(person: Person): Page {
  const answers = answerSurvey(person);
  const computed = describeProfile(
    {
      profile: computeProfile(model, answers),
      thin: [],
      quality: responseQuality(model, answers),
      version: 'test',
      insight: null,
    },
    { names: domainNames, sentences },
  );
  const reading = viewProfile(assembleProfile('somebody', computed, new Date(0)));
  return { reading, ...viewPortrait(reading.portrait, reading) };
}

const withDoubt = (text: string, certainty: keyof typeof certainties): string =>
  certainty === 'clearly' ? text : `${text} (${certainties[certainty]})`;

/** Returns the page as it is read, from its line to its sections. */
function readAloud({ reading, line, claims }: Page): string {
  const { archetypes, polarities, areas } = reading;
  return [
    `${line.map(({ text, certainty }) => withDoubt(text, certainty)).join(' · ')}`,
    '',
    ...claims.map(({ kind, text, certainty }) => `${withDoubt(kind, certainty)}: ${text}`),
    viewCaveat(reading) ?? '',
    '',
    reading.summary,
    '',
    ...polarities.map((one) => `${one.negative} – ${one.positive}: ${describeStand(one)}`),
    ...(areas.length === 0 ? [words.noAreas] : areas.map(({ name }) => `Ideas for ${name}`)),
    archetypes?.title ?? (archetypes?.hasRole ? words.noTitle : words.noRole),
    archetypes?.titleText ?? '',
  ]
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

const eight = [
  'leader',
  'follower',
  'switch',
  'only SENS',
  'all 1',
  'all 4',
  'all 7',
  'very reserved',
] as const;

test('eight kinds of people read as eight pages', async () => {
  const pages = eight.map((name) => `## ${name}\n\n${readAloud(readPage(personas[name]!))}\n`);
  await expect(pages.join('\n')).toMatchFileSnapshot('pages.txt');
});

test('an unusual pattern of answers names no title', () => {
  const { reading } = readPage(personas['random']!);
  expect(viewCaveat(reading)).toBe(claimWords.caveats.personFit);
  expect(reading.archetypes.title).toBeNull();
});

test('twelve personas read in twelve ways', () => {
  const texts = Object.values(personas).map((person) => readPage(person));
  expect(new Set(texts.map(({ reading }) => reading.summary)).size).toBe(texts.length);
  expect(new Set(texts.map(readAloud)).size).toBe(texts.length);
});

const collectTexts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(collectTexts);
const countWords = (text: string): number => text.split(/\s+/).length;

/** The runs of five words in a text, without its punctuation. */
const listRuns = (text: string): string[] => {
  const spoken = text.toLowerCase().match(/[a-z’]+/g) ?? [];
  return spoken.slice(4).map((_, start) => spoken.slice(start, start + 5).join(' '));
};

describe('the texts of sixty other people', () => {
  const others = Array.from({ length: 60 }, (_, index) => readPage(scatteredPerson(index + 1)));
  const pages = [...others, ...Object.values(personas).map(readPage)];

  test('have a line, and no two claims of a kind', () => {
    for (const { line, claims } of others) {
      expect(line.length).toBeGreaterThan(0);
      expect(claims.length).toBeLessThanOrEqual(5);
      expect(new Set(claims.map(({ kind }) => kind)).size).toBe(claims.length);
    }
  });

  test('say no five words twice', () => {
    for (const { line, claims, reading } of pages) {
      const texts = [...line, ...claims].map(({ text }) => text);
      const runs = [...texts, reading.summary].flatMap(listRuns);
      expect(runs.filter((run, index) => runs.indexOf(run) !== index)).toEqual([]);
    }
  });

  test('are whole sentences without figures or judgements', () => {
    for (const { claims, reading } of pages)
      for (const text of [...claims.map((claim) => claim.text), reading.summary]) {
        expect(text).toMatch(/^[A-Z].*\.$/);
        expect(text).not.toMatch(/\d|below|average|normal|score|undefined| {2}/);
      }
  });

  test('sum up in 50 to 70 words', () => {
    for (const { reading } of pages) {
      expect(countWords(reading.summary)).toBeGreaterThanOrEqual(50);
      expect(countWords(reading.summary)).toBeLessThanOrEqual(70);
    }
  });

  test('have figures with a margin behind each phrase and claim', () => {
    for (const { line, claims, highlighted } of others) {
      const ofThemes = claims.filter(({ evidence }) => evidence.figures.length > 0);
      for (const { evidence } of [...line.slice(0, highlighted.length), ...ofThemes]) {
        expect(evidence.figures.join()).toContain(' ± ');
        for (const figure of evidence.figures) expect(figure).toMatch(/ ± |: \d+ ?%$/);
      }
    }
  });

  test('show a picture nothing that names a person', () => {
    const shown = ['crossing', 'imagined', 'done', 'boundary'];
    for (const { claims } of pages)
      for (const { claim, text } of claims.filter(({ claim }) => shown.includes(claim.kind)))
        expect(`${claim.kind}: ${text}`).not.toMatch(/\b(you|your|I|my|me)\b/i);
  });
});

describe('the sentences', () => {
  const summaries = collectTexts(sentences);

  test('of a summary have 13 to 17 words each', () => {
    expect(summaries.filter((text) => Math.abs(countWords(text) - 15) > 2)).toEqual([]);
    expect(new Set(summaries).size).toBe(summaries.length);
  });

  test('call a theme by its phrase alone', () => {
    const phrases = themes.map((theme) => themeFacts[theme].phrase);
    const otherNames = themes
      .flatMap((theme) => [topics[theme], themeFacts[theme].name.toLowerCase()])
      .filter((name) => !phrases.includes(name));
    const { traits, likes, refuses, rather, outstanding, role, crossing, leftToOthers } =
      claimWords;
    const claims = { traits, likes, refuses, rather, outstanding, role, crossing, leftToOthers };
    const named = [...summaries, ...collectTexts(claims)].filter((text) => {
      const rest = phrases.reduce((one, phrase) => one.replaceAll(phrase, ''), text.toLowerCase());
      return otherNames.some((name) => rest.includes(name));
    });
    expect(named).toEqual([]);
  });
});
