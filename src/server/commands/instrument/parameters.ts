import type { Bank, ItemParameters } from 'spark-psychometrics';

/** The slope and the six thresholds of the item at an index of the bank. */
export function thresholds({ linear }: Bank, index: number): Pick<ItemParameters, 'a' | 'b'> {
  const { slopes, intercepts } = linear[index]!;
  const a = slopes[0]!;
  // as: an item of a bank has six intercepts
  const b = Array.from(intercepts, (d) => -d / a) as unknown as ItemParameters['b'];
  return { a, b };
}
