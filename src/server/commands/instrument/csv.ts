/** The instrument as plain tables: questions with their keys and parameters, texts, and sources. */

import type { ItemBank } from '../../../core/survey/bank.ts';
import type { Sources } from './evidence.ts';
import { thresholds } from './parameters.ts';
import { numbered, toCsv } from './tables.ts';
import { instrumentTexts } from './texts.ts';

const columns = 'id form theme pole facet rarity scene compare_to status source grade a'
  .split(' ')
  .concat(numbered('b', 6));

export function csvFiles(bank: ItemBank, sources: Sources): Record<string, string> {
  const { model } = bank.current;
  const rows = model.items.map((item, i) => {
    const { a, b } = thresholds(model, i);
    const { source = '', grade = '' } = sources.of(item) ?? {};
    const { id, form, category, pole, facet, rarity, scene, compareTo } = item;
    const keys = [id, form, category, pole, facet, rarity, scene, compareTo];
    return [...keys, model.status[i]!, source, grade, a, ...b];
  });
  const texts = instrumentTexts(bank).flatMap(({ locale, intro, prompt, labels, questions }) => [
    [locale, 'intro', intro],
    [locale, 'prompt', prompt],
    ...labels.map((label, i) => [locale, `answer ${i + 1}`, label]),
    ...[...questions].map(([id, text]) => [locale, id, text]),
  ]);
  return {
    'items.csv': toCsv([columns, ...rows]),
    'texts.csv': toCsv([['language', 'id', 'text'], ...texts]),
    'sources.csv': toCsv([
      ['id', 'title', 'doi'],
      ...sources.list.map(({ id, title, doi }) => [id, title, doi]),
    ]),
  };
}
