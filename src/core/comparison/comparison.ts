/**
 * Describes a comparison of two public records, and decides whether it names items. The sentences
 * name themes but no answer, and a side only if both people want it (measurement §6).
 */

import {
  type ComparingPerson,
  compareRecords,
  type Contributions,
  type LevelCap,
  namedActivities,
  namedScenarios,
  need,
  type RecordComparison,
  type RecordHolder,
  type RecordOwner,
} from 'spark-psychometrics';
import type { Reply } from '../../contract/endpoints.ts';
import { activityCategory } from '../../domain/activity-groups.ts';
import type { CompareDetail, WithholdReason } from '../../domain/comparing.ts';
import type { Translation } from '../../domain/locales.ts';
import { type OpennessWord, opennessWords } from '../../domain/scoring.ts';
import { comparedDimensions, isPoled, record } from '../../domain/themes.ts';
import type { Attempt } from '../survey/attempt.ts';
import type * as english from './words.ts';

type ComparisonReply = Reply<'compareProfiles'>;

/** The words in the language of the visitor. */
type Words = Translation<typeof english>;

export interface ComparedPair {
  readonly mine: ComparingPerson;
  readonly theirs: RecordOwner;
  /** How much the other person allows comparisons to name. */
  readonly compareDetail: CompareDetail;
  readonly withholding: Withholding;
}

const poles = { '+': 'positive', '-': 'negative', '0': null } as const;

/** `texts` has the text of every question. */
export function describeComparison(
  { mine, theirs, compareDetail, withholding }: ComparedPair,
  texts: ReadonlyMap<string, string>,
  words: Words,
): ComparisonReply {
  const text = (id: string): string => texts.get(id) ?? '';
  const result = compareRecords(mine, theirs);
  return {
    compatibilityLevel: result.level,
    compatibilityScore: result.percent,
    compatibilityInterval: result.interval,
    compatibilityReason: describeReason(result.contributions, result.cap, words),
    profile1: deriveSide(result.dimensions.mine),
    profile2: deriveSide(result.dimensions.theirs),
    detail: {
      ...describeDetail(result, [mine, theirs], words),
      named: compareDetail,
      withheld: withholding.reason,
      namedFrom: withholding.until,
    },
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

const deriveSide = (side: RecordComparison['dimensions']['mine']): ComparisonReply['profile1'] => ({
  dimensions: record(comparedDimensions, (key) => ({ dimension: side[key] })),
});

type Withheld = 'named' | 'withheld' | 'namedFrom';

function describeDetail(
  { levelProbabilities, levelRange, contributions, themes }: RecordComparison,
  [mine, theirs]: readonly [RecordHolder, RecordHolder],
  words: Words,
): Omit<ComparisonReply['detail'], Withheld> {
  return {
    levelProbabilities: levelProbabilities.map(
      (probability) => Math.round(probability * 100) / 100,
    ),
    levelRange,
    theyAreOpenTo: rateOpenness(contributions.openness.mine, mine),
    youAreOpenTo: rateOpenness(contributions.openness.theirs, theirs),
    isShowingSameSide: contributions.sameSideThemes.includes('EXVOY'),
    bridges: listBridges(contributions, words),
    themes,
    meetingThemes: contributions.meetingThemes,
    difference: findDifference(contributions),
  };
}

/** The limits between the words, in percent of a person's wishes. */
const opennessBorders = [35, 65] as const;

/** Who wants less than one trait without reserve, gives no word about being met. */
const minWants = 1;

/** A percentage would be 10 to 16 points off. */
function rateOpenness(percent: number | null, { figures }: RecordHolder): OpennessWord | null {
  const wants = figures.traits.reduce((sum, score) => sum + need(score / 100), 0);
  if (percent === null || wants < minWants) return null;
  return opennessWords[opennessBorders.filter((border) => percent >= border).length]!;
}

/** `cap` says why the level is lower than the closeness of the two alone would make it. */
const maxSentences = 2;

export function describeReason(
  contributions: Contributions,
  cap: LevelCap | null,
  words: Words,
): string {
  const { meetingThemes, openness, areWorldsApart } = contributions;
  if (areWorldsApart) return words.worldsApart;
  if (openness.mine === null && openness.theirs === null) return words.littleWanted;
  const difference = describeDifference(contributions, words);
  const [meeting] = meetingThemes;
  const sentences = [
    // The difference already says this about its theme.
    ...(cap === null || (cap === 'not open' && difference) ? [] : [words.capReasons[cap]]),
    ...(meeting && cap !== 'not open' ? [words.themeReasons[meeting].meeting] : []),
    ...(difference ? [difference] : []),
  ];
  return sentences.slice(0, maxSentences).join(' ') || words.nothingStandsOut;
}

type NamedDifference = NonNullable<ComparisonReply['detail']['difference']>;

/** Names the side only if both people want it. */
function findDifference({
  greatestDifference,
}: Pick<Contributions, 'greatestDifference'>): NamedDifference | null {
  if (!greatestDifference) return null;
  const { theme, side, pole, kind } = greatestDifference;
  if (kind !== 'same side' || pole === '0') return { theme, wantedBy: side, sharedPole: null };
  // Do not disclose which of the two wants it more: the reason does not either.
  return { theme, wantedBy: 'both', sharedPole: pole === '+' ? 'positive' : 'negative' };
}

function describeDifference(
  contributions: Contributions,
  { themeReasons, sameSideReasons }: Words,
): string | null {
  const difference = findDifference(contributions);
  if (!difference) return null;
  const { theme, wantedBy, sharedPole } = difference;
  if (wantedBy !== 'both') return themeReasons[theme][wantedBy];
  return sharedPole && isPoled(theme) ? sameSideReasons[theme][sharedPole] : null;
}

/** Returns suggestions for two people on the same side. */
export const listBridges = (contributions: Contributions, { bridges }: Words): string[] =>
  findDifference(contributions)?.wantedBy === 'both' ? [...bridges] : [];

export interface Withholding {
  readonly reason: WithholdReason | null;
  /** The time from which items are named, in ISO 8601; null if waiting changes nothing. */
  readonly until: string | null;
}

export const withhold = (
  reason: WithholdReason | null,
  until: string | null = null,
): Withholding => ({ reason, until });

/** A survey answered in less time than this was not read. */
const readingMilliseconds = 240_000;

interface Caller {
  readonly attempt: Pick<Attempt, 'synthetic' | 'firstAnsweredAt'>;
  /** Whether the quality of the answers is in doubt. */
  readonly flagged: boolean;
}

/**
 * The other person's record bounds what a comparison can name; these rules keep callers from
 * probing it. Returns null if only the number of the caller's answer sets decides. `now` is in
 * milliseconds since 1970.
 */
export function deriveWithholding(
  { attempt, flagged }: Caller,
  other: Pick<Attempt, 'synthetic'>,
  now: number,
): Withholding | null {
  if (attempt.synthetic || other.synthetic)
    return withhold(attempt.synthetic && other.synthetic ? null : 'synthetic');
  if (flagged) return withhold('flagged');
  const readFrom = (attempt.firstAnsweredAt ?? 0) + readingMilliseconds;
  return now < readFrom ? withhold('tooSoon', new Date(readFrom).toISOString()) : null;
}
