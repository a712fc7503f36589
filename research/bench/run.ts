/**
 * `npm run bench` runs all benchmarks and prints each value with its limit. Values are medians of
 * at least five runs, except for sizes. `-- saves` runs only the benchmarks whose name contains
 * "saves"; `npm run --silent bench -- --json` prints JSON and nothing else.
 */

import { buildIfChanged } from '../../scripts/prepare.mjs';
import { calibration } from './calibration.ts';
import { hostileBodies } from './http/bodies.ts';
import { deletions } from './http/deletions.ts';
import { earlierCommit } from './http/earlier-commit.ts';
import { footprint } from './http/footprint.ts';
import { humanPace } from './http/human-pace.ts';
import { linkScale } from './http/link-scale.ts';
import { partitions } from './http/partitions.ts';
import { retention } from './http/retention.ts';
import { savesOnPostgres } from './http/saves-postgres.ts';
import { savesOnSqlite } from './http/saves-sqlite.ts';
import { scale } from './http/scale.ts';
import { soak } from './http/soak.ts';
import { storage } from './http/surveys.ts';
import { switchScoring } from './http/switch-scoring.ts';
import { report } from './report.ts';
import { statistics } from './statistics.ts';
import { pages } from './web/pages.ts';
import { startPress } from './web/start-press.ts';
import { survey } from './web/survey.ts';

const benchmarks = {
  calibration,
  'saves-sqlite': savesOnSqlite,
  'saves-postgres': savesOnPostgres,
  earlier: earlierCommit,
  partitions,
  pace: humanPace,
  retention,
  deletions,
  bodies: hostileBodies,
  storage,
  footprint,
  soak,
  scale,
  links: linkScale,
  statistics,
  'switch-scoring': switchScoring,
  'web-survey': survey,
  'web-start': startPress,
  'web-pages': pages,
};

const words = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const chosen = Object.entries(benchmarks).filter(
  ([name]) => words.length === 0 || words.some((word) => name.includes(word)),
);
// The web benchmarks need the production build.
if (chosen.some(([name]) => name.startsWith('web'))) buildIfChanged();
await report(chosen.map(([, benchmark]) => benchmark));
