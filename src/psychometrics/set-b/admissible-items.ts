/** The constraints on the items of Set B (measurement §5). */

import { setBTargetCount } from '../../domain/survey.ts';
import { isPoolItem, type Selection } from './selection.ts';

/** The maximum number of items per theme in a set of the minimal length and in a longer set. */
const maxPerTheme = { minimal: 3, longer: 4 } as const;

/** The rarest class of items that may be asked about a refused theme. */
const maxRefusedRarity = 2;

/** The constraints that give way if together they leave no item. */
interface SoftConstraints {
  /** Whether only themes that allow pairs may have both an item and its partner. */
  readonly hasPairRule: boolean;
  /** Whether fantasy and activity items are balanced. */
  readonly hasFacetRule: boolean;
}

/**
 * In the order in which they are tried. A person who refuses several themes can use up their few
 * mild items of one facet or pole, and then the later ones apply.
 */
const softConstraints: readonly SoftConstraints[] = [
  { hasPairRule: true, hasFacetRule: true },
  { hasPairRule: false, hasFacetRule: true },
  { hasPairRule: false, hasFacetRule: false },
];

function countChosen(selection: Selection, condition: (index: number) => boolean): number {
  return selection.chosen.filter(condition).length;
}

/** Whether the item may be added to a set that will have `length` items. */
function isAdmissible(
  selection: Selection,
  index: number,
  length: number,
  { hasPairRule, hasFacetRule }: SoftConstraints,
): boolean {
  const { bank, chosen, refused } = selection;
  const theme = bank.theme[index]!;
  const { facet, rarity } = bank.items[index]!;
  if (!isPoolItem(bank, index) || chosen.includes(index)) return false;
  if (refused[theme] && rarity > maxRefusedRarity) return false;
  const themeLimit = length > setBTargetCount.min ? maxPerTheme.longer : maxPerTheme.minimal;
  if (countChosen(selection, (i) => bank.theme[i] === theme) >= themeLimit) return false;
  const ofFacet = countChosen(selection, (i) => bank.items[i]!.facet === facet);
  if (hasFacetRule && ofFacet >= Math.floor(length / 2 + 1)) return false;
  const isPair = chosen.includes(bank.partner[index]!);
  if (hasPairRule && !selection.allowsPairs[theme] && isPair) return false;
  const represented = new Set(chosen.map((i) => bank.theme[i]!)).add(theme);
  return bank.coveredThemes.length - represented.size <= length - chosen.length - 1;
}

/**
 * Returns the bank indices of the items that may be added to a set that will have `length` items,
 * under the first soft constraints that leave any. Throws a RangeError if none do.
 */
export function admissibleItems(selection: Selection, length: number): number[] {
  const indices = selection.bank.items.map((_, i) => i);
  for (const constraints of softConstraints) {
    const admissible = indices.filter((i) => isAdmissible(selection, i, length, constraints));
    if (admissible.length > 0) return admissible;
  }
  throw new RangeError('The pool has too few mild items, or too few of some theme, to fill Set B.');
}
