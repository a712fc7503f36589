/** Comparisons with obviously invented values, in the format of a server reply. */

import type { Comparison } from '../../../../src/web/features/comparison/comparison-reply.ts';

const inventedSide = (values: readonly number[]) => ({
  dimensions: Object.fromEntries(
    ['ds', 'sm', 've', 'fet', 'enm'].map((key, index) => [key, { dimension: values[index] }]),
  ),
});

const inventActivity = (
  category: string,
  kind: 'both' | 'same' | 'two',
  questionText: string,
  complementaryQuestionText = questionText,
) => ({
  category,
  questionText,
  complementaryQuestionText,
  isMutualComplementary: kind === 'both',
  isSameQuestion: kind === 'same',
});

/** Scores that show every way in which two people can stand to a theme. */
const inventedThemes = [
  ['DS', 80, 75, [80, 20]],
  ['BOND', 65, 70, [65, 25]],
  ['ENM', 60, 45],
  ['EXVOY', 70, 65, [25, 70]],
  ['ROLE', 75, 70, [70, 75]],
  ['FET', 65, 20],
  ['SENS', 80, 30],
  ['PRIMAL', 30, 75, [30, 20]],
  ['SM', 45, 50, [45, 30]],
  ['HUMIL', 10, 20, [10, 5]],
] as const;

const inventThemes = () =>
  inventedThemes.map(([theme, mine, theirs, poles = null]) => ({
    theme,
    mine,
    theirs,
    myPoles: poles && { positive: poles[0], negative: poles[1] },
  }));

/** Probabilities of the four levels, of which the given one is the most probable. */
const inventProbabilities = (level: string): readonly number[] =>
  ({
    'unlikely to be compatible': [0.71, 0.24, 0.04, 0.01],
    'somewhat compatible': [0.29, 0.41, 0.22, 0.08],
    compatible: [0.03, 0.3, 0.55, 0.12],
    'very compatible': [0, 0.04, 0.2, 0.76],
  })[level] ?? [];

const inventRange = (level: string) => ({
  lowest: level === 'somewhat compatible' ? 'unlikely to be compatible' : level,
  highest:
    level === 'somewhat compatible'
      ? 'compatible'
      : level === 'compatible'
        ? 'very compatible'
        : level,
});

export const inventComparison = (level: string, score: number) =>
  ({
    compatibilityLevel: level,
    compatibilityScore: score,
    compatibilityInterval: [Math.max(0, score - 11), Math.min(100, score + 9)],
    compatibilityReason:
      level === 'unlikely to be compatible'
        ? 'You both like to lead.'
        : 'You meet most in bondage: one could tie, the other be tied. Slow touch means more to you than to them.',
    detail: {
      levelProbabilities: inventProbabilities(level),
      levelRange: inventRange(level),
      theyAreOpenTo: score > 60 ? 'most' : 'half',
      youAreOpenTo: score > 70 ? 'most' : 'half',
      isShowingSameSide: true,
      themes: inventThemes(),
      meetingThemes: level === 'unlikely to be compatible' ? [] : ['BOND', 'ROLE'],
      difference:
        level === 'unlikely to be compatible'
          ? { theme: 'DS', wantedBy: 'both', sharedPole: 'positive' }
          : { theme: 'SENS', wantedBy: 'mine', sharedPole: null },
      bridges:
        level === 'unlikely to be compatible'
          ? [
              'Take turns: an evening each.',
              'Ask which of you is a little curious about the other side, and what would make it easy.',
              'Begin with something where sides don’t matter, such as touch and senses.',
            ]
          : [],
      named: 'all',
      withheld: null,
      namedFrom: null,
    },
    profile1: inventedSide([75, 30, 40, 55, 20]),
    profile2: inventedSide([20, 65, 50, 80, 60]),
    dreamScenarios: [
      {
        questionText: 'Giving up every decision for a whole evening, by agreement.',
        user1Activity: 4,
        user2Activity: 2,
        estimated: true,
      },
      {
        questionText: 'Being watched while nothing else happens.',
        user1Activity: 5,
        user2Activity: 5,
        estimated: true,
      },
    ],
    sharedActivities: [
      inventActivity(
        'DS',
        'two',
        'Leading a scene that was agreed beforehand.',
        'Following in a scene that was agreed beforehand.',
      ),
      inventActivity('DS', 'both', 'Deciding what happens next.', 'Letting the other decide.'),
      inventActivity('FET', 'same', 'Choosing together what one of us wears.'),
    ],
  }) as unknown as Comparison; // as: only the fields that the screen shows
