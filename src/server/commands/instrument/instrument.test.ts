import { parse } from 'csv-parse/sync';
import { createBank, type ItemParameters } from 'spark-psychometrics';
import { describe, expect, test } from 'vitest';
import { offeredLocales } from '../../../domain/locales.ts';
import { readItemBank } from '../../features/survey/survey.ts';
import { csvFiles } from './csv.ts';
import { readSources } from './evidence.ts';
import { osdFiles } from './osd.ts';

const folder = new URL('../../../../items/', import.meta.url);
const bank = readItemBank(folder);
const sources = readSources(folder);
const { model } = bank.current;
const { linear } = model;

interface Item {
  readonly id: string;
  readonly type: string;
  readonly text_key: string;
  readonly dimension?: string;
  readonly irt?: ItemParameters & { readonly source?: string; readonly grade?: string };
}

const {
  osd_version: format,
  definition,
  translations,
} = JSON.parse(osdFiles(bank, sources)['SPARK.osd']!);
const items: readonly Item[] = definition.items;
const questions = items.filter(({ type }) => type === 'likert');

describe('the Open Scale Definition file', () => {
  test('names version, licence and citation', () => {
    const { name, code, license, version, citation } = definition.scale_info;
    expect([format, code, license]).toEqual(['1.0', 'SPARK', 'CC BY 4.0']);
    expect(citation).toContain(name);
    expect(version).toContain('starting-values');
  });

  test('asks every question once, on the scale from 1 to 7', () => {
    expect(questions.map(({ id }) => id)).toEqual(model.items.map(({ id }) => id));
    expect(definition.likert_options).toMatchObject({ points: 7, min: 1, max: 7 });
  });

  test('has every text in every offered language', () => {
    const { labels, question_head: head } = definition.likert_options;
    const keys = [...items.map(({ text_key: key }) => key), ...labels, head, 'skip_label'];
    expect(Object.keys(translations)).toEqual([...offeredLocales]);
    for (const texts of Object.values<Record<string, string>>(translations)) {
      expect(keys.filter((key) => !texts[key])).toEqual([]);
      expect(Object.values(texts).join(' ')).not.toMatch(/[<>]/);
    }
    expect(translations.de.A49).not.toBe(translations.en.A49);
  });

  test('scores each side of a theme by its own questions', () => {
    const ids = definition.dimensions.map(({ id }: { id: string }) => id);
    expect(Object.keys(definition.scoring)).toEqual(ids);
    const dimensionOf = new Map(questions.map(({ id, dimension }) => [id, dimension]));
    const scored = Object.entries<{ items: string[] }>(definition.scoring).flatMap(([id, key]) =>
      key.items.map((item) => [item, id] as const),
    );
    expect(scored).toHaveLength(128);
    for (const [item, id] of scored) expect(dimensionOf.get(item)).toBe(id);
  });

  test('has parameters from which the same model is built', () => {
    const parameters = new Map(questions.map(({ id, irt }) => [id, irt!]));
    const { covariance } = definition.irt;
    expect(createBank(model.items, parameters).linear).toEqual(linear);
    expect(covariance.flat()).toEqual([...model.priorCovariance]);
  });

  test('gives source and grade of each figure from a published survey', () => {
    const known = new Set(definition.irt.sources.map(({ id }: { id: string }) => id));
    for (const { id, irt } of questions) {
      const isLiterature = irt?.status === 'literature';
      expect([id, irt?.grade !== undefined]).toEqual([id, isLiterature]);
      for (const source of irt?.source?.split(' ') ?? []) expect(known).toContain(source);
    }
  });
});

describe('the tables', () => {
  const files = csvFiles(bank, sources);

  test('have parameters from which the same model is built', () => {
    const rows: Record<string, string>[] = parse(files['items.csv']!, { columns: true });
    const parameters = new Map(
      rows.map((row) => {
        const b = Array.from({ length: 6 }, (_, k) => Number(row[`b${k + 1}`]));
        // as: six thresholds
        return [row['id']!, { ...row, a: Number(row['a']), b } as unknown as ItemParameters];
      }),
    );
    expect(createBank(model.items, parameters).linear).toEqual(linear);
  });

  test('have the texts of the other file', () => {
    const rows: { language: string; id: string; text: string }[] = parse(files['texts.csv']!, {
      columns: true,
    });
    for (const { language, id, text } of rows)
      if (/^[ABE]\d/.test(id)) expect(translations[language][id]).toBe(text);
  });
});
