/** `npm run bench`: every bench with its bar, medians of at least five runs. `-- --json` for machines; `-- saves` for the benches whose name has the word. */

import { buildIfChanged } from '../scripts/prepare.mjs';
import { footprint } from './http/footprint.ts';
import { pace } from './http/pace.ts';
import { savesOnPostgres, savesOnSqlite } from './http/saves.ts';
import { scale } from './http/scale.ts';
import { surveys } from './http/surveys.ts';
import { psychometrics } from './psychometrics.ts';
import { report } from './report.ts';
import { pages } from './web/pages.ts';
import { pictures } from './web/pictures.ts';
import { survey } from './web/survey.ts';

const benches = {
  psychometrics,
  'saves-sqlite': savesOnSqlite,
  'saves-postgres': savesOnPostgres,
  pace,
  surveys,
  footprint,
  scale,
  'web-survey': survey,
  'web-pages': pages,
  'web-pictures': pictures,
};

const words = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const chosen = Object.entries(benches).filter(
  ([name]) => words.length === 0 || words.some((word) => name.includes(word)),
);
if (chosen.some(([name]) => name.startsWith('web'))) buildIfChanged(); // the screens are measured as they are built
await report(chosen.map(([, bench]) => bench));
