/** `npm run calibration --workspace research -- fit …` or `-- export …`. */

import { type Command, runCommand, UsageError } from '../../src/server/commands/run-command.ts';
import { exportCommand } from './export.ts';
import { fitCommand } from './fit-command.ts';

const usage = `npm run calibration --workspace research -- …
  fit --key FILE [--backup FILE] [--out FILE] [--seed TEXT]
      fits the questions to donated answers
  export --mirt FOLDER [--starting-values]
      writes the questions and their parameters for the R package mirt`;

const commands: Readonly<Record<string, Command>> = { fit: fitCommand, export: exportCommand };
const refused: Command = { run: () => Promise.reject(new UsageError()) };

const [name = '', ...args] = process.argv.slice(2);
await runCommand(commands[name] ?? refused, { usage, args });
