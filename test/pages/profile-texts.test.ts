/** The texts of a profile's page, from the server's facts and sentences and the browser's words. */

import { computeProfile, responseQuality } from 'spark-psychometrics';
import { describe, expect, test } from 'vitest';
import { describeProfile } from '../../src/core/profile/profile.ts';
import * as sentences from '../../src/core/profile/words.ts';
import { pickClearest } from '../../src/core/survey/clearest.ts';
import { topics as topicWords } from '../../src/core/survey/topic-words.ts';
import { themeFacts, themes } from '../../src/domain/themes.ts';
import * as domainNames from '../../src/domain/words.ts';
import { topics } from '../../src/server/features/insights/claims.ts';
import { assembleProfile } from '../../src/web/features/profile/computed-profile.ts';
import {
  contrasts,
  title as contrastTitle,
} from '../../src/web/features/profile/contrast/words.ts';
import {
  type PortraitView,
  viewCaveat,
  viewPortrait,
} from '../../src/web/features/profile/first-screen/portrait-view.ts';
import { writeSendable } from '../../src/web/features/profile/first-screen/sendable.ts';
import * as claimWords from '../../src/web/features/profile/first-screen/words.ts';
import { describeStand } from '../../src/web/features/profile/polarity-view.ts';
import { type ProfileView, viewProfile } from '../../src/web/features/profile/profile-view.ts';
import * as words from '../../src/web/features/profile/words.ts';
import { certainties } from '../../src/web/ui/words.ts';
import { shownPeople } from '../support/people/shown-people.ts';
import {
  answerSurvey,
  personas,
  type Person,
  scatteredPerson,
} from '../support/psychometrics/sample-people.ts';
import { bank } from '../support/server/test-app.ts';

const { model } = bank.current;

const shortDescriptions = new Map(bank.texts.map((item) => [item.id, item.shortDescription]));

type Clearest = ReturnType<typeof pickClearest>;

interface Page extends PortraitView {
  readonly reading: ProfileView;
  readonly clearest: Clearest;
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
  const given = model.items.flatMap((item, index) => {
    const value = answers[index] ?? null;
    return value === null ? [] : [{ item, value }];
  });
  const clearest = pickClearest(given, given, { shortDescriptions, topics: topicWords });
  return { reading, clearest, ...viewPortrait(reading.portrait) };
}

const withDoubt = (text: string, certainty: keyof typeof certainties): string =>
  certainty === 'clearly' ? text : `${text} (${certainties[certainty]})`;

const listAnswers = (title: string, answers: Clearest['yes']): string[] =>
  answers.length === 0
    ? []
    : [
        title,
        ...answers.map(
          ({ text, isImagined }) => `- ${text}${isImagined ? ` (${claimWords.imagined})` : ''}`,
        ),
      ];

/** Returns the page as it is read, from its line to its sections. */
function readAloud({ reading, clearest, line, claims, contrast }: Page): string {
  const { archetypes, polarities, areas, summary } = reading;
  const { title, certainty } = archetypes;
  return [
    line,
    title === null ? '' : withDoubt(title, certainty ?? 'clearly'),
    viewCaveat(reading) ?? '',
    '',
    ...listAnswers(claimWords.clearestYes, clearest.yes),
    ...listAnswers(claimWords.clearestNo, clearest.no),
    ...(contrast ? [`${contrastTitle}: ${withDoubt(contrast.text, contrast.certainty)}`] : []),
    ...claims.map(({ kind, text, certainty: sure }) => `${withDoubt(kind, sure)}: ${text}`),
    `“${writeSendable(clearest) ?? ''}”`,
    '',
    summary,
    '',
    polarities.map((one) => `${one.negative} – ${one.positive}: ${describeStand(one)}`).join(' · '),
    ...(areas.length === 0 ? [words.noAreas] : []),
    ...areas.map(({ name, activities }) => `${name}: ${activities.join('; ')}.`),
  ]
    .filter((text, index, texts) => text !== '' || texts[index - 1] !== '')
    .join('\n')
    .replace('\n“”', '')
    .trim();
}

test('twelve people read as twelve pages', async () => {
  const pages = Object.entries(shownPeople).map(
    ([name, person]) => `## ${name}\n\n${readAloud(readPage(person))}\n`,
  );
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

  test('have a line of one sentence, and no two claims of a kind', () => {
    for (const { line, claims } of pages) {
      expect(line).toMatch(/^[A-Z][^.]*\.$/);
      expect(new Set(claims.map(({ kind }) => kind)).size).toBe(claims.length);
    }
  });

  test('say no five words twice', () => {
    for (const { line, claims, contrast, reading } of pages) {
      const told = [...claims, ...(contrast ? [contrast] : [])];
      const texts = [line, ...told.map(({ text }) => text), reading.summary];
      const runs = texts.flatMap(listRuns);
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
    const { liked } = domainNames;
    const { likes, refuses, rather } = claimWords;
    const claims = { liked, likes, refuses, rather, contrasts };
    const named = [...summaries, ...collectTexts(claims)].filter((text) => {
      const rest = phrases.reduce((one, phrase) => one.replaceAll(phrase, ''), text.toLowerCase());
      return otherNames.some((name) => rest.includes(name));
    });
    expect(named).toEqual([]);
  });
});
