/** `npm run calibrate` (command.ts). */

import { runCommand } from '../../src/server/operations/run-command.ts';
import { calibrateCommand } from './command.ts';

await runCommand({
  usage:
    'npm run calibrate -- --key FILE [--backup FILE] [--out FILE] [--seed TEXT], or npm run calibrate -- --add FILE',
  expectedErrors: calibrateCommand.expectedErrors,
  run: () => calibrateCommand.run(process.argv.slice(2)),
});
