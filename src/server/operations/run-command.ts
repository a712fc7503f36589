/** Runs a command of the operator. An expected failure ends in a sentence, not in a stack. */

import { ConfigError } from '../config/config.ts';
import { MasterKeyMissing, SameMasterKeys } from '../platform/crypto/keyring.ts';
import { DatabaseUnavailable, WrongSchema } from '../platform/db/errors.ts';
import { KeyMismatch, KeyStillNeeded } from '../platform/db/key-check.ts';
import { FolderInUse } from '../platform/db/sqlite/folder-lock.ts';
import { FolderMoved } from '../platform/db/sqlite/moved-mark.ts';

/** The command cannot run as it was given. Without a message, its usage is printed. */
export class UsageError extends Error {}

type ErrorClass = abstract new (...args: never[]) => Error;

interface Command {
  readonly usage: string;
  /** Errors of this command whose message is a sentence for the operator. */
  readonly expectedErrors?: readonly ErrorClass[];
  /** Returns a line for standard error, or null if it has printed its result itself. */
  readonly run: () => Promise<string | null>;
}

const commonErrors: readonly ErrorClass[] = [
  DatabaseUnavailable,
  FolderInUse,
  FolderMoved,
  KeyMismatch,
  KeyStillNeeded,
  MasterKeyMissing,
  SameMasterKeys,
  UsageError,
  WrongSchema,
];
const fileErrorCodes = ['ENOENT', 'EACCES', 'ENOSPC', 'EISDIR', 'ENOTDIR', 'EPIPE'];

/** Returns the message of an expected error, and the stack of any other. */
function explainFailure(error: unknown, { usage, expectedErrors = [] }: Command): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  if (code.startsWith('ERR_PARSE_ARGS')) return usage;
  if (error instanceof ConfigError) return `The settings are not right:\n${error.message}`;
  const isExpected =
    fileErrorCodes.includes(code) ||
    [...commonErrors, ...expectedErrors].some((kind) => error instanceof kind);
  return isExpected ? error.message || usage : (error.stack ?? error.message);
}

export async function runCommand(command: Command): Promise<void> {
  try {
    const line = await command.run();
    if (line !== null) console.error(line);
  } catch (error) {
    console.error(explainFailure(error, command));
    process.exitCode = 1;
  }
}
