/** Both formats of the mathematical profile, and the record built from it. */

import type { Reply } from '../../../contract/endpoints.ts';
import type { Theme } from '../../../domain/themes.ts';

type NewFormat = Reply<'computeProfile'>;

/** A theme of a profile in either format. 'VE' exists only in the legacy format. */
export type ProfileTheme = Theme | 'VE';

export const legacyScoreKeys = {
  DS: 'dsScore',
  SM: 'smScore',
  VE: 'veScore',
  FET: 'fetScore',
  ENM: 'enmScore',
} as const;
export type LegacyKey = keyof typeof legacyScoreKeys;
type LegacyFormat = Readonly<Record<(typeof legacyScoreKeys)[LegacyKey], number>> & {
  readonly profileSummary: string;
};

export type MathematicalProfile = NewFormat | LegacyFormat;

interface RecordFields {
  readonly id: string;
  readonly userId: string;
  readonly version: 'v1';
  /** An ISO timestamp from the browser's clock. */
  readonly createdAt: string;
}
export type NewProfile = RecordFields & NewFormat;
export type LegacyProfile = RecordFields & LegacyFormat;
export type ComputedProfile = NewProfile | LegacyProfile;

export const isLegacy = (profile: ComputedProfile): profile is LegacyProfile =>
  'dsScore' in profile;

export const assembleProfile = (
  userId: string,
  computed: MathematicalProfile,
  now: Date,
): ComputedProfile => ({
  ...computed,
  id: userId,
  userId,
  version: 'v1',
  createdAt: now.toISOString(),
});
