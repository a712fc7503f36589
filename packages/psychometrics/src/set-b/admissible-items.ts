/** The constraints on the items of Set B, some of which rounds share (measurement §5). */

import { setBTargetCount } from '../facts/survey.ts';
import { isTooRare, type Selection } from './selection.ts';

/** The maximum number of items per theme in a set of the minimal length and in a longer set. */
const maxPerTheme = { minimal: 3, longer: 4 } as const;

/** The constraints that give way if together they leave no item. */
interface SoftConstraints {
  /** Whether only themes that allow pairs may have both an item and its partner. */
  readonly hasPairRule: boolean;
  /** Whether fantasy and activity items are balanced. */
  readonly hasFacetRule: boolean;
  /** Whether a short set has fewer items per theme than a long one. */
  readonly hasShortLimit: boolean;
}

/**
 * The constraints give way in this order, because a person who refuses several themes can use up
 * the mild items of a facet or pole, and one who passes several leaves few themes.
 */
const softConstraints: readonly SoftConstraints[] = [
  { hasPairRule: true, hasFacetRule: true, hasShortLimit: true },
  { hasPairRule: false, hasFacetRule: true, hasShortLimit: true },
  { hasPairRule: false, hasFacetRule: false, hasShortLimit: true },
  { hasPairRule: false, hasFacetRule: false, hasShortLimit: false },
];

function countChosen(selection: Selection, condition: (index: number) => boolean): number {
  return selection.chosen.filter(condition).length;
}

export const countOfTheme = (selection: Selection, theme: number): number =>
  countChosen(selection, (i) => selection.bank.theme[i] === theme);

/**
 * Whether the item is an unused candidate, and mild if its theme is refused. This never gives way.
 */
export function mayBeAsked(selection: Selection, index: number): boolean {
  const { bank, chosen, refused, isCandidate } = selection;
  return isCandidate[index]! && !chosen.includes(index) && !isTooRare(bank, refused, index);
}

/** Whether at most one more than half of the `length` items have the facet of the item. */
export function keepsFacetBalance(selection: Selection, index: number, length: number): boolean {
  const { items } = selection.bank;
  const ofFacet = countChosen(selection, (i) => items[i]!.facet === items[index]!.facet);
  return ofFacet < Math.floor(length / 2 + 1);
}

export function keepsPairRule({ bank, chosen, allowsPairs }: Selection, index: number): boolean {
  return allowsPairs[bank.theme[index]!]! || !chosen.includes(bank.partner[index]!);
}

function isAdmissible(
  selection: Selection,
  index: number,
  length: number,
  { hasPairRule, hasFacetRule, hasShortLimit }: SoftConstraints,
): boolean {
  const { bank, chosen, openThemes } = selection;
  const theme = bank.theme[index]!;
  if (!mayBeAsked(selection, index)) return false;
  const isShort = hasShortLimit && length <= setBTargetCount.min;
  const themeLimit = isShort ? maxPerTheme.minimal : maxPerTheme.longer;
  if (countOfTheme(selection, theme) >= themeLimit) return false;
  if (hasFacetRule && !keepsFacetBalance(selection, index, length)) return false;
  if (hasPairRule && !keepsPairRule(selection, index)) return false;
  const represented = new Set(chosen.map((i) => bank.theme[i]!)).add(theme);
  return openThemes.length - represented.size <= length - chosen.length - 1;
}

/**
 * The items that may be added to a set of `length`, under the first soft constraints that leave
 * any; none if too much was passed.
 */
export function admissibleItems(selection: Selection, length: number): number[] {
  const indices = selection.bank.items.map((_, i) => i);
  for (const constraints of softConstraints) {
    const admissible = indices.filter((i) => isAdmissible(selection, i, length, constraints));
    if (admissible.length > 0) return admissible;
  }
  return [];
}
