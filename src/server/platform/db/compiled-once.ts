/** Queries that are compiled when first used: building and compiling one takes longer than SQLite takes to answer it. */

import type { Compilable, CompiledQuery, DialectAdapter } from 'kysely';
import type { Tx } from './database.ts';

class Placeholder {
  readonly index: number;
  constructor(index: number) {
    this.index = index;
  }
}

/**
 * `build` is called once for each engine and number of values, with placeholders in their place: it may hand them to
 * the query, and may not look at them.
 */
export function compiledOnce<V extends readonly unknown[], R>(
  build: (tx: Tx, values: V) => Compilable<R>,
): (tx: Tx, values: V) => Promise<R[]> {
  const ofEngine = new WeakMap<DialectAdapter, Map<number, CompiledQuery<R>>>();

  function compiled(tx: Tx, count: number): CompiledQuery<R> {
    const { adapter } = tx.getExecutor();
    const ofCount = ofEngine.get(adapter) ?? new Map<number, CompiledQuery<R>>();
    ofEngine.set(adapter, ofCount);
    const query =
      ofCount.get(count) ??
      build(
        tx,
        Array.from({ length: count }, (_, index) => new Placeholder(index)) as unknown as V,
      ).compile(); // as: see above
    ofCount.set(count, query);
    return query;
  }

  return async (tx, values) => {
    const query = compiled(tx, values.length);
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.index] : parameter,
    );
    const { rows } = await tx.executeQuery<R>({ ...query, parameters });
    return rows;
  };
}
