import { ConfigError } from '../config/config.ts';
import { MasterKeyMissing, SameMasterKeys } from '../platform/crypto/keyring.ts';
import {
  DatabaseConfigError,
  DatabaseUnavailable,
  WrongSchema,
} from '../platform/db/database-errors.ts';
import { KeyMismatch, KeyStillNeeded } from '../platform/db/key-check.ts';
import { FolderInUse, FolderMoved } from '../platform/db/sqlite/folder.ts';
import { FileUnavailable } from '../platform/db/sqlite/node-sqlite-dialect.ts';

/** The arguments of the command are invalid. Without a message, its usage is printed. */
export class UsageError extends Error {}

type ErrorClass = abstract new (...args: never[]) => Error;

export interface Command {
  readonly expectedErrors?: readonly ErrorClass[];
  /** Returns a line for standard error, or null if it has printed its result itself. */
  readonly run: (args: readonly string[]) => Promise<string | null>;
}

const commonErrors: readonly ErrorClass[] = [
  FolderInUse,
  FolderMoved,
  KeyMismatch,
  KeyStillNeeded,
  MasterKeyMissing,
  SameMasterKeys,
  UsageError,
  WrongSchema,
];
const advice: readonly (readonly [ErrorClass, string])[] = [
  [DatabaseConfigError, 'Check user, password and database name in DATABASE_URL.'],
  [
    FileUnavailable,
    'Check that the disk of DATA_DIR has room, and that its files may be read and written.',
  ],
  [DatabaseUnavailable, 'Check the address in DATABASE_URL, and that the database server runs.'],
];
const fileErrorCodes = ['ENOENT', 'EACCES', 'EROFS', 'ENOSPC', 'EISDIR', 'ENOTDIR', 'EPIPE'];

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

export function explainFailure(error: unknown, expectedErrors: readonly ErrorClass[] = []): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConfigError) return `The settings are not right:\n${error.message}`;
  const [, next] = advice.find(([kind]) => error instanceof kind) ?? [];
  if (next !== undefined) return `${error.message} ${next}`;
  const isExpected =
    fileErrorCodes.includes(codeOf(error)) ||
    [...commonErrors, ...expectedErrors].some((kind) => error instanceof kind);
  return isExpected ? error.message : (error.stack ?? error.message);
}

/** A message may quote a file from elsewhere, whose controls would command the terminal. */
const withoutControls = (text: string): string => text.replaceAll(/[^\P{Cc}\n\t]/gu, '\uFFFD');

export async function runCommand(
  { run, expectedErrors }: Command,
  { usage, args }: { readonly usage: string; readonly args: readonly string[] },
): Promise<void> {
  try {
    const line = await run(args);
    if (line !== null) console.error(line);
  } catch (error) {
    const isUsage = error instanceof UsageError && error.message === '';
    if (isUsage || codeOf(error).startsWith('ERR_PARSE_ARGS')) console.error(usage);
    else console.error(withoutControls(explainFailure(error, expectedErrors)));
    process.exitCode = 1;
  }
}
