/** Checks all recorded statements when the tests on PostgreSQL have ended. */

import { writeFileSync } from 'node:fs';
import {
  type Choice,
  chooseFiles,
  findGaps,
  findUnlisted,
  formatChoice,
  listFile,
  readChoice,
} from './choose.ts';
import { lintStatements } from './lint.ts';
import { type Recorded, readStatements } from './record.ts';

interface Run {
  /** The folder of the records. */
  readonly folder: string;
  /** Whether every file of the tier has run, and whether every file has passed. */
  readonly haveRun: boolean;
  readonly havePassed: boolean;
  readonly isFull: boolean;
  /** How long each test file has taken. */
  readonly seconds: ReadonlyMap<string, number>;
  readonly runsAnyway: (test: string) => boolean;
}

const refuse = (problem: string, lines: readonly string[]): void => {
  if (lines.length > 0) throw new Error(`${problem}:\n${lines.join('\n')}`);
};

const checkList = (recorded: Recorded, choice: Choice, isFull: boolean): void =>
  refuse(
    'The statements on PostgreSQL have changed. Write test/support/postgres/statements/seen.txt again, as its first lines say',
    [...findGaps(choice, recorded, isFull), ...(isFull ? findUnlisted(choice, recorded) : [])],
  );

/** Only a full run sends every statement of the list and every one with a waiver. */
export async function checkStatements(run: Run): Promise<void> {
  const recorded = readStatements(run.folder);
  const texts = [...recorded.values()].map(({ text }) => text);
  const { findings, unused } = await lintStatements(texts);
  refuse(
    'These statements on tables of accounts name no account. Let them, or add a waiver in test/support/postgres/statements/waivers.ts',
    findings,
  );
  if (run.haveRun && process.env.STATEMENTS === 'write')
    writeFileSync(listFile, formatChoice(chooseFiles(recorded, run.seconds, run.runsAnyway)));
  if (!run.havePassed) return;
  checkList(recorded, readChoice(), run.isFull);
  if (!run.isFull) return;
  refuse(
    'No statement needs these waivers any more. Delete them from test/support/postgres/statements/waivers.ts',
    unused.map(({ statements }) => String(statements)),
  );
}
