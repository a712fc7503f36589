/** Keeps the stored copies of an account consistent with its consents and its finished survey. */

import type { Answers } from 'spark-psychometrics';
import { modelAnswers } from '../../../core/survey/attempt.ts';
import { findEdition, type ItemBank } from '../../../core/survey/bank.ts';
import type { Layout } from '../../../domain/edition.ts';
import type { Services } from '../../platform/app-services.ts';
import { utcDay, utcWeek } from '../../platform/clock.ts';
import { newId } from '../../platform/crypto/random.ts';
import { DamagedRow } from '../../platform/crypto/seal.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/handlers.ts';
import { type AccountDetails, getUserIn, lockUser, openDetails } from '../accounts/accounts.ts';
import { recordDeletions } from '../accounts/ledger/ledger.ts';
import {
  accessFor,
  type EarlierAttempt,
  findFinishedAttempt,
  selectEarlier,
  type StoredAttempt,
} from '../survey/survey.ts';
import { currentChoice, listReaders, type Reader } from './consents.ts';
import { type CopyContent, donationLedgerName, donationTag, sealCopy } from './copy-content.ts';
import { deleteCopies, replacePending } from './copy-store.ts';
import { daysBetween, findWaves } from './studies/waves.ts';
import { answersSince, selectTextEdits, type TextEdit } from './text-edits.ts';

export type DonationServices = Pick<
  Services,
  | 'db'
  | 'now'
  | 'random'
  | 'bankInUse'
  | 'loginCodeKey'
  | 'calibrationKey'
  | 'followers'
  | 'logError'
>;

/** Whether the site takes donations and the owner gives one. */
export async function isDonor(deps: DonationServices, tx: Tx, owner: Owner): Promise<boolean> {
  if (deps.calibrationKey === null) return false;
  const details = openDetails(await getUserIn(tx, owner.userId), owner.dataKey);
  return (await currentChoice(deps, tx, owner, details)).donation !== 'none';
}

/** Which copies to store again, and whether to delete them first. */
interface Scope {
  /** One study, or null for calibration. If undefined, all of them. */
  readonly study?: string | null;
  /** Only those with age range and gender. */
  readonly hasDetails?: true;
  /** Deletes the present copies at once: their owner may have taken back a part. */
  readonly isRenewal: boolean;
}

/**
 * Stores new copies of the finished survey for those who may read it; or deletes them if a program
 * gave the answers, or nobody reads them. Locks the account.
 */
async function storeCopies(
  deps: DonationServices,
  tx: Tx,
  owner: Owner,
  { study, hasDetails, isRenewal }: Scope,
): Promise<void> {
  const user = await lockUser(tx, owner.userId);
  if (!user) return; // deleted since the request began
  const details = openDetails(user, owner.dataKey);
  const all = await listReaders(deps, tx, owner, details);
  const readers = all
    .filter((reader) => study === undefined || reader.study === study)
    .filter(({ withDetails }) => !hasDetails || withDetails);
  if (readers.length === 0) return;
  const attempt = await findFinishedAttempt(tx, accessFor(deps.bankInUse(), owner));
  for (const reader of readers) {
    const tag = donationTag(owner.dataKey, reader.study);
    if (isRenewal) await deleteCopies(tx, tag);
    if (!attempt || !reader.takesCopies) continue;
    if (reader.publicKey === null || attempt.synthetic) await deleteCopies(tx, tag);
    else await storeCopy(deps, tx, owner, { reader, attempt, details, tag });
  }
}

interface Copied {
  readonly reader: Reader;
  readonly attempt: StoredAttempt & { readonly startedDay: string };
  readonly details: AccountDetails;
  readonly tag: Uint8Array;
}

async function storeCopy(
  deps: DonationServices,
  tx: Tx,
  owner: Owner,
  { reader, attempt, details, tag }: Copied,
): Promise<void> {
  const { study, publicKey, withDetails, asksTwice, studyAnswers } = reader;
  const bank = deps.bankInUse();
  const edits = await selectTextEdits(tx);
  const earlier = asksTwice ? await readEarlier(deps, tx, owner) : [];
  const { first, second } = findWaves<EarlierAttempt>([...earlier, attempt], asksTwice);
  const content: CopyContent = {
    answers: copiedAnswers(bank, first, edits),
    ageRange: withDetails ? details.ageRange : null,
    gender: withDetails ? details.gender : null,
    outcomes: study === null ? await deps.followers.listOutcomes(tx, owner, attempt.id) : [],
    languages: first.languages,
    retest: second && {
      days: daysBetween(first, second),
      answers: inEdition(bank, first, second, copiedAnswers(bank, second, edits)),
      languages: second.languages,
    },
    studyAnswers,
  };
  const now = deps.now();
  const row = {
    id: newId(deps.random),
    tag,
    week: utcWeek(now),
    edition: first.edition,
    study,
  };
  await replacePending(tx, {
    ...sealCopy(publicKey!, row, content),
    waiting_since: utcDay(now),
  });
}

/** Returns none if one is damaged: its owner could never finish a retake otherwise. */
export async function readEarlier(
  { bankInUse, logError }: Pick<Services, 'bankInUse' | 'logError'>,
  tx: Tx,
  owner: Owner,
): Promise<EarlierAttempt[]> {
  try {
    return await selectEarlier(tx, accessFor(bankInUse(), owner));
  } catch (error) {
    if (!(error instanceof DamagedRow)) throw error;
    logError(error, 'reading earlier attempts for a study failed');
    return [];
  }
}

const layoutOf = (bank: ItemBank, { edition }: Pick<EarlierAttempt, 'edition'>): Layout =>
  findEdition(bank, edition).layout;

const copiedAnswers = (
  bank: ItemBank,
  attempt: EarlierAttempt,
  edits: readonly TextEdit[],
): Answers =>
  answersSince(attempt.startedDay, layoutOf(bank, attempt), modelAnswers(attempt), edits);

/** Returns the answers of the second attempt in the order of the first one's edition. */
function inEdition(
  bank: ItemBank,
  first: EarlierAttempt,
  second: EarlierAttempt,
  answers: Answers,
): Answers {
  const { positions } = layoutOf(bank, second);
  return [...layoutOf(bank, first).positions.keys()].map(
    (id) => answers[positions.get(id) ?? -1] ?? null,
  );
}

/** Brings all copies up to date after the survey, or the one of calibration alone. */
export const updateCopies = (deps: DonationServices, tx: Tx, owner: Owner) =>
  storeCopies(deps, tx, owner, { isRenewal: false });

export const updateDonation = (deps: DonationServices, tx: Tx, owner: Owner) =>
  storeCopies(deps, tx, owner, { study: null, isRenewal: false });

/** Replaces all copies at once. */
export const renewCopies = (deps: DonationServices, tx: Tx, owner: Owner) =>
  storeCopies(deps, tx, owner, { isRenewal: true });

/** Replaces the copy of a study at once, or with null that of calibration. */
export const renewCopy = (deps: DonationServices, tx: Tx, owner: Owner, study: string | null) =>
  storeCopies(deps, tx, owner, { study, isRenewal: true });

/** Renews the copies with details after the age range or the gender has changed. */
export const renewDetails = (deps: DonationServices, tx: Tx, owner: Owner) =>
  storeCopies(deps, tx, owner, { hasDetails: true, isRenewal: true });

/**
 * Deletes a copy for good: the ledger keeps a restored backup from bringing it back. Locks the
 * account.
 */
export async function withdrawCopy(
  deps: DonationServices,
  tx: Tx,
  owner: Owner,
  study: string | null,
): Promise<void> {
  const user = await lockUser(tx, owner.userId);
  if (!user) return;
  const tag = donationTag(owner.dataKey, study);
  await deleteCopies(tx, tag);
  const details = openDetails(user, owner.dataKey);
  const isGiven = study === null ? details.donation !== 'none' : details.study === study;
  if (isGiven) await recordDeletions(tx, deps, [donationLedgerName(tag)]);
}

export async function withdrawCopies(deps: DonationServices, tx: Tx, owner: Owner): Promise<void> {
  const user = await lockUser(tx, owner.userId);
  if (!user) return;
  await withdrawCopy(deps, tx, owner, null);
  const { study } = openDetails(user, owner.dataKey);
  if (study !== null) await withdrawCopy(deps, tx, owner, study);
}
