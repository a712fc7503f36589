/** Compares the caller's profile with another one. */

import { createHmac } from 'node:crypto';
import type { Input, Reply } from '../../../contract/endpoints.ts';
import {
  type ComparedPair,
  describeComparison,
  deriveWithholding,
  type Withholding,
  withhold,
} from '../../../core/comparison/comparison.ts';
import type { PublicRecord } from '../../../core/sharing/record.ts';
import { type Attempt, modelAnswers, surveyAnswers } from '../../../core/survey/attempt.ts';
import { findEdition } from '../../../core/survey/bank.ts';
import { notOwnCode, ownCode } from '../../../core/survey/refusals.ts';
import type { Services } from '../../platform/app-services.ts';
import { utcMonth } from '../../platform/clock.ts';
import type { Caller } from '../../platform/http/handlers.ts';
import { refuse, TemporaryFailure } from '../../platform/refusal.ts';
import { comparisonWords } from '../../platform/texts.ts';
import { getUser, normaliseShareCode, openDetails } from '../accounts/accounts.ts';
import { currentRecord, requireRecord } from '../sharing/sharing.ts';
import {
  accessFor,
  findFinishedAttempt,
  itemTexts,
  loadHardLimits,
  noProfile,
} from '../survey/survey.ts';
import { countAnswerSet } from './store.ts';

export { deleteAnswerSetsBefore } from './store.ts';

/** A caller sees items with this many different sets of answers for each other person. */
const maxAnswerSets = 3;

interface People {
  readonly mine: Attempt;
  readonly theirs: PublicRecord;
  /** The share code of the other person, as it was issued. */
  readonly otherCode: string;
}

export async function compareProfiles(
  deps: Services,
  caller: Caller,
  client: string,
  codes: Input<'compareProfiles'>['body'],
): Promise<Reply<'compareProfiles'>> {
  const people = await findPeople(deps, caller, client, codes);
  const pair = await describePair(deps, caller, people);
  return describeComparison(pair, await itemTexts(deps), comparisonWords());
}

/**
 * Checks the own code before reading anything about the other person. An unknown code, one that is
 * switched off and an unfinished survey get the same refusal. Only a caller with a profile counts
 * against the other person’s limits.
 */
async function findPeople(
  deps: Services,
  caller: Caller,
  client: string,
  codes: Input<'compareProfiles'>['body'],
): Promise<People> {
  const own = openDetails(await getUser(deps, caller.userId), caller.dataKey);
  const otherCode = normaliseShareCode(codes.shareCode2);
  if (normaliseShareCode(codes.shareCode1) !== own.shareCode) throw refuse(notOwnCode);
  if (otherCode === own.shareCode) throw refuse(ownCode);
  await deps.limits.spend('lookUp', client);
  const mine = await deps.db.read((tx) =>
    findFinishedAttempt(tx, accessFor(deps.bankInUse(), caller)),
  );
  if (!mine) throw noProfile();
  const { record: theirs } = await requireRecord(deps, client, otherCode);
  await countPair(deps, caller, otherCode);
  return { mine, theirs, otherCode };
}

/**
 * Returns a pseudonym of the caller and a share code. It takes the data key to compute, so that no
 * count reveals who compared with whom.
 */
function pairTag({ dataKey }: Caller, otherCode: string): Uint8Array {
  return new Uint8Array(createHmac('sha256', dataKey).update(`pair:v1:${otherCode}`).digest());
}

/**
 * Counts a pair against both people once a day: the codes of an account, the accounts of a code.
 * Otherwise many accounts could probe one person (B9).
 */
async function countPair(
  { db, limits }: Services,
  caller: Caller,
  otherCode: string,
): Promise<void> {
  const meter = await limits.today();
  const pair = Buffer.from(pairTag(caller, otherCode)).toString('base64url');
  await db.write(async (tx) => {
    if (!(await meter.isFirst(tx, pair))) return;
    await meter.spend(tx, 'comparedCode', caller.userId);
    await meter.spend(tx, 'comparer', otherCode);
  });
}

/**
 * Describes both people by their public records. The caller’s is made now, because sharing may be
 * off. It uses the parameters of the other record, which only its owner can recompute (ADR 31).
 * Throws `TemporaryFailure` if those are damaged.
 */
async function describePair(deps: Services, caller: Caller, people: People): Promise<ComparedPair> {
  const { mine: attempt, theirs } = people;
  const { bank, own, limits } = await deps.db.read(async (tx) => {
    const shared = await deps.bankOf(tx, theirs.parameterSet);
    if (!shared)
      throw new TemporaryFailure(`the parameter set ${theirs.parameterSet} of a record is damaged`);
    return {
      bank: shared,
      own: await currentRecord(shared, tx, caller, {
        attempt,
        compareDetail: 'fit',
        showsLine: false,
      }),
      limits: await loadHardLimits(deps.bankInUse(), tx, caller),
    };
  });
  const withholding = await decideWithholding(deps, caller, people, own);
  return {
    mine: {
      bank: findEdition(bank, own.edition).model,
      answers: modelAnswers(attempt),
      figures: own.figures,
      limits,
    },
    theirs: {
      bank: findEdition(bank, theirs.edition).model,
      figures: theirs.figures,
      items: withholding.reason === null ? theirs.items : [],
    },
    compareDetail: theirs.compareDetail,
    withholding,
  };
}

/** `own` is the record of the caller's attempt. */
async function decideWithholding(
  deps: Services,
  caller: Caller,
  { mine, theirs, otherCode }: People,
  { flagged }: Pick<PublicRecord, 'flagged'>,
): Promise<Withholding> {
  const decided = deriveWithholding({ attempt: mine, flagged }, theirs, deps.now());
  if (decided) return decided;
  const isAllowed = await deps.db.write((tx) =>
    countAnswerSet(tx, {
      pair: pairTag(caller, otherCode),
      answerSet: tagAnswers(deps, caller.dataKey, otherCode, mine),
      month: utcMonth(deps.now()),
      max: maxAnswerSets,
    }),
  );
  return withhold(isAllowed ? null : 'answerSets');
}

/**
 * The same answers in a retake are not a new set. Neither are rounds, whose questions are asked
 * once.
 */
function tagAnswers(
  { bankInUse }: Pick<Services, 'bankInUse'>,
  dataKey: Uint8Array,
  otherCode: string,
  attempt: Attempt,
): Uint8Array {
  const { answers } = surveyAnswers(findEdition(bankInUse(), attempt.edition).layout, attempt);
  return new Uint8Array(
    createHmac('sha256', dataKey).update(`answers:v1:${otherCode}:${answers}`).digest(),
  );
}
