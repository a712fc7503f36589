/**
 * The two tiers of tests: `npm test` on every change, and `npm run test:all`, which sets `FULL`,
 * before a release. Files named `*.full.test.ts` and tests made with `testInFull` run in the second
 * alone.
 */

export const isFull = Boolean(process.env['FULL']);

export const isFullOnly = (path: string): boolean => path.includes('.full.test.');

/** The tests that run on PostgreSQL in both tiers, because they are about its own ways. */
export const aboutPostgres = ['**/postgres*.test.ts', 'src/server/platform/db/**/*.test.ts'];

export const isAboutPostgres = (path: string): boolean =>
  /\/postgres[^/]*\.test\.ts$|^src\/server\/platform\/db\//.test(path);
