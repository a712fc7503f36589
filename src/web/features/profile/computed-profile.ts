import type { Reply } from '../../../contract/endpoints.ts';

export type MathematicalProfile = Reply<'computeProfile'>;

/** The record that the browser makes of a computed profile. */
export type ComputedProfile = MathematicalProfile & {
  readonly id: string;
  readonly userId: string;
  readonly version: 'v1';
  /** An ISO timestamp from the browser's clock. */
  readonly createdAt: string;
};

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
