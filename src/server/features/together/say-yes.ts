/**
 * Says yes to a shared reading. The second yes computes the reading in the same transaction, and
 * stores only the result.
 */

import {
  computeSharedReading,
  openItems,
  type ReadingPart,
  scoreForPair,
} from 'spark-psychometrics';
import type { Input } from '../../../contract/endpoints.ts';
import { otherRole, type Role } from '../../../core/sharing/sheet.ts';
import { answerTo, type Attempt, modelAnswers } from '../../../core/survey/attempt.ts';
import { findEdition, type ItemBank } from '../../../core/survey/bank.ts';
import { maxReveals, revealWindowDays, tickableAnswer } from '../../../domain/together.ts';
import type { Services } from '../../platform/app-services.ts';
import { dayMilliseconds, utcDay } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller, Owner } from '../../platform/http/handlers.ts';
import { conflict, badRequest } from '../../platform/refusal.ts';
import { lockCaller, requireRecentProof } from '../accounts/sessions/sessions.ts';
import { isFinishedAttempt, loadHardLimits } from '../survey/survey.ts';
import {
  type PairRow,
  joinSides,
  lockPairs,
  openColumn,
  openPair,
  type OpenPair,
  updatePair,
} from './pair-store.ts';
import { requireProfile, unknownPair } from './requirements.ts';
import { type Side, selectSides, updateSide } from './side-store.ts';
import { newAgreement } from './stored-agreement.ts';
import { decodeDeposit, type Deposit, encodeDeposit, encodeReading } from './stored-reading.ts';

/** The last UTC day that is no longer within the window of the limits. */
export const revealWindowStart = (now: number): string =>
  utcDay(now - revealWindowDays * dayMilliseconds);

interface OtherReading {
  readonly side: Side;
  readonly row: PairRow;
}

/** Whether the reading was shown within the window, including withdrawn ones. */
const wasRevealed = ({ row }: OtherReading, now: number): boolean =>
  row.revealed_day !== null && row.revealed_day > revealWindowStart(now);

/** Whether the owner's yes may still lead to a reading, as far as the owner can tell. */
const isWaiting = ({ side, row }: OtherReading, now: number): boolean =>
  row.revealed_day === null && !side.hasEnded && row.expires_at > now;

/**
 * Refuses a yes with `conflict` if the account has said yes too often, or has had a reading with
 * the same other account. A waiting yes counts too, so that they cannot be collected.
 */
function assertYesAllowed(others: readonly OtherReading[], otherTag: string, now: number): void {
  const confirmed = others.filter(({ side }) => side.hasSaidYes);
  if (confirmed.some((other) => other.side.otherTag === otherTag && wasRevealed(other, now)))
    throw conflict(
      `You two have had a shared reading in the last ${revealWindowDays} days. Please wait before you make another.`,
    );
  const counted = confirmed.filter((other) => wasRevealed(other, now) || isWaiting(other, now));
  if (counted.length >= maxReveals)
    throw conflict(
      `You can say yes to ${maxReveals} shared readings in ${revealWindowDays} days. Please come back later; this reading keeps its end date.`,
    );
}

/** 12 months after the day of the second yes. The time of day must not show. */
const resultEnd = (revealedDay: string): number => Date.parse(revealedDay) + 365 * dayMilliseconds;

type Yes = Input<'sayYes'>['body'];

/**
 * Saves the caller's yes. Repeating it changes nothing. If the other person has ended the reading,
 * the reply and the work are the same as if that person still had to decide.
 */
export async function sayYes(deps: Services, caller: Caller, yes: Yes) {
  await requireRecentProof(deps, caller);
  await deps.db.write(async (tx) => {
    await lockCaller(tx, caller);
    await saveYes(deps, tx, caller, yes);
  });
  return {};
}

async function saveYes(deps: Services, tx: Tx, owner: Owner, yes: Yes): Promise<void> {
  const { now } = deps;
  const sides = await selectSides(tx, owner);
  const side = sides.find(({ pairId }) => pairId === yes.pairId);
  if (!side) throw unknownPair();
  const pairs = await lockPairs(tx, sides);
  const row = pairs.get(side.pairId);
  if (side.hasEnded) throw conflict('You have ended this shared reading.');
  if (side.hasSaidYes) return;
  if (!row || row.expires_at <= now())
    throw conflict('The time for this shared reading is up. You can make a new invitation.');
  if (row.joiner_key === null)
    throw conflict('You can say yes once someone has accepted your invitation.');
  const attempt = await requireSameAttempt(deps, tx, owner, { side, yes });
  const pair = openPair(row, side);
  const otherTag = pair.introductions[otherRole[side.role]]?.tag ?? '';
  const others = joinSides(sides, pairs).filter((other) => other.side !== side);
  assertYesAllowed(others, otherTag, now());
  const given = { attempt, side, ticks: yes.ticks };
  await depositOrReveal(deps, tx, { owner, pair, given });
  await updateSide(tx, owner, side, { hasSaidYes: true, otherTag });
}

/** Returns the attempt that belongs to the reading. Refuses if the yes is for other answers. */
async function requireSameAttempt(
  deps: Services,
  tx: Tx,
  owner: Owner,
  { side, yes }: { readonly side: Side; readonly yes: Yes },
): Promise<Attempt> {
  const attempt = await requireProfile(deps, tx, owner);
  if (attempt.id !== side.attemptId)
    throw conflict(
      'You’ve retaken the survey since. Make a new invitation, or ask for one: it will belong to your new answers.',
    );
  if (yes.attemptId !== side.attemptId)
    throw conflict('These are not the answers of this shared reading. Please load the page again.');
  const { layout } = findEdition(deps.bankInUse(), attempt.edition);
  if (yes.ticks.some((id) => answerTo(layout, attempt.answers, id) !== tickableAnswer))
    throw badRequest(`Only questions that you answered with ${tickableAnswer} can be ticked.`);
  return attempt;
}

interface Given {
  readonly attempt: Attempt;
  readonly side: Side;
  readonly ticks: readonly string[];
}

async function makeDeposit(
  scoringBank: ItemBank,
  tx: Tx,
  owner: Owner,
  { attempt, side, ticks }: Given,
): Promise<Deposit> {
  const { model: bank, parameterSet } = findEdition(scoringBank, attempt.edition);
  const answers = modelAnswers(attempt);
  const limits = await loadHardLimits(scoringBank, tx, owner);
  return {
    role: side.role,
    edition: attempt.edition,
    attemptId: attempt.id,
    open: openItems({ bank, answers, ticks: new Set(ticks), limits }),
    parameterSet,
    posterior: scoreForPair(bank, answers),
  };
}

function toPart(bank: ItemBank, { edition, open, posterior }: Deposit): ReadingPart {
  const { model } = findEdition(bank, edition);
  return { bank: model, posterior, open: new Set(open.map((index) => model.items[index]!.id)) };
}

/** Returns the other person's deposit, if its attempt still exists and is current. */
async function findOtherDeposit(tx: Tx, pair: OpenPair, ownRole: Role): Promise<Deposit | null> {
  const bytes = openColumn(pair, 'deposit');
  const deposit = bytes && decodeDeposit(bytes);
  if (!deposit || deposit.role === ownRole) return null;
  return (await isFinishedAttempt(tx, deposit.attemptId)) ? deposit : null;
}

/**
 * Scores the second yes by the parameters of the first, even if others are in use by now, so that
 * both are on one scale. If these parameters are gone, or the model has other dimensions by now,
 * the second yes takes the place of the first.
 */
async function depositOrReveal(
  deps: Services,
  tx: Tx,
  { owner, pair, given }: { owner: Owner; pair: OpenPair; given: Given },
): Promise<void> {
  const other = await findOtherDeposit(tx, pair, given.side.role);
  const shared = other && (await deps.bankOf(tx, other.parameterSet));
  const bank = shared ?? deps.bankInUse();
  const own = await makeDeposit(bank, tx, owner, given);
  const isComparable = shared && other.posterior.mode.length === own.posterior.mode.length;
  if (!isComparable) {
    const deposit = encodeDeposit(own);
    return updatePair(tx, pair, { deposit, result: null, agreement: null });
  }
  const [inviter, joiner] = own.role === 'inviter' ? [own, other] : [other, own];
  const reading = computeSharedReading(toPart(bank, inviter), toPart(bank, joiner));
  const revealedDay = utcDay(deps.now());
  return updatePair(tx, pair, {
    columns: {
      state: 'REVEALED',
      expires_at: resultEnd(revealedDay),
      revealed_day: revealedDay,
      model_version: bank.version,
    },
    deposit: null,
    result: encodeReading(reading),
    // Stored from now on, so that the presence of an agreement tells nothing.
    agreement: newAgreement(deps.random),
  });
}
