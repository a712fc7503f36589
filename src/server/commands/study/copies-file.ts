/** The file in which the copies of a study leave the server, still sealed. */

import type { Answers } from 'spark-psychometrics';
import { findEdition, type ItemBank } from '../../../core/survey/bank.ts';
import {
  decodeAnswer,
  type Donation,
  listQuestions,
  openDonations,
  type SealedDonations,
  type studies,
} from '../../features/donations/donations.ts';
import { dayMilliseconds } from '../../platform/clock.ts';
import { toCsv } from '../instrument/tables.ts';
import { UsageError } from '../run-command.ts';

const toText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const toBytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64url'));

/** The columns that a site fills in, besides answers, and what they are. */
export const siteColumns: Readonly<Record<string, string>> = {
  days_to_retest: 'Days from the first answers to the retest; empty without one',
  language: 'The languages in which the answers were given',
  age_range: 'Age range, if the person gave it',
  gender: 'Gender, if the person gave it',
};

type Questions = readonly { readonly id: string; readonly min: number }[];

/** Edits carry their day only: a time would tell when an administrator works. */
export const formatCopies = (
  { donations, admin_audit: edits }: SealedDonations,
  content: Pick<studies.StudyContent, 'questions'>,
): string =>
  `${JSON.stringify({
    questions: listQuestions(content).map(({ id, min }) => ({ id, min })) satisfies Questions,
    edits: edits.map(({ target, at }) => ({ target, at: at - (at % dayMilliseconds) })),
    copies: donations.map((row) => ({ ...row, tag: toText(row.tag), sealed: toText(row.sealed) })),
  })}\n`;

function parseCopies(text: string): SealedDonations & { readonly questions: Questions } {
  try {
    const { copies, edits, questions = [] } = JSON.parse(text);
    return {
      questions: questions as Questions,
      // as: the form of `formatCopies`; a copy that was changed does not open
      donations: (copies as { readonly tag: string; readonly sealed: string }[]).map((row) => ({
        ...(row as object as SealedDonations['donations'][number]),
        tag: toBytes(row.tag),
        sealed: toBytes(row.sealed),
      })),
      admin_audit: (edits as SealedDonations['admin_audit']).map(({ target, at }) => ({
        target,
        at,
      })),
    };
  } catch {
    throw new UsageError('This is no file of spark study export.');
  }
}

/** Opens the copies, and returns a table of participants. */
export function openCopies(
  bank: ItemBank,
  text: string,
  privateKey: Uint8Array,
): { readonly csv: string; readonly unreadable: number } {
  const { questions, ...sealed } = parseCopies(text);
  const { donations, unreadable } = openDonations(sealed, { privateKey, bank });
  const ids = bank.current.model.items.map(({ id }) => id);
  const rows = donations.flatMap((copy, at) => {
    const { positions } = findEdition(bank, copy.edition).layout;
    const given = (answers: Answers) => ids.map((id) => answers[positions.get(id) ?? -1] ?? '');
    const toRow = (
      wave: number,
      { languages, answers }: Pick<Donation, 'languages' | 'answers'>,
    ) => [
      at + 1,
      wave,
      wave === 1 ? (copy.retest?.days ?? '') : '',
      languages.join('+'),
      copy.ageRange ?? '',
      copy.gender ?? '',
      ...questions.map((question, place) =>
        wave === 1 ? (decodeAnswer(question, copy.studyAnswers, place) ?? '') : '',
      ),
      ...given(answers),
    ];
    return [toRow(1, copy), ...(copy.retest ? [toRow(2, copy.retest)] : [])];
  });
  const header = ['participant', 'wave', ...Object.keys(siteColumns)];
  const own = questions.map(({ id }) => id);
  return { csv: toCsv([[...header, ...own, ...ids], ...rows]), unreadable };
}
