/** Obviously invented people, in the shapes of the contract. */

import type { Reply } from '../../../contract/endpoints.ts';
import { themes, themeFacts, factors, polarityThemes } from '../../../domain/themes.ts';
import type { Comparison } from '../comparison/view-model/comparison-reply.ts';
import { assembleProfile } from '../profile/view-model/computed-profile.ts';
import { readProfile } from '../profile/view-model/profile-view.ts';
import type { PublicProfile } from '../sharing/public-profile/use-public-profile.ts';

type Computed = Reply<'computeProfile'>;

const fantasies = [93, 84, 72, 66, 58, 49, 41, 30, 18, 6];
const figureOf = (index: number): number => fantasies[index] ?? 0;

export const dimensions = Object.fromEntries(
  themes.map((key, index) => [
    key,
    {
      label: themeFacts[key].name,
      score: figureOf(index),
      se: 6,
      fantasy: figureOf(index),
      fantasySe: 7,
      activity: Math.max(0, figureOf(index) - 12),
      activitySe: 8,
    },
  ]),
) as unknown as PublicProfile['dimensions'] & Computed['dimensions']; // as: made in a loop, which forgets the keys

const computed = {
  scores: Object.fromEntries(
    ['DS', 'SM', 'BOND', 'EXVOY', 'FET'].map((key) => [key, { score: 60, se: 6 }]),
  ),
  polarities: Object.fromEntries(
    polarityThemes.map((key, index) => [key, { value: [62, -48, 20, -6, 0, 85][index], se: 13 }]),
  ),
  dimensions,
  factors: Object.fromEntries(
    factors.map((key, index) => [
      key,
      { label: `Invented area ${index + 1}`, score: [71, 55, 38, 20][index], se: 6 },
    ]),
  ),
  notes: {
    meta: 'Sensory play and leading stand out, both with a narrow margin. What you imagine goes further than what you want to do, most of all where roles are concerned.',
    answered: 63,
    provisional: true,
    writtenBy: 'rules',
  },
} as unknown as Computed; // as: made in loops, which forget the keys

export const reading = readProfile(
  assembleProfile('gallery', computed, new Date('2026-11-21T12:00:00Z')),
);

const side = (values: readonly number[]) => ({
  dimensions: Object.fromEntries(
    ['ds', 'sm', 've', 'fet', 'enm'].map((key, index) => [
      key,
      { dimension: values[index], se: 7 },
    ]),
  ),
});

const activity = (
  category: string,
  form: 'both' | 'same' | 'two',
  questionText: string,
  complementaryQuestionText = questionText,
) => ({
  category,
  questionText,
  complementaryQuestionText,
  isMutualComplementary: form === 'both',
  isSameQuestion: form === 'same',
});

export const comparison = (level: string, score: number) =>
  ({
    compatibilityLevel: level,
    compatibilityScore: score,
    compatibilityInterval: [Math.max(0, score - 11), Math.min(100, score + 9)],
    compatibilityReason:
      'You meet most in caring and being cared for: what one of you wants, the other is open to. The figure could also lie one level higher.',
    profile1: side([74, 30, 40, 55, 20]),
    profile2: side([20, 66, 52, 80, 60]),
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
      activity(
        'DS',
        'two',
        'Leading a scene that was agreed beforehand.',
        'Following in a scene that was agreed beforehand.',
      ),
      activity('DS', 'both', 'Deciding what happens next.', 'Letting the other decide.'),
      activity('FET', 'same', 'Choosing together what one of us wears.'),
    ],
  }) as unknown as Comparison; // as: an example in the contract's shape
