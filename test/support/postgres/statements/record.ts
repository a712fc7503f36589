/** Records the text of every statement that the program sends to PostgreSQL, to check them all. */

import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));
const isRecording = Symbol.for('spark.recordsStatements');
const known = new Set<string>();
let findTest: () => string | undefined;

/** The test file of statements that are sent before any test runs. */
export const setupFile = 'setup';

/** A statement in one line. Lists of values have any length; the shape is the same. */
export const normalize = (text: string): string =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(?:\([$\d\s,]+\)|\$\d+)(?:,\s*(?:\([$\d\s,]+\)|\$\d+))*/g, '$')
    .replace(/(\((?:cast\(\$ as \w+\)(?:, )?)+\))(?:, \1)+/g, '$1');

const maxFrames = 60;

/**
 * Whether code of the program sends the statement. Tests have connections of their own to make and
 * drop databases, and send some statements through the program's connections.
 */
function isFromProgram(): boolean {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = maxFrames;
  const frames = (new Error().stack ?? '').split('\n');
  Error.stackTraceLimit = stackTraceLimit;
  const ownFrames = frames.filter(
    (frame) => frame.includes(repository) && !/\/node_modules\/|\/statements\//.test(frame),
  );
  if (!ownFrames.some((frame) => frame.includes('/platform/db/postgres/pool.ts'))) return false;
  const sender = ownFrames.find((frame) => !/\/platform\/db\/(?!.*\.test\.ts)/.test(frame));
  return sender === undefined || !/\.test\.ts|\/test\//.test(sender.replace(repository, '/'));
}

const isQuery = (value: unknown): value is { readonly text: unknown } =>
  typeof value === 'object' && value !== null && 'text' in value;

/** Appends each new statement of a test file to a file in `folder`, one a line, as JSON. */
export function recordStatements(folder: string, findTestFile: () => string | undefined): void {
  findTest = findTestFile;
  const prototype = pg.Client.prototype as pg.Client & { [isRecording]?: true };
  if (prototype[isRecording]) return;
  prototype[isRecording] = true;
  const { query } = prototype;
  const recorded = function recorded(this: pg.Client, ...values: unknown[]): unknown {
    const [given] = values;
    const text = isQuery(given) ? given.text : given;
    if (typeof text === 'string') {
      const path = findTest();
      const test = path === undefined ? setupFile : relative(repository, path);
      const key = `${test} ${normalize(text)}`;
      if (!known.has(key) && isFromProgram()) {
        known.add(key);
        appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify([test, text])}\n`);
      }
    }
    return Reflect.apply(query, this, values);
  };
  prototype.query = recorded as pg.Client['query']; // as: the overloads are passed through
}

/** A text for each normalized statement, and the test files that send it. */
export type Recorded = ReadonlyMap<string, { readonly text: string; readonly tests: Set<string> }>;

/** Returns the statements that all processes have recorded. */
export function readStatements(folder: string): Recorded {
  const recorded = new Map<string, { readonly text: string; readonly tests: Set<string> }>();
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names)
    for (const line of readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean)) {
      const [test, text]: [string, string] = JSON.parse(line);
      const statement = normalize(text);
      const entry = recorded.get(statement) ?? { text, tests: new Set() };
      recorded.set(statement, entry);
      entry.tests.add(test);
    }
  return recorded;
}
