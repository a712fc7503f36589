/** `npm run bench`: every bench with its bar, medians of at least five runs. `-- --json` for machines; `-- saves` for the benches whose name has the word. */
import { footprint } from './http/footprint.ts';
import { pace } from './http/pace.ts';
import { scale } from './http/scale.ts';
import { savesOnPostgres, savesOnSqlite } from './http/saves.ts';
import { surveys } from './http/surveys.ts';
import { psychometrics } from './psychometrics.ts';
import { report } from './report.ts';

const benches = { psychometrics, 'saves-sqlite': savesOnSqlite, 'saves-postgres': savesOnPostgres, pace, surveys, footprint, scale };

const words = process.argv.slice(2).filter((word) => !word.startsWith('-'));
await report(Object.entries(benches).flatMap(([name, bench]) => (words.every((word) => !name.includes(word)) && words.length > 0 ? [] : [bench])));
