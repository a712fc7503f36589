/** `npm run bench`: every bench with its bar, medians of at least five runs. `-- --json` for machines. */
import { psychometrics } from './psychometrics.ts';
import { report } from './report.ts';

await report([psychometrics]);
