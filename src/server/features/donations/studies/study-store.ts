/** Studies, and how many copies were given to each. */

import type { Selectable } from 'kysely';
import type { QuestionGroup } from '../../../../contract/studies.ts';
import type { Locale } from '../../../../domain/locales.ts';
import { findsAny } from '../../../platform/batch.ts';
import { dayMilliseconds, utcDay } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { StudiesTable } from '../../../platform/db/instrument-tables.ts';
import type { SealedDonations } from '../open-donations.ts';
import { selectTextEdits } from '../text-edits.ts';

export { requireCurrentSchema } from '../../../platform/db/migrations/migrate.ts';

/** In the researchers' words. */
interface StudyTexts {
  readonly sheet: string;
  readonly consent: string;
  readonly debrief: string;
}

/** What researchers say of a study, as `content` of its row. */
export interface StudyContent {
  readonly title: string;
  readonly responsible: string;
  readonly ethics: string;
  /** How many people may take part. */
  readonly quota: number;
  /** Whether copies hold age range and gender, if their owners gave them. */
  readonly details: boolean;
  /** What everybody is shown at the end, as panels ask for it. */
  readonly completionCode: string | null;
  /** If the study asks twice: after how many days at the earliest, and what it says then. */
  readonly retest: { readonly days: number; readonly completionCode: string | null } | null;
  readonly texts: Readonly<Partial<Record<Locale, StudyTexts>>>;
  /** What the study asks beside the survey. */
  readonly questions: readonly QuestionGroup[];
}

export type StudyRow = Selectable<StudiesTable>;

/** Studies of earlier versions ask once, and no questions of their own. */
export const parseContent = ({ content }: StudyRow): StudyContent => ({
  retest: null,
  questions: [],
  // as: only this program writes the column
  ...(JSON.parse(content) as Omit<StudyContent, 'retest' | 'questions'>),
});

export const findStudy = (tx: Tx, id: string): Promise<StudyRow | undefined> =>
  tx.selectFrom('studies').selectAll().where('id', '=', id).executeTakeFirst();

export const findStudyByToken = (tx: Tx, hash: Uint8Array): Promise<StudyRow | undefined> =>
  tx.selectFrom('studies').selectAll().where('token_hash', '=', hash).executeTakeFirst();

export const listStudies = (tx: Tx): Promise<StudyRow[]> =>
  tx.selectFrom('studies').selectAll().orderBy('id').execute();

export const insertStudy = (tx: Tx, row: StudyRow) =>
  tx.insertInto('studies').values(row).execute();

export const hasEnded = ({ last_day }: StudyRow, now: number): boolean => utcDay(now) > last_day;

/** Makes yesterday its last day, unless that was earlier. */
export function closeStudy(tx: Tx, id: string, now: number) {
  const last_day = utcDay(now - dayMilliseconds);
  return tx
    .updateTable('studies')
    .set({ last_day })
    .where('id', '=', id)
    .where('last_day', '>', last_day)
    .execute();
}

/** Counts waiting copies too. That of a retake stands beside the former, and counts once. */
export async function countCopies(tx: Tx, study: string): Promise<number> {
  const tagsIn = (table: 'pending_donations' | 'donations') =>
    tx.selectFrom(table).select('tag').where('study', '=', study);
  const { count } = await tx
    .selectFrom(tagsIn('pending_donations').union(tagsIn('donations')).as('copies'))
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const hasWaitingCopies = (tx: Tx, study: string): Promise<boolean> =>
  findsAny(tx.selectFrom('pending_donations').select('id').where('study', '=', study));

/** Leaves out copies that still wait to be mixed with others. */
export const selectSealedCopies = async (tx: Tx, study: string): Promise<SealedDonations> => ({
  donations: await tx
    .selectFrom('donations')
    .selectAll()
    .where('study', '=', study)
    .orderBy('id')
    .execute(),
  admin_audit: await selectTextEdits(tx),
});
