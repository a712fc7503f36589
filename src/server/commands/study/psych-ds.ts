/** A data set in the form of Psych-DS: one table, and a codebook of its columns. */

import type { ItemBank } from '../../../core/survey/bank.ts';
import { type Theme, themeFacts, themes } from '../../../domain/themes.ts';
import { toCsv } from '../instrument/tables.ts';
import { siteColumns } from './copies-file.ts';
import { hasAnswered, type Participant } from './participants.ts';
import type { ScaleKey } from './scales.ts';
import type { Study } from './study.ts';

const scoreColumn = (theme: Theme): string => `score_${theme.toLowerCase()}`;

const cell = (value: number | null | undefined): string | number => value ?? '';

/** The columns that the researchers brought, in the order of their first appearance. */
const otherColumns = (people: readonly Participant[]): string[] => [
  ...new Set(people.flatMap(({ others }) => Object.keys(others))),
];

function listRows(bank: ItemBank, people: readonly Participant[], others: readonly string[]) {
  const { items } = bank.current.model;
  const scores = themes.flatMap((theme) => [scoreColumn(theme), `${scoreColumn(theme)}_se`]);
  const header = ['participant', 'wave', 'careless', ...scores, ...others];
  const body = people.flatMap((person) =>
    [person, ...(person.retest ? [person.retest] : [])].map(({ answers, profile }, at) => [
      person.id,
      at + 1,
      Number(person.isCareless),
      ...themes
        .flatMap((theme) => [profile.scores[theme].value, profile.scores[theme].se])
        .map((score) => (hasAnswered({ answers }) ? score : '')),
      ...others.map((column) => (at === 0 ? (person.others[column] ?? '') : '')),
      ...answers.map(cell),
    ]),
  );
  return [[...header, ...items.map(({ id }) => id)], ...body];
}

interface Brought {
  readonly study: Study;
  readonly scales: readonly ScaleKey[];
}

/** Says of a column of the study what it is, as far as the scales and the description tell. */
function describeOther({ study, scales }: Brought, column: string): string {
  const check = study.attentionChecks.find((each) => each.column === column);
  if (check) return `Attention check, to be answered by ${check.answer}`;
  if (scales.some((scale) => scale.column === column)) return 'A score of a scale of the study';
  const item = scales.flatMap(({ items }) => items).find(({ id }) => id === column);
  return item?.text || siteColumns[column] || 'A column of the study';
}

function listVariables({ texts, current }: ItemBank, brought: Brought, others: readonly string[]) {
  const describe = (name: string, description: string, range?: readonly [number, number]) => ({
    '@type': 'PropertyValue',
    name,
    description,
    ...(range && { minValue: range[0], maxValue: range[1] }),
  });
  const textOf = new Map(texts.map(({ id, text }) => [id, text]));
  return [
    describe('participant', 'The person, by the identifier of the study'),
    describe('wave', '1 for the first answers, 2 for the retest', [1, 2]),
    describe('careless', '1 if the first answers look careless', [0, 1]),
    ...themes.flatMap((theme) => [
      describe(scoreColumn(theme), `${themeFacts[theme].name}: intensity`, [0, 100]),
      describe(`${scoreColumn(theme)}_se`, `${themeFacts[theme].name}: its standard error`),
    ]),
    ...others.map((column) => describe(column, describeOther(brought, column))),
    ...current.model.items.map(({ id }) => describe(id, textOf.get(id) ?? '', [1, 7])),
  ];
}

export function psychDsFiles(
  bank: ItemBank,
  brought: Brought,
  people: readonly Participant[],
): Record<string, string> {
  const { study } = brought;
  const others = otherColumns(people);
  const description = {
    '@context': 'https://schema.org/',
    '@type': 'Dataset',
    name: study.title,
    description: `Answers to the Spark questionnaire. Ethics approval: ${study.ethics}. An empty answer was not asked or not given.`,
    variableMeasured: listVariables(bank, brought, others),
  };
  return {
    'dataset_description.json': `${JSON.stringify(description, null, 2)}\n`,
    'README.txt': `${study.title}\n\nThe codebook is dataset_description.json, the report results/report.md. The table holds answers about sexual interests: share it only as the participants agreed.\n`,
    'data/study-spark_data.csv': toCsv(listRows(bank, people, others)),
  };
}
