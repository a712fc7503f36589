/** Comparisons with obviously invented values, in the format of a server reply. */

import type { Comparison } from '../comparison/view-model/comparison-reply.ts';

const inventedSide = (values: readonly number[]) => ({
  dimensions: Object.fromEntries(
    ['ds', 'sm', 've', 'fet', 'enm'].map((key, index) => [
      key,
      { dimension: values[index], se: 7 },
    ]),
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

export const inventComparison = (level: string, score: number) =>
  ({
    compatibilityLevel: level,
    compatibilityScore: score,
    compatibilityInterval: [Math.max(0, score - 11), Math.min(100, score + 9)],
    compatibilityReason:
      'You meet most in caring and being cared for: what one of you wants, the other is open to. The figure could also lie one level higher.',
    profile1: inventedSide([74, 30, 40, 55, 20]),
    profile2: inventedSide([20, 66, 52, 80, 60]),
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
        estimated: false,
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
