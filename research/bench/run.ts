/**
 * `npm run bench` runs all benchmarks and prints each value with its limit. Values are medians of
 * at least five runs, except for sizes. `-- saves` runs only the benchmarks whose name contains
 * "saves"; `npm run --silent bench -- --json` prints JSON and nothing else.
 */

import { buildIfChanged } from '../../scripts/prepare.mjs';
import { fairnessBehindNginx, fairnessOnPostgres, fairnessOnSqlite } from './http/fairness.ts';
import { footprint } from './http/footprint.ts';
import { retention } from './http/retention.ts';
import { savesOnPostgres } from './http/saves-postgres.ts';
import { savesOnSqlite } from './http/saves-sqlite.ts';
import { scale } from './http/scale.ts';
import { report } from './report.ts';
import { device } from './web/device.ts';
import { pages } from './web/pages.ts';
import { startPress } from './web/start-press.ts';
import { survey } from './web/survey.ts';

const benchmarks = {
  'saves-sqlite': savesOnSqlite,
  'saves-postgres': savesOnPostgres,
  'fairness-sqlite': fairnessOnSqlite,
  'fairness-postgres': fairnessOnPostgres,
  'fairness-nginx': fairnessBehindNginx,
  retention,
  footprint,
  scale,
  'web-survey': survey,
  'web-start': startPress,
  'web-device': device,
  'web-pages': pages,
};

const words = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const chosen = Object.entries(benchmarks).filter(
  ([name]) => words.length === 0 || words.some((word) => name.includes(word)),
);
// These benchmarks need the production build.
if (chosen.some(([name]) => /^(web|fairness)/.test(name))) buildIfChanged();
await report(chosen.map(([, benchmark]) => benchmark));
