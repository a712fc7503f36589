/** The constraints on the items of Set B (measurement §5). */

import { setBTargetCount } from '../../domain/survey.ts';
import { isPoolItem, type Selection } from './selection.ts';

/** The maximum number of items per theme in a set of the minimal length and in a longer set. */
const maxPerTheme = { minimal: 3, longer: 4 } as const;

function countChosen(selection: Selection, condition: (index: number) => boolean): number {
  return selection.chosen.filter(condition).length;
}

/**
 * Whether the item may be added to a set that will have `length` items. If `hasPairRule` is true,
 * the answer is no for an item whose partner is already chosen, unless `allowsPairs` is true for
 * their theme.
 */
function isAdmissible(
  selection: Selection,
  index: number,
  length: number,
  hasPairRule: boolean,
): boolean {
  const { bank, chosen } = selection;
  const theme = bank.theme[index]!;
  const { facet } = bank.items[index]!;
  const themeLimit = length > setBTargetCount.min ? maxPerTheme.longer : maxPerTheme.minimal;
  const facetLimit = Math.floor(length / 2 + 1);
  if (!isPoolItem(bank, index) || chosen.includes(index)) return false;
  if (countChosen(selection, (i) => bank.theme[i] === theme) >= themeLimit) return false;
  if (countChosen(selection, (i) => bank.items[i]!.facet === facet) >= facetLimit) return false;
  const isPair = chosen.includes(bank.partner[index]!);
  if (hasPairRule && !selection.allowsPairs[theme] && isPair) return false;
  const represented = new Set(chosen.map((i) => bank.theme[i]!)).add(theme);
  return bank.coveredThemes.length - represented.size <= length - chosen.length - 1;
}

/**
 * Returns the bank indices of the items that may be added to a set that will have `length` items.
 * If no item satisfies all rules, the pair rule is dropped. Throws a RangeError if no item
 * satisfies the other rules.
 */
export function admissibleItems(selection: Selection, length: number): number[] {
  const indices = selection.bank.items.map((_, i) => i);
  const strict = indices.filter((i) => isAdmissible(selection, i, length, true));
  const admissible =
    strict.length > 0 ? strict : indices.filter((i) => isAdmissible(selection, i, length, false));
  if (admissible.length === 0)
    throw new RangeError('The pool has too few items of some theme or facet to fill Set B.');
  return admissible;
}
