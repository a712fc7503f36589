/**
 * `npm run isolation` runs the tests on PostgreSQL at the stricter isolation levels. `npm test` runs
 * them at read committed. Arguments are passed on to Vitest, such as the path of one test.
 */

import { packageFile, pinnedNode, run } from './prepare.mjs';

for (const level of ['repeatable read', 'serializable']) {
  console.log(`\n— the tests on PostgreSQL at ${level}`);
  const vitest = packageFile('vitest/vitest.mjs');
  run(pinnedNode(), [vitest, 'run', '--project', 'postgres', ...process.argv.slice(2)], {
    env: { ...process.env, ISOLATION: level },
  });
}
