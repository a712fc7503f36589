/** Compiles each query only once, because compiling it takes longer than running it on SQLite. */

import type { Compilable, CompiledQuery, DialectAdapter } from 'kysely';
import type { Tx } from './database.ts';

class Placeholder {
  readonly index: number;
  constructor(index: number) {
    this.index = index;
  }
}

/** `build` runs once per engine and number of values, and must not read its placeholders. */
export function precompileQuery<V extends readonly unknown[], R>(
  build: (tx: Tx, values: V) => Compilable<R>,
): (tx: Tx, values: V) => Promise<R[]> {
  const cacheByEngine = new WeakMap<DialectAdapter, Map<number, CompiledQuery<R>>>();

  function compile(tx: Tx, valueCount: number): CompiledQuery<R> {
    const { adapter } = tx.getExecutor();
    const cache = cacheByEngine.get(adapter) ?? new Map<number, CompiledQuery<R>>();
    cacheByEngine.set(adapter, cache);
    const cached = cache.get(valueCount);
    if (cached) return cached;
    const placeholders = Array.from({ length: valueCount }, (_, index) => new Placeholder(index));
    // as: `build` does not read them
    const query = build(tx, placeholders as unknown as V).compile();
    cache.set(valueCount, query);
    return query;
  }

  return async (tx, values) => {
    const query = compile(tx, values.length);
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.index] : parameter,
    );
    const { rows } = await tx.executeQuery<R>({ ...query, parameters });
    return rows;
  };
}
