/** Makes studies without the app of tests, also for programs. */

import { randomBytes } from 'node:crypto';
import { studies } from '../../../src/server/features/donations/donations.ts';
import type { StudyContent } from '../../../src/server/features/donations/studies/study-store.ts';
import { hashLinkToken, newLinkToken } from '../../../src/server/platform/crypto/link-token.ts';
import { newKeyPair } from '../../../src/server/platform/crypto/seal-to-key.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';

/** The key pair of the studies of tests, whose private half no server has. */
export const researchers = newKeyPair();

export interface TestStudy {
  readonly id: string;
  readonly token: string;
}

export const studyContent: StudyContent = {
  title: 'A study of a questionnaire',
  responsible: 'Ada Example, Example University',
  ethics: '2026-1',
  quota: 10,
  details: false,
  completionCode: 'C0DE-77',
  retest: null,
  texts: {
    en: { sheet: 'What it is about.', consent: 'I take part.', debrief: 'What we wanted to know.' },
  },
  questions: [],
};

/** A scale, unless told otherwise of two questions that are answered by 0 to 4. */
export const studyQuestions = ({
  count = 2,
  min = 0,
  options = ['Never', '1', '2', '3', 'Always'],
} = {}): StudyContent['questions'] => [
  {
    min,
    texts: { en: { head: 'In the last month …', options } },
    questions: Array.from({ length: count }, (_, at) => ({
      id: `q${at + 1}`,
      texts: { en: `Question q${at + 1}` },
    })),
  },
];

/** The last day is in the month in which the clock of tests begins, unless it is given. */
export async function insertTestStudy(
  { db }: { readonly db: Database },
  content: Partial<StudyContent> = {},
  { lastDay = '2026-01-20', id = 'K3F9Q' } = {},
): Promise<TestStudy> {
  const token = newLinkToken(randomBytes);
  const row = {
    id,
    token_hash: hashLinkToken(token),
    public_key: researchers.publicKey,
    last_day: lastDay,
    content: JSON.stringify({ ...studyContent, ...content }),
  };
  await db.write((tx) => studies.insertStudy(tx, row));
  return { id, token };
}
