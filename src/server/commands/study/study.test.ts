import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleStudy, toDescription } from '../../../../test/support/people/describe-study.ts';
import { freshFolder } from '../../../../test/support/server/fresh-storage.ts';
import { bank } from '../../../../test/support/server/test-app.ts';
import { readSources } from '../instrument/evidence.ts';
import { osdFiles } from '../instrument/osd.ts';
import { type bars, judge, listClaims } from './claims.ts';
import { answerClaims } from './findings.ts';
import { readParticipants } from './participants.ts';
import { powerOf } from './power.ts';
import { renderPreregistration, renderReport } from './preregistration.ts';
import { readScale, scoreScale } from './scales.ts';
import { agreement, correlation, differenceInterval, lastCoefficient } from './statistics.ts';
import { newStudyCommand, studyReportCommand } from './study-commands.ts';
import { parseStudy } from './study.ts';

const description = {
  title: 'A [study](https://a.example) of *one* scale',
  responsible: 'Ada, <b>Example</b>',
  ethics: '2026-1',
  people: 400,
  retest: 200,
  convergent: [{ column: 'scale', theme: 'DS' }],
  knownGroups: [{ column: 'group', value: 'yes', theme: 'SM' }],
  biasBy: ['language'],
};
const study = parseStudy(toDescription(description));

const ids = bank.current.model.items.map(({ id }) => id);
/** Rows of twelve participants; the first six answered again in wave 2. */
const rows = Array.from({ length: 18 }, (_, n) => [
  `p${n % 12}`,
  n < 12 ? '1' : '2',
  String(n / 4),
  n % 2 ? 'yes' : 'no',
  n % 3 ? 'en' : 'de',
  ...ids.map((_id, i) => (i % 4 === 3 ? '' : String(1 + ((i * (1 + (n % 12)) + n) % 7)))),
]);
const table = (changed = rows): string =>
  [['participant', 'wave', 'scale', 'group', 'language', ...ids], ...changed]
    .map((row) => row.join(','))
    .join('\n');

describe('a verdict', () => {
  const verdict = (kind: keyof typeof bars, low: number, high: number, n = 1000) =>
    judge(kind, { estimate: (low + high) / 2, low, high, n });

  test('needs the whole interval beyond the bar', () => {
    expect(verdict('convergent', 0.31, 0.5)).toBe('pass');
    expect(verdict('convergent', 0.1, 0.29)).toBe('fail');
    expect(verdict('convergent', 0.29, 0.5)).toBe('too few');
    expect(verdict('careless', 0.1, 0.14)).toBe('pass');
    expect(verdict('careless', 0.16, 0.3)).toBe('fail');
    expect(verdict('discriminant', -0.29, 0.29)).toBe('pass');
    expect(verdict('discriminant', -0.5, -0.31)).toBe('fail');
    expect(verdict('discriminant', -0.31, 0.2)).toBe('too few');
  });

  test('needs enough people', () => {
    expect(verdict('convergent', 0.9, 0.95, 99)).toBe('too few');
    expect(judge('omega', null)).toBe('too few');
  });
});

describe('an estimate', () => {
  test('of agreement falls with a shift, as a correlation does not', () => {
    const first = [1, 2, 3, 4, 5];
    const later = [3, 4, 5, 6, 7];
    expect(correlation(first, later)).toBeCloseTo(1, 12);
    // MSR = 5, MSC = 10, MSE = 0: 5 / (5 + 2 (10) / 5)
    expect(agreement(first, later)).toBeCloseTo(5 / 9, 12);
    expect(agreement(first, first)).toBeCloseTo(1, 12);
  });

  test('of a difference is in standard deviations', () => {
    expect(differenceInterval([3, 4, 5], [1, 2, 3]).estimate).toBeCloseTo(2, 12);
  });

  test('of the last coefficient leaves the others out', () => {
    const x = [1, 2, 3, 4, 5, 6];
    const group = [0, 1, 0, 1, 1, 0];
    const y = x.map((value, i) => 2 + 3 * value - 1.5 * group[i]!);
    const found = lastCoefficient(
      x.map((value, i) => [1, value, group[i]!]),
      y,
    );
    expect(found?.value).toBeCloseTo(-1.5, 9);
    expect(found?.error).toBeCloseTo(0, 6);
  });
});

describe('the power', () => {
  test('grows with the people, and is nothing below the least number', () => {
    const powers = [99, 120, 400, 2000].map((people) =>
      powerOf('convergent', { people, retest: 0 }),
    );
    expect(powers[0]).toBe(0);
    expect(powers).toEqual(powers.toSorted((a, b) => a - b));
    expect(powers[3]).toBeGreaterThan(0.99);
  });

  test('of a claim about the retest depends on the people who come again', () => {
    expect(powerOf('stability', { people: 10_000, retest: 20 })).toBe(0);
  });
});

describe('a scale that researchers bring', () => {
  const scale = (method: string, items: unknown = ['q1', 'q2', 'q3']) =>
    JSON.stringify({
      definition: {
        scale_info: { code: 'MINE' },
        likert_options: { points: 5, min: 1, max: 5 },
        items: ['q1', 'q2', 'q3'].map((id) => ({ id, type: 'likert', text_key: id })),
        scoring: { total: { method, items } },
      },
    });
  const score = (method: string, items: unknown, row: Record<string, string>) =>
    scoreScale(readScale(scale(method, items), 'mine.osd')[0]!, row);

  test('is scored by its own key, with reversed questions', () => {
    const row = { q1: '5', q2: '1', q3: '4' };
    expect(score('mean_coded', { q1: 1, q2: -1, q3: 0 }, row)).toBe(5);
    expect(score('sum_coded', ['q1', 'q2', 'q3'], row)).toBe(10);
  });

  test('has no score for too few or impossible answers', () => {
    expect(score('mean_coded', undefined, { q1: '5', q2: '9' })).toBeNull();
    expect(score('mean_coded', undefined, { q1: '5', q2: '3' })).toBe(4);
    expect(score('sum_coded', undefined, { q1: '5', q2: '3' })).toBeNull();
  });

  test('is refused where it cannot be scored', () => {
    expect(() => readScale(scale('weighted_sum'), 'mine.osd')).toThrow('weighted_sum');
    expect(() => readScale(scale('mean_coded', ['q9']), 'mine.osd')).toThrow('q9');
    expect(() => readScale('{}', 'mine.osd')).toThrow('mine.osd is no scale');
  });

  test('can be this instrument, by the file that it exports', () => {
    const file = osdFiles(bank, readSources(new URL('../../../../items/', import.meta.url)));
    const keys = readScale(file['SPARK.osd']!, 'SPARK.osd');
    expect(keys.map(({ column }) => column)).toContain('spark_ds_pos');
    expect(keys[0]!.items[0]).toMatchObject({ min: 1, max: 7, isReversed: false });
  });
});

describe('the description of a study', () => {
  test('may name its last day as a date or as a text', () => {
    const text = toDescription(exampleStudy);
    expect(text).toContain('lastDay = "2027-12-31"');
    expect(parseStudy(text)).toEqual(exampleStudy);
    expect(exampleStudy.site?.lastDay).toBe('2027-12-31');
  });

  test('names the field that is wrong', () => {
    const wrong = { ...description, convergent: [{ column: 'scale', theme: 'XX' }] };
    expect(() => parseStudy(toDescription(wrong))).toThrow('convergent.0.theme');
    expect(() => parseStudy('{')).toThrow('no TOML');
  });
});

describe('the table of participants', () => {
  test('joins the two waves of a person', () => {
    const people = readParticipants(bank.current, table());
    expect(people).toHaveLength(12);
    expect(people.filter(({ retest }) => retest)).toHaveLength(6);
    expect(people[1]!.others).toEqual({ scale: '0.25', group: 'yes', language: 'en' });
  });

  test('is refused without the column of an attention check', () => {
    const attentionChecks = [{ column: 'other', answer: '1' }];
    expect(() => readParticipants(bank.current, table(), { attentionChecks })).toThrow(
      'no column other, which is an attention check',
    );
  });

  test('is refused for an impossible answer or a second row of a wave', () => {
    const wrong = rows.map((row, n) => (n === 3 ? row.with(5, '8') : row));
    expect(() => readParticipants(bank.current, table(wrong))).toThrow(
      `Participant p3: ${ids[0]} is 8`,
    );
    expect(() => readParticipants(bank.current, table([...rows, rows[0]!]))).toThrow('Row 20');
  });
});

/** The lines of the numbered list of a document, without verdicts. */
const listLines = (text: string): string[] =>
  [...text.matchAll(/^(\d+\. .+?)\.?$/gm)].map(([, line]) => line!);

describe('the report', () => {
  const people = readParticipants(bank.current, table());
  const findings = answerClaims(bank.current.model, study, people);
  const counts = { people: 12, silent: 0, careless: 0, retest: 6 };
  const report = renderReport(study, bank, findings, counts);

  test('asks the claims of the preregistration, with the same bars', () => {
    const lines = listLines(renderPreregistration(study, bank));
    expect(lines).toHaveLength(listClaims(study).length);
    expect(listLines(report)).toEqual(lines);
  });

  test('says of a dozen people that they are too few', () => {
    expect(new Set(findings.map(({ verdict }) => verdict))).toEqual(new Set(['too few']));
    expect(report).toContain('n = 12. It needs 100 people.');
  });

  test('shows the words of researchers as text', () => {
    expect(report).toContain(String.raw`A \[study\](https://a.example) of \*one\* scale`);
    expect(report).not.toContain('<b>');
  });
});

describe('the commands', () => {
  beforeEach(() => vi.stubEnv('DATA_DIR', freshFolder()));
  afterEach(() => vi.unstubAllEnvs());

  test('lead from a description to a report and a data set', async () => {
    const folder = freshFolder();
    const [file, made, filled, result] = ['study.toml', 'made', 'filled.csv', 'result'].map(
      (name) => join(folder, name),
    ) as [string, string, string, string]; // as: four names
    const brought = {
      scale_info: { code: 'OWN' },
      items: [{ id: 'own1' }],
      scoring: { mean: { method: 'mean_coded', items: ['own1'] } },
    };
    writeFileSync(join(dirname(file), 'own.osd'), JSON.stringify({ definition: brought }));
    const convergent = [...description.convergent, { column: 'own_mean', theme: 'SM' }];
    writeFileSync(file, toDescription({ ...description, convergent, scales: ['own.osd'] }));
    await newStudyCommand.run([file, made]);
    const header = readFileSync(join(made, 'participants.csv'), 'utf8').trim();
    expect(header).toBe(table().split('\n', 1)[0]!.replace('language,', 'language,own1,'));
    expect(existsSync(join(made, 'SPARK.osd'))).toBe(true);

    const passed = `silent,1${','.repeat(header.split(',').length - 3)}`; // all questions
    writeFileSync(filled, `${table().trim()}\n${passed}\n`);
    await studyReportCommand.run([file, filled, result]);
    const report = readFileSync(join(result, 'results/report.md'), 'utf8');
    expect(report).toContain('12 people answered, 6 of them again;');
    expect(report).toContain('and 1 passed every question.');
    const data: string[][] = parse(readFileSync(join(result, 'data/study-spark_data.csv')));
    const codebook = JSON.parse(readFileSync(join(result, 'dataset_description.json'), 'utf8'));
    expect(data).toHaveLength(1 + rows.length + 1);
    expect(data.at(-1)!.slice(3).join('')).toBe('');
    const claims: string[][] = parse(readFileSync(join(result, 'results/claims.csv')));
    expect(claims).toHaveLength(2 + listClaims(study).length);
    const plot = readFileSync(join(result, 'results/claims.svg'), 'utf8');
    expect(plot.match(/<circle/g)).toHaveLength(
      claims.filter(([, , , , , low]) => low !== '').length - 1,
    );
    expect(codebook.variableMeasured.map(({ name }: { name: string }) => name)).toEqual(data[0]);
    await expect(studyReportCommand.run([file, filled, result])).rejects.toThrow('exists already');
  });
});
