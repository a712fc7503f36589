/** To whom an account gives a copy of its answers: to calibration, to a study, or to both. */

import type { Services } from '../../platform/app-services.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/handlers.ts';
import { type AccountDetails, lockUser, openDetails, updateDetails } from '../accounts/accounts.ts';
import { isDeletionRecorded } from '../accounts/ledger/ledger.ts';
import { donationLedgerName, donationTag } from './copy-content.ts';
import { findStudy, hasEnded, parseContent, type StudyRow } from './studies/study-store.ts';

type LedgerKey = Pick<Services, 'loginCodeKey'>;

/** Whether the owner took this consent back after the backup that brought it back. */
const isTakenBack = (deps: LedgerKey, tx: Tx, { dataKey }: Owner, study: string | null) =>
  isDeletionRecorded(tx, deps, donationLedgerName(donationTag(dataKey, study)));

const noDonation = { donation: 'none', donationDay: null } as const;
export const noStudy = { study: null, studyDay: null, studyAnswers: null } as const;

/** A choice that a restored backup brought back after its withdrawal does not count. */
export async function currentChoice(
  deps: LedgerKey,
  tx: Tx,
  owner: Owner,
  { donation, donationDay }: AccountDetails,
): Promise<Pick<AccountDetails, 'donation' | 'donationDay'>> {
  if (donation === 'none') return { donation, donationDay };
  return (await isTakenBack(deps, tx, owner, null)) ? noDonation : { donation, donationDay };
}

export interface JoinedStudy {
  readonly study: StudyRow;
  readonly joinedDay: string;
}

/** Like `currentChoice`, for a study; null as well if the site no longer has it. */
export async function currentStudy(
  deps: LedgerKey,
  tx: Tx,
  owner: Owner,
  { study: id, studyDay }: AccountDetails,
): Promise<JoinedStudy | null> {
  if (id === null || studyDay === null || (await isTakenBack(deps, tx, owner, id))) return null;
  const study = await findStudy(tx, id);
  return study ? { study, joinedDay: studyDay } : null;
}

/**
 * Ends consents that a restored backup brought back after their withdrawal, because the entry of
 * the ledger ends too. They are sealed, so that only a sign-in can.
 */
export async function endTakenBack(deps: LedgerKey, tx: Tx, owner: Owner): Promise<void> {
  const user = await lockUser(tx, owner.userId);
  if (!user) return;
  const { donation, study } = openDetails(user, owner.dataKey);
  const changes = {
    ...(donation !== 'none' && (await isTakenBack(deps, tx, owner, null)) && noDonation),
    ...(study !== null && (await isTakenBack(deps, tx, owner, study)) && noStudy),
  };
  if (Object.keys(changes).length > 0) await updateDetails(tx, user, owner.dataKey, changes);
}

/** Whoever reads a copy. Calibration is the standing study of the site. */
export interface Reader {
  /** Null for calibration. */
  readonly study: string | null;
  /** Null if nobody reads copies any more. */
  readonly publicKey: Uint8Array | null;
  /**
   * Whether copies are stored. Before a study's own questions are answered there are none, and
   * after its last day they are only deleted.
   */
  readonly takesCopies: boolean;
  readonly withDetails: boolean;
  /** Null for a reader of the latest answers alone. */
  readonly asksTwice: AskedTwice | null;
  /** The answers to a study's own questions. */
  readonly studyAnswers: string;
}

/** For a study that asks the same people again. */
export interface AskedTwice {
  readonly joinedDay: string;
  /** How many days lie at least between the two. */
  readonly days: number;
}

export async function listReaders(
  deps: Pick<Services, 'loginCodeKey' | 'calibrationKey' | 'now'>,
  tx: Tx,
  owner: Owner,
  details: AccountDetails,
): Promise<Reader[]> {
  const { donation } = await currentChoice(deps, tx, owner, details);
  const joined = await currentStudy(deps, tx, owner, details);
  const calibration: Reader = {
    study: null,
    publicKey: deps.calibrationKey,
    takesCopies: true,
    withDetails: donation === 'answersAndDetails',
    asksTwice: null,
    studyAnswers: '',
  };
  return [
    ...(donation === 'none' ? [] : [calibration]),
    ...(joined ? [toReader(joined, details, deps.now())] : []),
  ];
}

function toReader(joined: JoinedStudy, { studyAnswers }: AccountDetails, now: number): Reader {
  const { study } = joined;
  const content = parseContent(study);
  return {
    study: study.id,
    publicKey: study.public_key,
    takesCopies: !hasEnded(study, now) && (content.questions.length === 0 || studyAnswers !== null),
    withDetails: content.details,
    asksTwice: askedTwice(joined),
    studyAnswers: studyAnswers ?? '',
  };
}

export function askedTwice({ study, joinedDay }: JoinedStudy): AskedTwice | null {
  const { retest } = parseContent(study);
  return retest ? { joinedDay, days: retest.days } : null;
}
