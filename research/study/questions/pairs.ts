/** What the questions on pairs of people share. */

import {
  chooseRevealable,
  compareProfiles,
  type CompareResult,
  type NamedActivity,
  namedActivities,
  pairPercent,
  pairStanding,
  pairWants,
  randomPartners,
  type Respondent,
} from 'spark-psychometrics';
import { compatibilityLevels } from '../../../src/domain/scoring.ts';
import { record, themes } from '../../../src/domain/themes.ts';
import { compatibility } from '../../second-model/pair.ts';
import { trueScores } from '../people/population.ts';
import type { World } from '../people/worlds.ts';
import { mean, share } from '../statistics.ts';

/** What one comparison says. The level is 0 (lowest) to 3. */
export interface Outcome {
  percent: number;
  interval: [number, number];
  level: number;
}

type Compared = Pick<CompareResult, 'percent' | 'interval' | 'level'>;

export const readOutcome = ({ percent, interval, level }: Compared): Outcome => ({
  percent,
  interval,
  level: compatibilityLevels.indexOf(level),
});

/** Returns the percent at the true scores of two people, by the right parameters. */
export function truePercent({ truth, calibrated }: World, pair: readonly number[][]): number {
  const domains = pair.map((person) => trueScores(truth, person).domain);
  const [mine, theirs] = domains.map((domain) => domain.map((d) => d / 100));
  const [first, second] = domains.map((domain) => randomPartners(calibrated, domain));
  return pairPercent(
    pairStanding(compatibility(mine!, theirs!), first!, second!),
    pairWants(Float64Array.from(mine!), Float64Array.from(theirs!)),
  );
}

/** A pair whose true percent is known, compared in two administrations from new answers. */
export interface PairRecord {
  truth: number;
  outcomes: readonly [Outcome, Outcome];
}

/** The percent is rounded, because the limits of the intervals are rounded too. */
export const isCovered = (truth: number, { interval: [low, high] }: Outcome): boolean =>
  Math.round(truth) >= low && Math.round(truth) <= high;

export const coverage = share<PairRecord>(({ truth, outcomes: [first] }) =>
  isCovered(truth, first),
);

/** The mean of the reported percent minus the true percent, in points. */
export const bias = (pairs: readonly PairRecord[]): number =>
  mean(pairs.map(({ truth, outcomes: [{ percent }] }) => percent - truth));

export const shareAtLevel = (level: number) =>
  share<PairRecord>(({ outcomes }) => outcomes[0].level === level);

export const withinOneLevel = share<PairRecord>(
  ({ outcomes: [one, other] }) => Math.abs(one.level - other.level) <= 1,
);

export const levelsOf = (pairs: readonly PairRecord[]): [number, number][] =>
  pairs.map(({ outcomes: [one, other] }) => [one.level, other.level]);

/** Whether a comparison differs, even in the last bit, when the two people are swapped. */
export function breaksSymmetry(mine: Respondent, theirs: Respondent): boolean {
  const symmetricPart = (result: CompareResult, sides: readonly unknown[]): string =>
    JSON.stringify([
      result.percent,
      result.interval,
      result.level,
      result.levelRange,
      result.levelProbabilities,
      result.contributions.meetingThemes,
      sides,
    ]);
  const [straight, swapped] = [compareProfiles(mine, theirs), compareProfiles(theirs, mine)];
  return (
    symmetricPart(straight, [straight.dimensions.mine, straight.dimensions.theirs]) !==
    symmetricPart(swapped, [swapped.dimensions.theirs, swapped.dimensions.mine])
  );
}

/** Whether the same comparison gives another result when it is repeated. */
export const isNotReproduced = (mine: Respondent, theirs: Respondent): boolean =>
  JSON.stringify(compareProfiles(mine, theirs)) !== JSON.stringify(compareProfiles(mine, theirs));

/**
 * Whether the activities that a comparison names to people who share everything disclose a
 * one-sided interest: one of the two answered an item in the list with less than 5, or the lists
 * that the two see differ in length.
 */
export function disclosesOneSidedInterest(mine: Respondent, theirs: Respondent): boolean {
  const activities = nameActivities(mine, theirs);
  const answerTo = ({ bank, answers }: Respondent, id: string): number =>
    answers[bank.indexById.get(id) ?? -1] ?? 0;
  const isOneSided = activities.some(
    ({ item, complementary }) => answerTo(mine, item) < 5 || answerTo(theirs, complementary) < 5,
  );
  return isOneSided || nameActivities(theirs, mine).length !== activities.length;
}

const noLimits: ReadonlySet<string> = new Set();
const figures = { themes: record(themes, () => ({ fantasy: 0, activity: 0 })), traits: [] };

function nameActivities(mine: Respondent, { bank, answers }: Respondent): NamedActivity[] {
  const hash = () => new Uint8Array(9);
  const items = chooseRevealable({ bank, answers, limits: noLimits, detail: 'all', hash });
  return namedActivities({ ...mine, figures, limits: noLimits }, { bank, figures, items });
}
