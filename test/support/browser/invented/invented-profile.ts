/** A profile with obviously invented values, in the format of a server reply. */

import type { Reply } from '../../../../src/contract/endpoints.ts';
import { archetypeFacts, archetypes } from '../../../../src/domain/archetypes.ts';
import {
  factors,
  polarityThemes,
  record,
  scoreThemes,
  themeFacts,
  themes,
} from '../../../../src/domain/themes.ts';
import { assembleProfile } from '../../../../src/web/features/profile/computed-profile.ts';
import {
  type ProfileView,
  viewProfile,
} from '../../../../src/web/features/profile/profile-view.ts';

type Computed = Reply<'computeProfile'>;

const fantasies = [93, 84, 72, 66, 58, 49, 41, 30, 18, 6];
/** A clear side, the other one, a probable side, both sides, nothing yet and little interest. */
const poles = [
  [10, 88],
  [80, 20],
  [50, 64],
  [76, 74],
  [42, 40],
  [8, 12],
] as const;
const viewDifference = ([negative, positive]: readonly [number, number]) => positive - negative;
const factorScores = [71, 55, 38, 20];

const dimensions = record(themes, (theme) => {
  const score = fantasies[themes.indexOf(theme)] ?? 0;
  return {
    label: themeFacts[theme].name,
    score,
    se: 6,
    fantasy: score,
    fantasySe: 7,
    activity: Math.max(0, score - 12),
    activitySe: 8,
    gap: { value: Math.min(12, score), se: theme === 'DS' ? 5 : 9 },
  };
});

export const inventedProfile: Computed = {
  scores: record(scoreThemes, () => ({ score: 60, se: 6 })),
  polarities: record(polarityThemes, (theme) => ({
    value: viewDifference(poles[polarityThemes.indexOf(theme)] ?? [0, 0]),
    se: 13,
  })),
  poles: record(polarityThemes, (theme) => {
    const [negative = 0, positive = 0] = poles[polarityThemes.indexOf(theme)] ?? [];
    return { positive: { score: positive, se: 7 }, negative: { score: negative, se: 7 } };
  }),
  tooFewAnswers: [],
  dimensions,
  factors: record(factors, (factor) => {
    const index = factors.indexOf(factor);
    return { label: `Invented area ${index + 1}`, score: factorScores[index] ?? 0, se: 6 };
  }),
  areas: [],
  portrait: { traits: [], mood: null, claims: [] },
  standsOut: 'BOND',
  archetypes: {
    title: ['DS+', 'DS-'],
    certainty: 'probably',
    ranked: archetypes.map((key, index) => ({
      key,
      label: archetypeFacts[key].name,
      sentence: archetypeFacts[key].sentence,
      percent: 88 - 4 * index,
      se: 7,
    })),
  },
  notes: {
    meta: 'You like to take your time: warm hands, cool silk, and no hurry to get anywhere. Add the question of who leads, and even a simple evening gets a plot. A partner needs no equipment and no courage, just an evening and a phone switched off. Pick one daydream and tell it aloud; telling may be enough, or a start.',
    answered: 63,
    provisional: true,
    writtenBy: 'rules',
    quality: { flags: [], notes: [] },
    insight: null,
  },
  model: { version: 'invented' },
};

export const profileReading: ProfileView = viewProfile(
  assembleProfile('invented', inventedProfile, new Date('2026-11-21T12:00:00Z')),
);

/** As the owner's own page reads them. */
export const inventedAnswers: Reply<'listAnswers'> = {
  answers: [
    {
      itemId: 'A14',
      question: 'Having a partner tie your wrists.',
      category: 'BOND',
      value: 7,
      label: 'Hell Yes!',
      isLimit: false,
    },
  ],
  clearest: {
    yes: [
      {
        itemId: 'A14',
        theme: 'BOND',
        side: 'negative',
        isImagined: false,
        text: 'Having your wrists tied',
        topic: 'tied wrists',
      },
      {
        itemId: 'A03',
        theme: 'SENS',
        side: 'plain',
        isImagined: true,
        text: 'Blindfold and surprise touch',
        topic: 'a blindfold',
      },
    ],
    no: [
      {
        itemId: 'A61',
        theme: 'HUMIL',
        side: 'negative',
        isImagined: true,
        text: 'Being called rude names',
        topic: 'rude names',
      },
    ],
  },
};
