/** An obviously invented profile, in the shape of the contract. */

import type { Reply } from '../../../contract/endpoints.ts';
import { themes, themeFacts, factors, polarityThemes } from '../../../domain/themes.ts';
import { readProfile } from '../profile/view-model/profile-view.ts';
import { assembleProfile } from '../profile/view-model/reply/computed-profile.ts';
import type { PublicProfile } from '../sharing/public-profile/use-public-profile.ts';

type Computed = Reply<'computeProfile'>;
type Dimensions = PublicProfile['dimensions'] & Computed['dimensions'];

const fantasies = [93, 84, 72, 66, 58, 49, 41, 30, 18, 6];
const inventedScore = (index: number): number => fantasies[index] ?? 0;

export const dimensions = Object.fromEntries(
  themes.map((key, index) => [
    key,
    {
      label: themeFacts[key].name,
      score: inventedScore(index),
      se: 6,
      fantasy: inventedScore(index),
      fantasySe: 7,
      activity: Math.max(0, inventedScore(index) - 12),
      activitySe: 8,
    },
  ]),
) as unknown as Dimensions; // as: fromEntries forgets the keys

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
} as unknown as Computed; // as: fromEntries forgets the keys

export const profileReading = readProfile(
  assembleProfile('gallery', computed, new Date('2026-11-21T12:00:00Z')),
);
