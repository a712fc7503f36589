/** The table of participants: one row for each person and wave, with a column for each question. */

import { parse } from 'csv-parse/sync';
import {
  type Answers,
  type Bank,
  computeProfile,
  type Profile,
  responseQuality,
} from 'spark-psychometrics';
import type { Edition } from '../../../core/survey/bank.ts';
import { UsageError } from '../run-command.ts';
import { type ScaleKey, scoreScale } from './scales.ts';
import type { Study } from './study.ts';

export interface Participant {
  readonly id: string;
  readonly answers: Answers;
  readonly profile: Profile;
  readonly retest: { readonly answers: Answers; readonly profile: Profile } | null;
  readonly isCareless: boolean;
  /** The columns that are no questions. */
  readonly others: Readonly<Record<string, string>>;
}

type Row = Readonly<Record<string, string>>;

/** Whoever passed every question still has a profile: the one of an average person. */
export const hasAnswered = ({ answers }: Pick<Participant, 'answers'>): boolean =>
  answers.some((answer) => answer !== null);

function parseTable(csv: string): Row[] {
  try {
    return parse(csv, { columns: true, skip_empty_lines: true, bom: true });
  } catch (error) {
    throw new UsageError(`The table of participants is no CSV. ${String(error)}`);
  }
}

function readAnswers({ items }: Bank, row: Row, place: string): Answers {
  return items.map(({ id }) => {
    const text = (row[id] ?? '').trim();
    if (text === '' || text === 'NA') return null;
    if (!/^[1-7]$/.test(text))
      throw new UsageError(`${place}: ${id} is ${text}. An answer is 1 to 7, or empty.`);
    return Number(text);
  });
}

const scoreScales = (scales: readonly ScaleKey[], row: Row): Record<string, string> =>
  Object.fromEntries(
    scales.map((scale) => [scale.column, String(scoreScale(scale, row) ?? '')] as const),
  );

interface Brought {
  readonly scales?: readonly ScaleKey[];
  readonly attentionChecks?: Study['attentionChecks'];
}

/** Whether an answer is other than the one that was asked for. An empty one is no answer. */
const failsCheck = (checks: Study['attentionChecks'], row: Row): boolean =>
  checks.some(({ column, answer }) => !['', answer].includes(row[column]?.trim() ?? ''));

/** Throws a `UsageError` that names the row if the table cannot be read. */
export function readParticipants(
  { model: bank, personFitCuts }: Pick<Edition, 'model' | 'personFitCuts'>,
  csv: string,
  { scales = [], attentionChecks = [] }: Brought = {},
): Participant[] {
  const rows = parseTable(csv);
  const unasked = attentionChecks.find(({ column }) => rows[0] && !(column in rows[0]));
  if (unasked)
    throw new UsageError(`The table has no column ${unasked.column}, which is an attention check.`);
  const questions = new Set(bank.items.map(({ id }) => id));
  const waves = new Map<string, { first?: Row; second?: Row }>();
  rows.forEach((row, at) => {
    const { participant: id = '', wave = '1' } = row;
    const isWave = wave === '1' || wave === '2';
    const place = isWave && (wave === '1' ? 'first' : 'second');
    const known = waves.get(id) ?? {};
    if (id === '' || !place || known[place])
      throw new UsageError(
        `Row ${at + 2}: give each participant one row for wave 1 and at most one for 2.`,
      );
    waves.set(id, { ...known, [place]: row });
  });
  return [...waves].map(([id, { first, second }]) => {
    if (!first) throw new UsageError(`Participant ${id} has no row for wave 1.`);
    const answers = readAnswers(bank, first, `Participant ${id}`);
    const again = second && readAnswers(bank, second, `Participant ${id}, wave 2`);
    const others = Object.entries(first).filter(
      ([column]) => !questions.has(column) && column !== 'participant' && column !== 'wave',
    );
    return {
      id,
      answers,
      profile: computeProfile(bank, answers),
      retest:
        again && hasAnswered({ answers: again })
          ? { answers: again, profile: computeProfile(bank, again) }
          : null,
      isCareless:
        responseQuality(bank, answers, undefined, personFitCuts).flags.length > 0 ||
        failsCheck(attentionChecks, first),
      others: { ...Object.fromEntries(others), ...scoreScales(scales, first) },
    };
  });
}
