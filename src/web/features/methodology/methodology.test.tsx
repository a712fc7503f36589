import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { levelBorders } from '../../../domain/scoring.ts';
import MethodologyScreen from './methodology-screen.tsx';
import told from './sentences.json';
import results from './study.json';

const { about, bars } = results;
const { levelsRandom, coverageMatches } =
  results.figures.compatibility.conditions['provisional 48+adaptive length'];

/** Constants of the survey and of the model, which are not results of the study. */
const constants = '0 100 95 18 48 15 25 80 1 0.5 2 6 4 5 7 17'.split(' ');

const numbersIn = (text: string): string[] => text.match(/\d+(?:\.\d+)?(?:e[-+]?\d+)?/g) ?? [];

/** Returns every notation in which the page may show a figure of the study. */
function spellings(value: number): string[] {
  const tiny = value.toExponential(0);
  return [
    String(value),
    String(Number(value.toPrecision(3))),
    tiny,
    String(Number((value * 100).toFixed(1))),
  ].map((text) => text.replace('-', '').replace(/^(\d+)e(\d+)$/, '$1e-$2'));
}

const renderScreen = () =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <MethodologyScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );

/** Returns the visible text, without the years of the cited sources. */
const visibleText = (html: string) =>
  html
    .replaceAll(/<ul[^>]*data-citations.*?<\/ul>/gs, ' ')
    .replaceAll(/<svg.*?<\/svg>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#?\w+;/g, ' ');

describe('the methodology screen', () => {
  test('shows only numbers of the study and the survey', () => {
    const html = renderScreen();
    const numbers = numbersIn(visibleText(html));
    const known = new Set([
      ...constants,
      ...numbersIn(about.date),
      ...spellings(about.size.worlds),
      ...spellings(about.size.worlds * about.size.chunks * about.size.people),
      ...[...levelsRandom, coverageMatches.value].flatMap(spellings),
      ...[told.peopleOfEachWorld, told.worlds, told.rows.length].flatMap(spellings),
      ...told.rows.flatMap(({ kind, word, least, most }) => [
        ...numbersIn(kind + word),
        ...[least, most, 1 - least, 1 - most].flatMap(spellings),
      ]),
      ...levelBorders.flatMap(spellings),
      ...spellings(bars.length),
      ...spellings(bars.filter(({ holds }) => !holds).length),
      ...bars.flatMap(({ what, bar, value, se }) => [
        ...numbersIn(what),
        ...numbersIn(bar),
        ...spellings(value),
        ...(se === null ? [] : spellings(se)),
      ]),
    ]);
    expect(numbers.length).toBeGreaterThan(100);
    expect(numbers.filter((number) => !known.has(number))).toEqual([]);
  });

  test('says of the words of a verdict no more than the study found', () => {
    const shares = (kind: string) => told.rows.filter((row) => row.kind === kind);
    for (const { least } of shares('the words')) expect(least).toBeGreaterThan(0.75);
    for (const { least } of shares('the word alone, again')) {
      expect(1 - least).toBeGreaterThan(0.4);
      expect(1 - least).toBeLessThan(0.6);
    }
  });

  test('marks the missed bars as missed', () => {
    const html = renderScreen();
    expect(html.match(/>missed</g)).toHaveLength(bars.filter(({ holds }) => !holds).length);
  });

  test('draws each form, share and length', () => {
    const [errors = '', covered = '', lengths = ''] =
      renderScreen().match(/<svg viewBox="0.*?<\/svg>/gs) ?? [];
    const { forms, coverageCurve, length } = results.figures.precision;
    const isDrawn = (form: string) => /^(calibrated|provisional) (48|all)/.test(form);
    const count = (drawing: string, marks: RegExp): number => drawing.match(marks)?.length ?? 0;
    expect(count(errors, /<(circle|path) /g)).toBe(Object.keys(forms).filter(isDrawn).length);
    expect(count(covered, /<(circle|path) /g)).toBe(3 * coverageCurve.length);
    expect(count(lengths, /<rect /g)).toBe(2 * length.calibrated.shares.length);
    for (const drawing of [errors, covered, lengths]) expect(drawing).not.toMatch(/NaN|undefined/);
  });
});
