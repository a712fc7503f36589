/**
 * Which answers belong to a text that an administrator has edited since. They say nothing about the
 * present text, so no copy and no fit contains them (ADR 29).
 */

import type { Layout } from '../../../../domain/edition.ts';
import type { Answers } from '../../../../psychometrics/index.ts';
import { utcDay, utcWeek } from '../../../platform/clock/utc.ts';
import type { Tx } from '../../../platform/db/database.ts';

/** An entry of the audit log about the text of a question; `at` is in milliseconds since 1970. */
export interface TextEdit {
  readonly target: string;
  readonly at: number;
}

/** What the audit log calls a change of a question's text. */
const textField = 'text';

/** Whether an entry of the audit log is about the text of a question. */
export const isTextEdit = ({ field }: { readonly field: string }): boolean => field === textField;

/** Returns all edits of texts. */
export const selectTextEdits = (tx: Tx): Promise<TextEdit[]> =>
  tx.selectFrom('admin_audit').select(['target', 'at']).where('field', '=', textField).execute();

/** Leaves out the answers of an attempt to questions that were edited on its first day or later. */
export const answersSince = (
  startedDay: string,
  layout: Layout,
  answers: Answers,
  edits: readonly TextEdit[],
): Answers => leaveOut(layout, answers, edits, (at) => utcDay(at) >= startedDay);

/** Leaves out the answers in a copy to questions that were edited in its week or later. */
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
