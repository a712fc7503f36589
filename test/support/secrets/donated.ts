/** Opens donated copies as a calibration does, to show that the search would read them. */

import { openCopy } from '../../../src/server/features/donations/donations.ts';
import { readItemBank } from '../../../src/server/features/survey/survey.ts';

const bank = readItemBank(new URL('../../../items/', import.meta.url));

interface Cell {
  readonly table: string;
  readonly column: string;
  readonly value: Buffer;
}

/** Returns the answers of each copy that waits, as text. `privateKey` is PKCS #8 in DER. */
export function readDonatedAnswers(cells: readonly Cell[], privateKey: Uint8Array): Buffer[] {
  const column = (name: string): Buffer[] =>
    cells
      .filter(({ table, column }) => table === 'pending_donations' && column === name)
      .map(({ value }) => value);
  const [tags, weeks, editions] = [column('tag'), column('week'), column('edition')];
  return column('sealed').map((sealed, at) => {
    const { answers } = openCopy(privateKey, bank, {
      tag: tags[at]!,
      week: String(weeks[at]),
      edition: Number(editions[at]),
      sealed,
    });
    return Buffer.from(answers.filter((answer) => answer !== null).join(''));
  });
}
