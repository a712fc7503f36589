/**
 * The questions of an edition of the bank, and the place of each answer in storage. A layout never
 * changes once a person has answered it; a changed bank becomes a new edition.
 */

export interface Layout {
  readonly number: number;
  /** Ids of the core questions in the order of presentation. */
  readonly setA: readonly string[];
  readonly pool: readonly string[];
  /** Ids of the questions that only rounds ask; none before edition 3. */
  readonly explore: readonly string[];
  /** The index of each question's digit in `attempts.answers`: Set A, the pool, then the rest. */
  readonly positions: ReadonlyMap<string, number>;
}

/** Throws a RangeError if an id occurs twice. */
export function createLayout(
  number: number,
  setA: readonly string[],
  pool: readonly string[],
  explore: readonly string[] = [],
): Layout {
  const ids = [...setA, ...pool, ...explore];
  const positions = new Map(ids.map((id, position) => [id, position]));
  if (positions.size !== ids.length)
    throw new RangeError(`Edition ${number} names a question twice.`);
  return { number, setA, pool, explore, positions };
}

/** The `attempts.answers` of an attempt without answers: one digit 0 per question. */
export const noAnswers = ({ positions }: Layout): string => '0'.repeat(positions.size);
