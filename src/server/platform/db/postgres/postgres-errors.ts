/** What went wrong with PostgreSQL, in words that carry no row's values: a log may show them (decisions G1). */

import pg from 'pg';
import { Collision, DatabaseRefused, DatabaseUnavailable } from '../unavailable.ts';

/** SQLSTATE classes of faults of ours: data exception, constraint, transaction state, statement name, syntax or access, a function's own. */
const ownFaults = new Set(['22', '23', '25', '26', '42', 'P0']);
/** Serialisation failure and deadlock: the unit was undone and may run again. */
const collisions = new Set(['40001', '40P01']);
/** In class 25, yet not ours: a primary that became a standby, and a transaction ended for being idle. */
const awayNonetheless = new Set(['25006', '25P03']);
/** What no waiting mends: refused sign-in, no such database. */
const settingsFaults = new Set(['28', '3D']);

function withStackOf(translated: Error, original: Error): Error {
  const frames = original.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  translated.stack = [`${translated.name}: ${translated.message}`, ...frames].join('\n');
  return translated;
}

function translateAnswer(error: pg.DatabaseError): Error {
  const code = error.code ?? '';
  const group = code.slice(0, 2);
  if (collisions.has(code))
    return new Collision(
      `PostgreSQL undid a transaction that another one stood in the way of (${code}).`,
    );
  if (settingsFaults.has(group))
    return new DatabaseRefused(`PostgreSQL refuses the connection (${code}).`);
  if (ownFaults.has(group) && !awayNonetheless.has(code)) {
    return new Error(
      `PostgreSQL refused a statement (${[code, error.table, error.constraint].filter(Boolean).join(', ')}).`,
    );
  }
  return new DatabaseUnavailable(`PostgreSQL does not serve at the moment (${code}).`);
}

/** For anything that `pg` throws: `Collision`, `DatabaseUnavailable`, or an error that says what kind of fault of ours it is. */
export function translate(error: unknown): Error {
  if (!(error instanceof Error)) return new DatabaseUnavailable('PostgreSQL does not answer.');
  if (error instanceof pg.DatabaseError) return withStackOf(translateAnswer(error), error);
  const reason = 'code' in error && typeof error.code === 'string' ? error.code : 'no connection';
  return withStackOf(new DatabaseUnavailable(`PostgreSQL does not answer (${reason}).`), error);
}

/** Whether the connection may be used for another statement after this. */
export const isConnectionUsable = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !/^(08|57P|58|XX)/.test(error.code ?? '');
