/**
 * Takes a person's contributions to shared readings back, in the transaction of another feature:
 * when a hard limit is marked, an answer revised, a retake finished, or the account is deleted.
 */

import type { SharedItem, SharedReading } from 'spark-psychometrics';
import { givenWithout, sheetWithout, withoutLimited } from '../../../core/sharing/sheet.ts';
import { findEdition, type ItemBank } from '../../../core/survey/bank.ts';
import type { LimitCheck } from '../../../core/survey/hard-limits.ts';
import type { Theme } from '../../../domain/themes.ts';
import type { Services } from '../../platform/app-services.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/handlers.ts';
import { recordTakenBack } from '../accounts/ledger/ledger.ts';
import { endLockedPair } from './end.ts';
import {
  deletePair,
  joinSides,
  lockPairs,
  openAgreement,
  openColumn,
  openPair,
  type OpenPair,
  updatePair,
} from './pair-store.ts';
import { selectSides, type Side, updateSide } from './side-store.ts';
import { type Agreement, decodeGiven, encodeGiven, nothingGiven } from './stored-agreement.ts';
import {
  decodeDeposit,
  type Deposit,
  encodeDeposit,
  decodeReading,
  encodeReading,
} from './stored-reading.ts';

/**
 * Returns the name of a reading in the ledger after a new limit or a yes that was taken back: a
 * restore leaves out the reading of an earlier backup, which cannot be opened to remove either.
 */
export const limitedPairLedgerName = (pairId: unknown): string => `reading:${pairId}`;

/** The account must be locked. Returns the readings that still exist, each locked and open. */
async function lockOwnPairs(tx: Tx, owner: Owner) {
  const sides = await selectSides(tx, owner);
  const found = joinSides(sides, await lockPairs(tx, sides));
  return found.map(({ side, row }) => ({ side, pair: openPair(row, side) }));
}

/**
 * Removes the owner's new limits, or a passed question, from deposits, shown readings and
 * agreements, for good.
 */
export async function removeFromReadings(
  deps: Services,
  tx: Tx,
  owner: Owner,
  isLimited: LimitCheck,
): Promise<void> {
  const changed: string[] = [];
  for (const { side, pair } of await lockOwnPairs(tx, owner)) {
    const deposit =
      openOwnDeposit(pair, side) ??
      (isRefused(pair, side) ? makeStandIn(deps.bankInUse(), side) : null);
    const result = openColumn(pair, 'result');
    if (deposit || result) changed.push(pair.row.id);
    if (deposit) {
      const { items } = findEdition(deps.bankInUse(), deposit.edition).model;
      const open = deposit.open.filter((index) => !isLimited(items[index]!.id));
      await updatePair(tx, pair, {
        deposit: encodeDeposit({ ...deposit, open }),
        result: null,
        agreement: null,
      });
    } else if (result) {
      const reading = withoutItems(decodeReading(result), isLimited);
      const agreement = agreementWithout(openAgreement(pair, deps.random), side, isLimited);
      await updatePair(tx, pair, { deposit: null, result: encodeReading(reading), agreement });
    }
  }
  await recordTakenBack(tx, deps, changed.map(limitedPairLedgerName));
}

/** Whether the other person ended a reading with the owner's yes; the owner never learns it. */
const isRefused = ({ row }: OpenPair, side: Side): boolean =>
  row.state === 'ENDED' && row.revealed_day === null && side.hasSaidYes && !side.hasEnded;

/**
 * Returns an empty deposit for a reading that was refused. Writing it stores nothing, but takes as
 * long as writing the deposit of a reading that waits. Limits can be marked so often that a
 * difference in time would reveal the no.
 */
function makeStandIn(bank: ItemBank, { role, attemptId }: Side): Deposit {
  const { mean } = bank.current.model.prior;
  const covariance = new Float64Array(mean.length ** 2);
  const edition = Math.max(...bank.editions.keys());
  const { parameterSet } = findEdition(bank, edition);
  const posterior = { mode: mean, covariance };
  return { role, edition, attemptId, open: [], parameterSet, posterior };
}

/** A theme that has no item left is no longer named as common ground. */
function withoutItems(reading: SharedReading, isLimited: LimitCheck): SharedReading {
  const items = withoutLimited(reading.items, isLimited);
  const lost = new Set(reading.items.filter((item) => !items.includes(item)).map(getTheme));
  const left = new Set(items.map(getTheme));
  return {
    ...reading,
    items,
    commonGround: reading.commonGround.filter(({ theme }) => !lost.has(theme) || left.has(theme)),
  };
}

/**
 * Works on empty marks if there are none, so that the time does not reveal whether there are any.
 */
function agreementWithout(agreement: Agreement, { role }: Side, isLimited: LimitCheck): Agreement {
  const { pending, sheet } = agreement;
  const left = givenWithout(
    decodeGiven(pending?.given ?? nothingGiven),
    isLimited,
    pending?.role === role,
  );
  const given = encodeGiven(left);
  return {
    ...agreement,
    pending: pending && { ...pending, given },
    sheet: sheet && sheetWithout(sheet, isLimited),
  };
}

const getTheme = ({ theme }: SharedItem): Theme => theme;

function openOwnDeposit(pair: OpenPair, { role }: Side): Deposit | null {
  const bytes = openColumn(pair, 'deposit');
  const deposit = bytes && decodeDeposit(bytes);
  return deposit?.role === role ? deposit : null;
}

/**
 * Ends the owner's open invitations and takes back every waiting yes, because a finished retake has
 * replaced their answers. A reading that both have seen stays.
 */
export async function takeBackYes(deps: Services, tx: Tx, owner: Owner): Promise<void> {
  const changed: string[] = [];
  for (const { side, pair } of await lockOwnPairs(tx, owner)) {
    if (pair.row.revealed_day !== null) continue;
    if (pair.row.state === 'INVITED') await endLockedPair(deps, tx, pair);
    else if (openOwnDeposit(pair, side) || isRefused(pair, side)) {
      changed.push(pair.row.id);
      await updatePair(tx, pair, { deposit: null, result: null, agreement: null });
    }
    if (side.hasSaidYes) await updateSide(tx, owner, side, { hasSaidYes: false, otherTag: null });
  }
  await recordTakenBack(tx, deps, changed.map(limitedPairLedgerName));
}

/** Ends all readings of a deleted account. Its sides are deleted with the account. */
export async function endAllPairs(deps: Services, tx: Tx, owner: Owner): Promise<void> {
  for (const { pair } of await lockOwnPairs(tx, owner)) {
    // An open invitation needs no ledger entry: restored without its account, it is refused.
    if (pair.row.joiner_key === null) await deletePair(tx, pair.row);
    else await endLockedPair(deps, tx, pair);
  }
}
