/**
 * The two tiers of tests: `npm test` on every change, and `npm run test:all`, which sets `FULL`,
 * before a release. Files named `*.full.test.ts` and tests made with `testInFull` run in the second
 * alone.
 */

export const isFull = Boolean(process.env['FULL']);

export const isFullOnly = (path: string): boolean => path.includes('.full.test.');

/**
 * What `npm test` runs on PostgreSQL: tests of its own ways, and of transactions that meet there.
 * `npm run test:all` runs every server test on both engines.
 */
export const dailyOnPostgres = [
  '**/postgres*.test.ts',
  'src/server/platform/db/**/*.test.ts',
  'src/server/access.test.ts',
  'src/server/commands/backup/taken-back.test.ts',
  'src/server/commands/storage-store.test.ts',
  'src/server/features/accounts/deletion/idle-accounts.test.ts',
  'src/server/features/accounts/sessions/session.test.ts',
  'src/server/features/profile/export.test.ts',
  'src/server/features/survey/concurrent-answers.test.ts',
  'src/server/features/together/agreement.test.ts',
  'test/commands/version-1.0.test.ts',
  'test/recovery/keys/key-change-races.test.ts',
  'test/sharing/ended-links.test.ts',
];
