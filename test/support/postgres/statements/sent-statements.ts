/** Keeps each statement that the program sends to PostgreSQL until it is checked. */

import { fileURLToPath } from 'node:url';
import pg from 'pg';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));
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

/** Statements with more values or rows are the same. */
const normalize = (text: string): string =>
  text
    .replace(/(?:\([$\d\s,]+\)|\$\d+)(?:,\s*(?:\([$\d\s,]+\)|\$\d+))*/g, '$')
    .replace(/(\((?:cast\(\$ as \w+\)(?:, )?)+\))(?:, \1)+/g, '$1');

const isQuery = (value: unknown): value is { readonly text: unknown } =>
  typeof value === 'object' && value !== null && 'text' in value;

const known = new Set<string>();
const unchecked: string[] = [];

/** Returns the statements that no test file of this process sent before. */
export const takeNewStatements = (): readonly string[] => unchecked.splice(0);

const { prototype } = pg.Client;
const { query } = prototype;
prototype.query = function watched(this: pg.Client, ...values: unknown[]): unknown {
  const [given] = values;
  const text = isQuery(given) ? given.text : given;
  if (typeof text === 'string' && !known.has(normalize(text)) && isFromProgram()) {
    known.add(normalize(text));
    unchecked.push(text);
  }
  return Reflect.apply(query, this, values);
} as pg.Client['query']; // as: the overloads are passed through
