/** The texts of a profile's first screen, from the server's facts and the browser's words. */

import { describe, expect, test } from 'vitest';
import { computeProfile, responseQuality } from '../../src/psychometrics/index.ts';
import { presentProfile } from '../../src/server/features/profile/present.ts';
import { assembleProfile } from '../../src/web/features/profile/computed-profile.ts';
import {
  type PortraitReading,
  readPortrait,
} from '../../src/web/features/profile/first-screen/portrait-reading.ts';
import {
  allAlike,
  leftToOthers,
  mostLeftToOthers,
} from '../../src/web/features/profile/first-screen/words.ts';
import {
  continueSummary,
  type ProfileReading,
  readProfile,
} from '../../src/web/features/profile/profile-view.ts';
import {
  answerSurvey,
  personas,
  type Person,
  scatteredPerson,
} from '../support/psychometrics/sample-people.ts';
import { bank } from '../support/server/test-app.ts';

const { model } = bank.current;

function readPerson(person: Person): ProfileReading {
  const answers = answerSurvey(person);
  const computed = presentProfile({
    profile: computeProfile(model, answers),
    quality: responseQuality(model, answers),
    version: 'test',
    insight: null,
  });
  return readProfile(assembleProfile('somebody', computed, new Date(0)));
}

function portraitOf(person: Person): PortraitReading {
  const reading = readPerson(person);
  if (reading.portrait === null) throw new Error('a computed profile has a portrait');
  return readPortrait(reading.portrait, reading);
}

/** The claims that are about no theme in particular, and have no figures. */
const aboutAll: readonly string[] = [allAlike, mostLeftToOthers, ...Object.values(leftToOthers)];

/** Returns the line and the claims as they are read. */
const readAloud = ({ line, claims }: PortraitReading): string[] => [
  line.map(({ text, certainty }) => `${text} (${certainty})`).join(' · '),
  ...claims.map(({ kind, text, certainty }) => `${kind} (${certainty}): ${text}`),
];

describe('the first screen', () => {
  test('describes twelve personas in twelve ways', () => {
    const texts = Object.fromEntries(
      Object.entries(personas).map(([name, person]) => [name, readAloud(portraitOf(person))]),
    );
    expect(new Set(Object.values(texts).map((lines) => lines.join('\n'))).size).toBe(12);
    expect(texts).toMatchSnapshot();
  });

  const others = Array.from({ length: 60 }, (_, index) => portraitOf(scatteredPerson(index + 1)));

  test('has a line of phrases, and no two claims of a kind', () => {
    for (const { line, claims } of others) {
      expect(line.length).toBeGreaterThan(0);
      expect(claims.length).toBeLessThanOrEqual(5);
      expect(new Set(claims.map(({ kind }) => kind)).size).toBe(claims.length);
    }
  });

  test('says no clause of a claim in the summary', () => {
    /** The clauses by their letters alone, whatever their punctuation. */
    const clauses = (text: string) =>
      text
        .toLowerCase()
        .replaceAll('you are', 'youre')
        .split(/[.;]/)
        .map((clause) => clause.replaceAll(/[^a-z]/g, ''))
        .filter(Boolean);
    let shortened = 0;
    for (let index = 1; index <= 60; index += 1) {
      const { summary } = readPerson(scatteredPerson(index));
      const claims = portraitOf(scatteredPerson(index)).claims.map(({ text }) => text);
      const rest = continueSummary(summary, claims);
      expect(rest).toMatch(/^[A-Z].*\.$/);
      expect(rest).not.toMatch(/\d|Early version|Rushed|contrast/);
      const told = claims.flatMap(clauses);
      // A summary of which the claims say all stands whole.
      if (!clauses(summary).every((clause) => told.includes(clause)))
        expect(clauses(rest).filter((clause) => told.includes(clause))).toEqual([]);
      shortened += Number(rest !== summary);
    }
    expect(shortened).toBeGreaterThan(10); // otherwise the loop proves nothing
  });

  test('writes whole sentences without figures or judgements', () => {
    for (const { text } of others.flatMap(({ claims }) => claims)) {
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text).not.toMatch(/\d|below|average|normal|only|undefined|  /);
    }
  });

  test('has figures with a margin behind each phrase and claim about a theme', () => {
    for (const { line, claims, highlighted } of others) {
      const phrases = line.slice(0, highlighted.length);
      const ofThemes = claims.filter(({ text }) => !aboutAll.includes(text));
      for (const { evidence } of [...phrases, ...ofThemes]) {
        expect(evidence.figures.join()).toContain(' ± ');
        for (const figure of evidence.figures) expect(figure).toMatch(/ ± |: \d+ ?%$/);
      }
    }
  });
});
