/** Opens copies with the private key of calibration or of a study, which no server has (ADR 29). */

import { createHmac, hkdfSync } from 'node:crypto';
import type { Answers } from 'spark-psychometrics';
import { findEdition, type ItemBank } from '../../../core/survey/bank.ts';
import { type CopyContent, type CopyRow, openCopy } from './copy-content.ts';
import { answersOfWeek, type TextEdit } from './text-edits.ts';

export interface Donation extends CopyContent {
  /** The tag of the copy, which stays the same after a retake. */
  readonly tag: Uint8Array;
  readonly edition: number;
  /** The UTC week in which the copy was made, such as 2026-W03. */
  readonly week: string;
}

export interface DonationsRead {
  /** Ordered by tags and private key alone, not as stored. */
  readonly donations: readonly Donation[];
  /** How many copies are damaged, were sealed to another key, or have an unknown edition. */
  readonly unreadable: number;
}

export interface SealedDonations {
  readonly donations: readonly CopyRow[];
  /** The edits of texts. */
  readonly admin_audit: readonly TextEdit[];
}

interface ReaderDeps {
  /** PKCS #8 in DER. */
  readonly privateKey: Uint8Array;
  readonly bank: Pick<ItemBank, 'editions'>;
}

/** Returns every copy that opens with the private key, without answers to former texts. */
export function openDonations(
  { donations: rows, admin_audit: edits }: SealedDonations,
  deps: ReaderDeps,
): DonationsRead {
  const opened = rows.flatMap((row) => {
    const content = tryToOpen(deps, row);
    if (!content) return [];
    const { layout } = findEdition(deps.bank, row.edition);
    const { tag, week, edition } = row;
    const known = (answers: Answers) => answersOfWeek(week, layout, answers, edits);
    const retest = content.retest && {
      ...content.retest,
      answers: known(content.retest.answers),
    };
    return [{ tag, edition, week, ...content, answers: known(content.answers), retest }];
  });
  return {
    donations: inSecretOrder(deps.privateKey, opened),
    unreadable: rows.length - opened.length,
  };
}

function tryToOpen({ privateKey, bank }: ReaderDeps, row: CopyRow): CopyContent | null {
  try {
    return openCopy(privateKey, bank, row);
  } catch {
    return null;
  }
}

/**
 * The order is the same in each run, so that a calibration can be repeated, but says nothing about
 * the order of the stored copies.
 */
function inSecretOrder(privateKey: Uint8Array, donations: readonly Donation[]): Donation[] {
  const key = new Uint8Array(hkdfSync('sha256', privateKey, '', 'spark:calibration-order:v1', 32));
  return donations
    .map((donation) => ({
      donation,
      place: createHmac('sha256', key).update(donation.tag).digest('hex'),
    }))
    .toSorted((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ donation }) => donation);
}
