/** First screens of a profile with obviously invented facts: as full and as empty as they get. */

import type { ProfileView } from '../../../../src/web/features/profile/profile-view.ts';
import { profileReading } from './invented-profile.ts';

type Portrait = NonNullable<ProfileView['portrait']>;

export const fullPortrait: Portrait = {
  traits: [
    { theme: 'DS', side: 'positive', certainty: 'clearly' },
    { theme: 'SENS', side: 'plain', certainty: 'clearly' },
    { theme: 'PRIMAL', side: 'negative', certainty: 'probably' },
  ],
  mood: null,
  claims: [
    {
      kind: 'side',
      theme: 'DS',
      side: 'positive',
      isLiked: true,
      isOtherRefused: true,
      certainty: 'clearly',
    },
    {
      kind: 'standing',
      form: 'lead',
      themes: ['SENS', 'DS'],
      side: 'plain',
      chance: 0.97,
      certainty: 'clearly',
    },
    { kind: 'contrast', contrast: 'DS+ PRIMAL-', certainty: 'probably' },
    { kind: 'imagined', theme: 'FET', certainty: 'clearly' },
    { kind: 'boundary', form: 'theme', theme: 'HUMIL', certainty: 'clearly' },
  ],
};

const open: Portrait = {
  traits: [],
  mood: 'open',
  claims: [
    {
      kind: 'standing',
      form: 'nearest',
      themes: ['ROLE'],
      side: 'plain',
      chance: null,
      certainty: 'close',
    },
  ],
};

const one: Portrait = {
  traits: [{ theme: 'SENS', side: 'plain', certainty: 'clearly' }],
  mood: 'only',
  claims: [{ kind: 'boundary', form: 'rest', theme: null, certainty: 'clearly' }],
};

const { notes } = profileReading;

/** The names of the states, each with its reading. */
export const portraits: Readonly<Record<string, ProfileView & { readonly portrait: Portrait }>> = {
  'all that can be said': { ...profileReading, portrait: fullPortrait },
  'one taste': {
    ...profileReading,
    portrait: one,
    notes: notes && { ...notes, quality: { flags: [], notes: ['lowContrast'] } },
  },
  'nothing yet': {
    ...profileReading,
    portrait: open,
    notes: notes && { ...notes, quality: { flags: ['longestRun'], notes: [] } },
  },
};
