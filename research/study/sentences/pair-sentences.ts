/** Every sentence that a comparison tells two people, with whether it is true. */

import {
  type Answers,
  type Bank,
  type LevelRange,
  type Profile,
  type RecordFigures,
  recordFigures,
} from 'spark-psychometrics';
import type { Reply } from '../../../src/contract/endpoints.ts';
import { describeComparison, withhold } from '../../../src/core/comparison/comparison.ts';
import {
  deriveRelation,
  otherSide,
  type Relation,
  type Side,
} from '../../../src/core/comparison/relations.ts';
import * as english from '../../../src/core/comparison/words.ts';
import { themeReasons } from '../../../src/core/comparison/words.ts';
import {
  type CompatibilityLevel,
  compatibilityLevels,
  levelBorders,
  type OpennessWord,
} from '../../../src/domain/scoring.ts';
import { isPoled, type Theme } from '../../../src/domain/themes.ts';
import { themeTraits } from '../../second-model/model.ts';
import { complementOf } from '../../second-model/pair.ts';
import { areMeeting, intensityOf } from './people.ts';
import type { Told } from './told.ts';

export type Comparison = Reply<'compareProfiles'>;
type Detail = Comparison['detail'];

export interface Compared {
  readonly bank: Bank;
  readonly answers: Answers;
  readonly figures: RecordFigures;
}

export const toCompared = ({
  bank,
  answers,
  profile,
}: Omit<Compared, 'figures'> & { readonly profile: Profile }): Compared => ({
  bank,
  answers,
  figures: recordFigures(profile),
});

/** Compares two public records that let no item be named. */
export const compareByRecords = (mine: Compared, theirs: Compared): Comparison =>
  describeComparison(
    {
      mine: { ...mine, limits: new Set() },
      theirs: { ...theirs, items: [] },
      compareDetail: 'fit',
      withholding: withhold(null),
    },
    new Map(),
    english,
  );

/** The true domain scores of both, and the true percent. */
export interface PairTruth {
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
  readonly percent: number;
}

const middle = 50;
const open = 40;

export const levelAt = (percent: number): number =>
  levelBorders.filter((border) => Math.round(percent) >= border).length;

export interface Verdict {
  readonly level: CompatibilityLevel;
  readonly interval: readonly [low: number, high: number];
  readonly levelRange: LevelRange;
}

/** The levels, 0 to 3, that a verdict names. */
export const namedLevels = ({ levelRange: { lowest, highest } }: Verdict): number[] => {
  const [from, to] = [lowest, highest].map((level) => compatibilityLevels.indexOf(level));
  return compatibilityLevels.flatMap((_, i) => (i >= from! && i <= to! ? [i] : []));
};

export function tellVerdict(verdict: Verdict, { percent }: PairTruth): Told[] {
  const level = levelAt(percent);
  const [low, high] = verdict.interval;
  const named = namedLevels(verdict);
  const isNamed = named.includes(level);
  return [
    {
      kind: 'the word alone',
      word: verdict.level,
      isTrue: compatibilityLevels[level] === verdict.level,
    },
    { kind: 'the words', word: 'all', isTrue: isNamed },
    { kind: 'words', word: `${named.length} of four`, isTrue: isNamed },
    {
      kind: 'margin of the percent',
      word: '90 %',
      isTrue: Math.round(percent) >= low && Math.round(percent) <= high,
    },
  ];
}

/** The scores of one person in a theme. */
const sidesOf = (domains: readonly number[], theme: Theme): Record<Side, number> => {
  const [positive, negative] = themeTraits(theme).map((trait) => domains[trait]!);
  return { positive: positive!, negative: negative ?? positive! };
};

function tellReason(
  { meetingThemes, difference, isShowingSameSide }: Detail,
  reason: string,
  truth: PairTruth,
): Told[] {
  const { mine, theirs } = truth;
  const isDrawn = (person: readonly number[], theme: Theme, side: Side): boolean =>
    sidesOf(person, theme)[side] > middle;
  const told: Told[] = [];
  const [meeting] = meetingThemes;
  if (meeting && reason.includes(themeReasons[meeting].meeting))
    told.push({
      kind: 'you meet most in',
      word: 'plain',
      isTrue: areMeeting(mine, theirs, meeting),
    });
  if (difference && difference.wantedBy !== 'both') {
    const { theme, wantedBy } = difference;
    const [one, other] = wantedBy === 'mine' ? [mine, theirs] : [theirs, mine];
    const isTrue = intensityOf(one, theme) > intensityOf(other, theme);
    told.push({ kind: 'matters more to', word: 'plain', isTrue });
  }
  if (difference?.sharedPole) {
    const { theme, sharedPole } = difference;
    const isTrue = [mine, theirs].every((person) => isDrawn(person, theme, sharedPole));
    told.push({ kind: 'you both like to', word: 'plain', isTrue });
  }
  if (isShowingSameSide) {
    const isTrue = (['positive', 'negative'] as const).some((side) =>
      [mine, theirs].every((person) => isDrawn(person, 'EXVOY', side)),
    );
    told.push({ kind: 'you both like to', word: 'plain', isTrue });
  }
  return told;
}

/** The percentages for which a word about openness is right. */
const opennessRanges: Readonly<Record<OpennessWord, readonly [low: number, high: number]>> = {
  little: [0, 45],
  half: [25, 75],
  most: [55, 100],
};

function tellOpenness(
  { theyAreOpenTo, youAreOpenTo }: Detail,
  { mine, theirs }: PairTruth,
): Told[] {
  const share = (one: readonly number[], other: readonly number[]): number => {
    const needs = one.map((d) => Math.max(0, d - middle));
    const total = needs.reduce((sum, need) => sum + need, 0);
    const fulfilled = needs.map((need, trait) => {
      const readiness = other[complementOf(trait)]! / 50 - 1 / 3;
      return need * Math.min(1, Math.max(0, readiness));
    });
    return total === 0 ? 0 : (100 * fulfilled.reduce((sum, part) => sum + part, 0)) / total;
  };
  const tell = (
    told: OpennessWord | null,
    one: readonly number[],
    other: readonly number[],
  ): Told[] => {
    if (told === null) return [];
    const [low, high] = opennessRanges[told];
    const truth = share(one, other);
    return [{ kind: 'open to', word: told, isTrue: truth >= low && truth <= high }];
  };
  return [...tell(theyAreOpenTo, mine, theirs), ...tell(youAreOpenTo, theirs, mine)];
}

/** What is true of two people in one theme, in the eyes of the first. */
interface ThemeTruth {
  readonly theme: Theme;
  readonly one: number;
  readonly other: number;
  readonly mine: Readonly<Record<Side, number>>;
  readonly theirs: Readonly<Record<Side, number>>;
  readonly areMeeting: boolean;
}

/** Judges the sentence of one card, or of a theme without a card. */
function judgeRelation(relation: Relation, truth: ThemeTruth): [kind: string, isTrue: boolean] {
  const { theme, one, other, mine, theirs } = truth;
  const areDrawn = Math.min(one, other) > middle;
  switch (relation.kind) {
    case 'both':
      return [
        'we both',
        isPoled(theme)
          ? Math.min(...Object.values(mine), ...Object.values(theirs)) > middle
          : areDrawn,
      ];
    case 'meeting':
      return ['we meet', truth.areMeeting && (!relation.areBothDrawn || areDrawn)];
    case 'exchange': {
      const least = relation.isOpenOnly ? open : middle;
      const isTrue = mine[relation.side] > middle && theirs[otherSide(relation.side)] > least;
      return ['give and take', isTrue];
    }
    case 'same-side':
      return ['same side', Math.min(mine[relation.side], theirs[relation.side]) > middle];
    case 'which-side':
      return ['which side', areDrawn && hasSides(mine, relation.mine)];
    case 'open':
    case 'one-sided': {
      const [wants, answers] = relation.wantedBy === 'mine' ? [one, other] : [other, one];
      return relation.kind === 'open'
        ? ['one drawn, one open', wants > middle && answers >= open]
        : ['one drawn, one not', wants > middle && answers <= middle];
    }
    case 'neither':
      return ['nothing to settle', Math.max(one, other) <= middle];
    default:
      return ['left open', true];
  }
}

function hasSides(scores: Readonly<Record<Side, number>>, told: readonly Side[]): boolean {
  const [side, second] = told;
  if (!side) return true;
  const other = scores[otherSide(side)];
  return second ? Math.min(scores[side], other) > middle : scores[side] > other;
}

function tellMap(comparison: Comparison, { mine, theirs }: PairTruth): Told[] {
  return comparison.detail.themes.map((compared) => {
    const { theme } = compared;
    const [kind, isTrue] = judgeRelation(deriveRelation(compared, comparison), {
      theme,
      one: intensityOf(mine, theme),
      other: intensityOf(theirs, theme),
      mine: sidesOf(mine, theme),
      theirs: sidesOf(theirs, theme),
      areMeeting: areMeeting(mine, theirs, theme),
    });
    return { kind: `map: ${kind}`, word: 'plain', isTrue };
  });
}

export const viewVerdict = ({
  compatibilityLevel,
  compatibilityInterval,
  detail,
}: Comparison): Verdict => ({
  level: compatibilityLevel,
  interval: compatibilityInterval,
  levelRange: detail.levelRange,
});

export const tellPair = (comparison: Comparison, truth: PairTruth): Told[] => [
  ...tellReason(comparison.detail, comparison.compatibilityReason, truth),
  ...tellOpenness(comparison.detail, truth),
  ...tellMap(comparison, truth),
];
