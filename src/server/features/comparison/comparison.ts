/** Compares the caller's profile with another one. */

import type { Input, Reply } from '../../../contract/endpoints.ts';
import { findDifference, listBridges, describeReason } from '../../../core/comparison/reason.ts';
import { modelAnswers } from '../../../core/survey/attempt.ts';
import { findEdition } from '../../../core/survey/bank.ts';
import { activityCategory } from '../../../domain/activity-groups.ts';
import { comparedDimensions, record } from '../../../domain/themes.ts';
import {
  type ComparingPerson,
  compareRecords,
  namedActivities,
  namedScenarios,
  type RecordComparison,
  type RecordOwner,
} from '../../../psychometrics/index.ts';
import type { Caller } from '../../platform/http/handlers.ts';
import { TemporaryFailure } from '../../platform/refusal.ts';
import { comparisonWords } from '../../platform/texts.ts';
import { currentRecord, type PublicRecord } from '../sharing/sharing.ts';
import { itemTexts, loadHardLimits } from '../survey/survey.ts';
import { type ComparisonDeps, findPeople, type People } from './find-people.ts';
import { decideWithholding, type Withholding } from './withholding.ts';

export { deleteAnswerSetsBefore } from './answer-set-store.ts';
export { type ComparisonDeps, ownCodeRefusal } from './find-people.ts';

type ComparisonReply = Reply<'compareProfiles'>;

const presentSide = (
  side: RecordComparison['dimensions']['mine'],
): ComparisonReply['profile1'] => ({
  dimensions: record(comparedDimensions, (key) => ({ dimension: side[key] })),
});

function presentDetail(
  { levelProbabilities, neighbourLevel, contributions, themes }: RecordComparison,
  { compareDetail }: Pick<PublicRecord, 'compareDetail'>,
  { reason, until }: Withholding,
): ComparisonReply['detail'] {
  const share = (value: number | null): number | null =>
    value === null ? null : 5 * Math.round(value / 5);
  return {
    levelProbabilities: levelProbabilities.map(
      (probability) => Math.round(probability * 100) / 100,
    ),
    neighbourLevel,
    theyAreOpenTo: share(contributions.openness.mine),
    youAreOpenTo: share(contributions.openness.theirs),
    isShowingSameSide: contributions.sameSideThemes.includes('EXVOY'),
    bridges: listBridges(contributions, comparisonWords()),
    themes,
    meetingThemes: contributions.meetingThemes,
    difference: findDifference(contributions),
    named: compareDetail,
    withheld: reason,
    namedFrom: until,
  };
}

interface ComparedPair {
  readonly mine: ComparingPerson;
  readonly theirs: RecordOwner;
  readonly withholding: Withholding;
}

/**
 * Describes both people by their public records. The caller’s is made now, because sharing may be
 * off, by the parameters of the other one, which only its owner can compute anew (ADR 31). Throws
 * `TemporaryFailure` if those are damaged.
 */
async function describePair(
  deps: ComparisonDeps,
  caller: Caller,
  people: People,
): Promise<ComparedPair> {
  const { mine: attempt, theirs } = people;
  const { bank, own, limits } = await deps.db.read(async (tx) => {
    const shared = await deps.bankOf(tx, theirs.parameterSet);
    if (!shared)
      throw new TemporaryFailure(`the parameter set ${theirs.parameterSet} of a record is damaged`);
    return {
      bank: shared,
      own: await currentRecord({ bank: shared }, tx, caller, { attempt, compareDetail: 'fit' }),
      limits: await loadHardLimits(deps, tx, caller),
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
    withholding,
  };
}

const poles = { '+': 'positive', '-': 'negative', '0': null } as const;

export async function compareProfiles(
  deps: ComparisonDeps,
  caller: Caller,
  client: string,
  codes: Input<'compareProfiles'>['body'],
): Promise<ComparisonReply> {
  const people = await findPeople(deps, caller, client, codes);
  const pair = await describePair(deps, caller, people);
  return presentComparison(pair, people.theirs, await itemTexts(deps));
}

/** The reply, as a function of the two records, the caller's answers and the texts of the items. */
export function presentComparison(
  { mine, theirs, withholding }: ComparedPair,
  shared: Pick<PublicRecord, 'compareDetail'>,
  texts: ReadonlyMap<string, string>,
): ComparisonReply {
  const text = (id: string): string => texts.get(id) ?? '';
  const result = compareRecords(mine, theirs);
  return {
    compatibilityLevel: result.level,
    compatibilityScore: result.percent,
    compatibilityInterval: result.interval,
    compatibilityReason: describeReason(result.contributions, result.cap, comparisonWords()),
    profile1: presentSide(result.dimensions.mine),
    profile2: presentSide(result.dimensions.theirs),
    detail: presentDetail(result, shared, withholding),
    dreamScenarios: namedScenarios(mine, theirs).map((dream) => ({
      questionText: text(dream.item),
      user1Activity: dream.mineActivity,
      user2Activity: dream.theirsActivity,
      estimated: true as const,
    })),
    sharedActivities: namedActivities(mine, theirs).map((activity) => ({
      category: activityCategory(activity.theme),
      questionText: text(activity.item),
      complementaryQuestionText: text(activity.complementary),
      isMutualComplementary: activity.isMutualComplementary,
      isSameQuestion: activity.isSameQuestion,
      theme: activity.theme,
      pole: poles[mine.bank.items[mine.bank.indexById.get(activity.item)!]!.pole],
    })),
  };
}
