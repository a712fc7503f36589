/** Compares the caller's profile with another one (product decisions D4, D5). */

import type { Input, Reply } from '../../../contract/endpoints.ts';
import { comparedDimensions, record } from '../../../domain/themes.ts';
import {
  compareProfiles as comparePeople,
  type CompareResult,
  dreamScenarios,
  sharedActivities,
} from '../../../psychometrics/index.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { itemTexts } from '../survey/survey.ts';
import { type ComparisonDeps, findPeople } from './find-people.ts';
import { formatReason, listBridges } from './reason.ts';

export type { ComparisonDeps } from './find-people.ts';

type ComparisonReply = Reply<'compareProfiles'>;

const round = (number: number): number => Math.round(number * 10) / 10;

function presentSide(side: CompareResult['dimensions']['mine']): ComparisonReply['profile1'] {
  return {
    dimensions: record(comparedDimensions, (key) => ({
      dimension: round(side[key].value),
      se: round(side[key].se),
    })),
  };
}

/** Half the width of the range in which 80 % of random partners lie, in standard deviations. */
const z80 = 1.28;

function presentDetail({
  levelProbabilities,
  neighbourLevel,
  randomPartners,
  contributions,
}: CompareResult): NonNullable<ComparisonReply['detail']> {
  const { mean, sd } = randomPartners.mine;
  const toPercent = (value: number): number => Math.min(100, Math.max(0, Math.round(value)));
  const share = (value: number | null): number | null => (value === null ? null : toPercent(value));
  return {
    levelProbabilities: levelProbabilities.map(
      (probability) => Math.round(probability * 100) / 100,
    ),
    neighbourLevel,
    ownRange: [toPercent(mean - z80 * sd), toPercent(mean + z80 * sd)],
    theyAreOpenTo: share(contributions.openness.mine),
    youAreOpenTo: share(contributions.openness.theirs),
    isShowingSameSide: contributions.sameSideThemes.includes('EXVOY'),
    bridges: listBridges(contributions),
  };
}

export async function compareProfiles(
  deps: ComparisonDeps,
  caller: Caller,
  client: string,
  codes: Input<'compareProfiles'>['body'],
): Promise<ComparisonReply> {
  const { mine, theirs, limits } = await findPeople(deps, caller, client, codes);
  const texts = await itemTexts(deps);
  const text = (id: string): string => texts.get(id) ?? '';
  const result = comparePeople(mine, theirs);
  return {
    compatibilityLevel: result.level,
    compatibilityScore: result.percent,
    compatibilityInterval: result.interval,
    compatibilityReason: formatReason(result.contributions),
    profile1: presentSide(result.dimensions.mine),
    profile2: presentSide(result.dimensions.theirs),
    detail: presentDetail(result),
    dreamScenarios: dreamScenarios(mine, theirs, limits).map((dream) => ({
      questionText: text(dream.item),
      user1Activity: dream.mineActivity,
      user2Activity: dream.theirsActivity,
      estimated: dream.estimated,
    })),
    sharedActivities: sharedActivities(mine, theirs, limits).map((activity) => ({
      category: activity.group,
      questionText: text(activity.item),
      complementaryQuestionText: text(activity.complementary),
      isMutualComplementary: activity.isMutualComplementary,
      isSameQuestion: activity.isSameQuestion,
    })),
  };
}
