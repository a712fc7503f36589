/**
 * The layout of a bank edition: which questions it has and where the answer to each is kept. An
 * edition never changes once a person has answered it; a changed bank is a new edition (C9).
 */

export interface Layout {
  readonly number: number;
  /** Ids of the core questions in the order of presentation. */
  readonly setA: readonly string[];
  /** Ids of the questions from which Set B is chosen. */
  readonly pool: readonly string[];
  /** The place of a question's digit in `attempts.answers`, from 0: Set A, then the pool. */
  readonly positions: ReadonlyMap<string, number>;
}

/** RangeError if an id stands twice. */
export function createLayout(
  number: number,
  setA: readonly string[],
  pool: readonly string[],
): Layout {
  const ids = [...setA, ...pool];
  const positions = new Map(ids.map((id, position) => [id, position]));
  if (positions.size !== ids.length)
    throw new RangeError(`Edition ${number} names a question twice.`);
  return { number, setA, pool, positions };
}

/** The answers of an attempt that has none: one 0 per question. */
export const noAnswers = ({ positions }: Layout): string => '0'.repeat(positions.size);
