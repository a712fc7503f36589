import type { Tables } from '../../../../src/server/platform/db/tables.ts';

/** The tables whose rows belong to accounts, each with the column that names the account. */
export const accountTables = {
  users: 'id',
  key_wraps: 'user_id',
  passkeys: 'user_id',
  sessions: 'user_id',
  tokens: 'user_id',
  attempts: 'user_id',
  earlier_attempts: 'user_id',
  profiles: 'user_id',
  insights: 'user_id',
  retakes: 'user_id',
  hard_limits: 'user_id',
  links: 'user_id',
  kept_people: 'user_id',
  pair_sides: 'user_id',
  email_challenges: 'user_id',
  kept_replies: 'user_id',
} as const satisfies Partial<Record<keyof Tables, 'id' | 'user_id'>>;
