import { createHash } from 'node:crypto';
import { createBank } from '../../../packages/psychometrics/src/bank/bank.ts';
import { seededUniform } from '../../../packages/psychometrics/src/kernel/random.ts';
import { plausibleParameters } from '../../../packages/psychometrics/src/population/simulated-people.ts';
import { maxStudyQuestions } from '../../../src/domain/study-questions.ts';
import { sealCopy } from '../../../src/server/features/donations/copy-content.ts';
import type { Donation } from '../../../src/server/features/donations/donations.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { randomPerson, simulateAnswers } from '../psychometrics/synthetic-bank.ts';
import { takeSurvey } from '../psychometrics/take-survey.ts';
import { bank } from '../server/test-app.ts';
import { calibration } from './make-donations.ts';

interface CopyOptions {
  readonly week?: string;
  /** The first so many people answer at random. */
  readonly careless?: number;
  readonly after?: number;
}

const copyTag = (number: number): Uint8Array =>
  new Uint8Array(createHash('sha256').update(`copy ${number}`).digest());

/** The parameters by which the people answer, which differ from the starting values. */
export const trueParameters = plausibleParameters(
  bank.current.model.items,
  seededUniform('copies, truth'),
);

export function simulateDonations(
  count: number,
  { week = '2026-W02', careless = 0, after = 0 }: CopyOptions = {},
): Donation[] {
  const { layout, model } = bank.current;
  const uniform = seededUniform(`copies after ${after}`);
  const truth = createBank(model.items, trueParameters);
  return Array.from({ length: count }, (_, n) => {
    const honest = simulateAnswers(truth, randomPerson(uniform), uniform);
    const all = n < careless ? honest.map(() => 1 + Math.floor(7 * uniform())) : honest;
    const answers = takeSurvey(model, all, `copy ${after + n}`);
    const tag = copyTag(after + n);
    const studyAnswers = '0'.repeat(maxStudyQuestions);
    const others = { ageRange: null, gender: null, outcomes: [], retest: null, studyAnswers };
    return { tag, week, edition: layout.number, answers, languages: ['en'], ...others };
  });
}

export async function storeCopies(
  db: Database,
  count: number,
  options: CopyOptions = {},
): Promise<void> {
  const rows = simulateDonations(count, options).map(({ tag, week, edition, ...content }) => {
    const id = createHash('sha256').update(tag).digest('hex').slice(0, 24);
    return sealCopy(calibration.publicKey, { id, tag, week, edition, study: null }, content);
  });
  await db.write(async (tx) => {
    for (let start = 0; start < count; start += 100)
      await tx
        .insertInto('donations')
        .values(rows.slice(start, start + 100))
        .execute();
  });
}
