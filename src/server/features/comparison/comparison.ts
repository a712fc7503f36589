/** Comparing one's own profile with another by share code (decisions D4, D5). */

import type { Input, Reply } from '../../../contract/endpoints.ts';
import { comparedDimensions } from '../../../domain/themes.ts';
import {
  compareProfiles as compareAnswers,
  type CompareResult,
  dreamScenarios,
  sharedActivities,
} from '../../../psychometrics/index.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { missCost, type RateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { badRequest, forbidden, notFound } from '../../platform/refusal/refusal.ts';
import { findUserByShareCode, getUser, normaliseShareCode } from '../accounts/accounts.ts';
import { findFinishedAttempt, type ItemBank, itemTexts, modelAnswers } from '../survey/survey.ts';
import { explain } from './reason.ts';

export interface ComparisonDeps {
  readonly db: Database;
  readonly bank: ItemBank;
  readonly limits: RateLimiter;
}

type Side = Reply<'compareProfiles'>['profile1'];

const tenths = (number: number): number => Math.round(number * 10) / 10;

function presentSide(side: CompareResult['dimensions']['mine']): Side {
  return {
    dimensions: Object.fromEntries(
      comparedDimensions.map((key) => [
        key,
        { dimension: tenths(side[key].value), se: tenths(side[key].se) },
      ]),
    ) as Side['dimensions'],
  }; // as: one entry for each key
}

/**
 * So many a minute; and in a day so many codes for one account, so many accounts for one code (decisions B9). Counted
 * before anybody looks whether there is such a code: what exists and what does not cost the same here.
 */
async function limitComparing(
  deps: ComparisonDeps,
  userId: string,
  client: string,
  otherCode: string,
): Promise<void> {
  const meter = await deps.limits.today();
  await deps.db.write(async (tx) => {
    await meter.spend(tx, 'lookUp', client);
    if (!(await meter.isFirst(tx, userId, otherCode))) return;
    await meter.spend(tx, 'comparedCode', userId);
    await meter.spend(tx, 'comparer', otherCode);
  });
}

/** Both codes are checked before anything is read of the other person; a code that shows nothing is a 404 whatever the cause. */
async function findBoth(
  deps: ComparisonDeps,
  caller: Caller,
  client: string,
  codes: Input<'compareProfiles'>['body'],
) {
  const own = await getUser(deps, caller.userId);
  const [ownCode, otherCode] = [
    normaliseShareCode(codes.shareCode1),
    normaliseShareCode(codes.shareCode2),
  ];
  if (ownCode !== own.share_code) throw forbidden('The first share code must be your own.');
  if (ownCode === otherCode)
    throw badRequest('This is your own share code. Ask someone you trust for theirs.');
  await limitComparing(deps, own.id, client, otherCode);
  const other = await findUserByShareCode(deps, otherCode);
  const [mine, theirs] = [
    await findFinishedAttempt(deps, own.id),
    other && (await findFinishedAttempt(deps, other.id)),
  ];
  if (!mine) throw notFound('You have no profile yet. Finish the survey first.');
  if (!theirs) {
    await deps.limits.add('lookUp', client, missCost - 1);
    throw notFound('There is no profile for this share code.');
  }
  return {
    mine: { answers: modelAnswers(mine), key: ownCode },
    theirs: { answers: modelAnswers(theirs), key: otherCode },
  };
}

export async function compareProfiles(
  deps: ComparisonDeps,
  caller: Caller,
  client: string,
  codes: Input<'compareProfiles'>['body'],
): Promise<Reply<'compareProfiles'>> {
  const { mine, theirs } = await findBoth(deps, caller, client, codes);
  const texts = await itemTexts(deps);
  const text = (id: string): string => texts.get(id) ?? '';
  const result = compareAnswers(deps.bank.model, mine, theirs);
  return {
    compatibilityLevel: result.level,
    compatibilityScore: result.percent,
    compatibilityInterval: result.interval,
    compatibilityReason: explain(result),
    profile1: presentSide(result.dimensions.mine),
    profile2: presentSide(result.dimensions.theirs),
    dreamScenarios: dreamScenarios(deps.bank.model, mine.answers, theirs.answers).map((dream) => ({
      questionText: text(dream.item),
      user1Activity: dream.mineActivity,
      user2Activity: dream.theirsActivity,
      estimated: dream.estimated,
    })),
    sharedActivities: sharedActivities(deps.bank.model, mine.answers, theirs.answers).map(
      (activity) => ({
        category: activity.group,
        questionText: text(activity.item),
        complementaryQuestionText: text(activity.complementary),
        isMutualComplementary: activity.isMutualComplementary,
        isSameQuestion: activity.isSameQuestion,
      }),
    ),
  };
}
