import type { User } from '../../../src/web/platform/session/session.ts';

/** A user as the server returns it, without a profile. */
export const inventUser = (fields: Partial<User> = {}): User => ({
  id: 'u1',
  shareCode: null,
  surveyCompleted: false,
  hasEmail: false,
  emailVerified: false,
  ageRange: null,
  gender: null,
  createdAt: '2026-11-21',
  ...fields,
});
