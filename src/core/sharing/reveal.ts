/**
 * Decides on a device which answers a card may name. A server derives the same from a key
 * (`chooseRevealable`); a device draws random bytes once, which are kept with the answers.
 */

import { contentOf } from 'spark-psychometrics';
import type { Edition } from '../survey/bank.ts';

const bytesPerContent = 9;

export const revealLength = ({ model }: Pick<Edition, 'model'>): number =>
  bytesPerContent * model.items.length;

/** Throws a RangeError if the bytes are too few for the edition. */
export function revealHash(
  { model }: Pick<Edition, 'model'>,
  bytes: readonly number[],
): (content: string) => Uint8Array {
  if (bytes.length !== revealLength({ model }))
    throw new RangeError('The random bytes belong to another edition.');
  const contents = model.items.map((item) => contentOf(item));
  return (content) => {
    const start = bytesPerContent * contents.indexOf(content);
    return Uint8Array.from(bytes.slice(start, start + bytesPerContent));
  };
}
