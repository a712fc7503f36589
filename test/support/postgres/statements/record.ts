/** Records the text of every statement that the program sends to PostgreSQL, to check them all. */

import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const isRecording = Symbol.for('spark.recordsStatements');
const known = new Set<string>();

/** Lists of values have any length; the shape of the statement is the same. */
const withoutLengths = (text: string): string =>
  text.replace(/(?:\([$\d\s,]+\)|\$\d+)(?:,\s*(?:\([$\d\s,]+\)|\$\d+))*/g, '$');

const maxFrames = 60;

/**
 * Whether code of the program sends the statement. Tests have connections of their own to make and
 * drop databases, and look into a database through the program's connections.
 */
function isFromProgram(): boolean {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = maxFrames;
  const frames = (new Error().stack ?? '').split('\n');
  Error.stackTraceLimit = stackTraceLimit;
  if (!frames.some((frame) => frame.includes('/platform/db/postgres/pool.ts'))) return false;
  const sender = frames.find(
    (frame) =>
      /\/(src|test)\//.test(frame) &&
      !/\/node_modules\/|\/src\/server\/platform\/db\/(?!.*\.test\.ts)|\/statements\//.test(frame),
  );
  return sender === undefined || !/\.test\.ts|\/test\//.test(sender);
}

const isQuery = (value: unknown): value is { readonly text: unknown } =>
  typeof value === 'object' && value !== null && 'text' in value;

/** Appends each new statement of this process to a file in `folder`, one a line, as JSON. */
export function recordStatements(folder: string): void {
  const prototype = pg.Client.prototype as pg.Client & { [isRecording]?: true };
  if (prototype[isRecording]) return;
  prototype[isRecording] = true;
  const { query } = prototype;
  const recorded = function recorded(this: pg.Client, ...values: unknown[]): unknown {
    const [given] = values;
    const text = isQuery(given) ? given.text : given;
    if (typeof text === 'string' && !known.has(withoutLengths(text)) && isFromProgram()) {
      known.add(withoutLengths(text));
      appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(text)}\n`);
    }
    return Reflect.apply(query, this, values);
  };
  prototype.query = recorded as pg.Client['query']; // as: the overloads are passed through
}

/** Returns the distinct statements that all processes have recorded. */
export function readStatements(folder: string): string[] {
  const lines = existsSync(folder)
    ? readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    : [];
  const byShape = new Map<string, string>();
  for (const line of lines.filter(Boolean)) {
    const text: string = JSON.parse(line);
    if (!byShape.has(withoutLengths(text))) byShape.set(withoutLengths(text), text);
  }
  return [...byShape.values()].toSorted();
}
