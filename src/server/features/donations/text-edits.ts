/**
 * Edits of question texts. Answers from before an edit say nothing about the present text, so no
 * copy and no fit contains them (ADR 29).
 */

import type { Answers } from 'spark-psychometrics';
import type { Layout } from '../../../domain/edition.ts';
import { utcDay, utcWeek } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';

/** An entry of the audit log about the text of a question; `at` is in milliseconds since 1970. */
export interface TextEdit {
  readonly target: string;
  readonly at: number;
}

const textField = 'text';

export const isTextEdit = ({ field }: { readonly field: string }): boolean => field === textField;

export const selectTextEdits = (tx: Tx): Promise<TextEdit[]> =>
  tx.selectFrom('admin_audit').select(['target', 'at']).where('field', '=', textField).execute();

/** Leaves out answers to questions that were edited on the first day of the attempt or later. */
export const answersSince = (
  startedDay: string,
  layout: Layout,
  answers: Answers,
  edits: readonly TextEdit[],
): Answers => leaveOut(layout, answers, edits, (at) => utcDay(at) >= startedDay);

/** Leaves out answers to questions that were edited in the week of the copy or later. */
export const answersOfWeek = (
  week: string,
  layout: Layout,
  answers: Answers,
  edits: readonly TextEdit[],
): Answers => leaveOut(layout, answers, edits, (at) => utcWeek(at) >= week);

function leaveOut(
  { positions }: Layout,
  answers: Answers,
  edits: readonly TextEdit[],
  isTooLate: (at: number) => boolean,
): Answers {
  const reworded = new Set(
    edits.flatMap(({ target, at }) => (isTooLate(at) ? [positions.get(target) ?? -1] : [])),
  );
  return answers.map((answer, position) => (reworded.has(position) ? null : answer));
}
