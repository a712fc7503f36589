/**
 * Chooses the items that comparisons may name of a person (measurement §6.1). The record holds the
 * choice, so that no number of accounts with whatever answers learns more.
 */

import { type CompareDetail, maxNamedItems } from '../../domain/comparing.ts';
import { minHighAnswer, topAnswer } from '../../domain/survey.ts';
import { contentOf } from '../bank/bank-item.ts';
import type { Bank } from '../bank/bank.ts';
import { assertAnswers, type Answers } from '../profile/posterior.ts';

export interface RevealableItem {
  readonly index: number;
  /** Whether it is a fantasy with the highest answer, so that it may be a dream scenario. */
  readonly isDream: boolean;
}

export interface RevealableOptions {
  readonly bank: Bank;
  readonly answers: Answers;
  /** The ids of the items that the owner marked as hard limits, in all editions. */
  readonly limits: ReadonlySet<string>;
  readonly detail: CompareDetail;
  /** A keyed hash of at least 9 bytes, under a key of the owner. */
  readonly hash: (content: string) => Uint8Array;
}

/** At most so many items of one theme can be named under 'few'. */
const maxItemsPerTheme = 2;
/** The first byte decides whether content is eligible, the others decide the order. */
const minHashBytes = 9;

/**
 * In bank order. Under "few" at most six, two of a theme, in the order of the hash. Half of all
 * contents are ineligible for good, so that absence tells nothing certain. Limits are left out
 * last: otherwise a new limit would let another item appear. Under "all" every high item, under
 * "fit" none. Throws a RangeError if an answer is invalid or a hash too short.
 */
export function chooseRevealable(options: RevealableOptions): RevealableItem[] {
  const { bank, answers, limits, detail } = options;
  assertAnswers(bank, answers);
  if (detail === 'fit') return [];
  const high = bank.items.flatMap((_, index) => toRevealable(bank, answers, index));
  const chosen = detail === 'all' ? high : chooseFew(options, high);
  return chosen
    .filter(({ index }) => !touchesLimit(bank, index, limits))
    .sort((a, b) => a.index - b.index);
}

/** Leaves out items with a `side`, because two people on the same side do not share them. */
function toRevealable({ items }: Bank, answers: Answers, index: number): RevealableItem[] {
  const { facet, side } = items[index]!;
  const answer = answers[index] ?? 0;
  const isDream = facet === 'F' && answer === topAnswer;
  return answer >= minHighAnswer && !side ? [{ index, isDream }] : [];
}

function chooseFew(
  { bank, hash }: RevealableOptions,
  high: readonly RevealableItem[],
): RevealableItem[] {
  const { items } = bank;
  /** Soft play comes last, so that it takes no place from what earlier records could name. */
  const rank = ({ index, isDream }: RevealableItem): number =>
    Number(items[index]!.category === 'SENS' && !isDream);
  const ordered = high
    .map((item) => ({ item, bytes: hash(contentOf(items[item.index]!)) }))
    .filter(({ bytes }) => isEligible(bytes))
    .sort((a, b) => rank(a.item) - rank(b.item) || compareBytes(a.bytes, b.bytes))
    .map(({ item }) => item);
  const chosen: RevealableItem[] = [];
  for (const item of ordered) {
    const ofTheme = chosen.filter(({ index }) => bank.theme[index] === bank.theme[item.index]);
    if (chosen.length < maxNamedItems && ofTheme.length < maxItemsPerTheme) chosen.push(item);
  }
  return chosen;
}

function isEligible(bytes: Uint8Array): boolean {
  if (bytes.length < minHashBytes)
    throw new RangeError(`A hash must have at least ${minHashBytes} bytes, not ${bytes.length}.`);
  return (bytes[0]! & 1) === 0;
}

/** By all bytes after the first. */
function compareBytes(one: Uint8Array, other: Uint8Array): number {
  const place = one.findIndex((byte, i) => i > 0 && byte !== other[i]);
  return place < 0 ? 0 : one[place]! - (other[place] ?? 0);
}

/**
 * What naming an item shows: itself, the partner’s side, and the activity of either beside a
 * fantasy.
 */
export function itemsNamedWith({ items, partner, twin }: Bank, index: number): string[] {
  const sides = [index, partner[index]!];
  const activities = items[index]!.facet === 'F' ? sides.map((side) => twin[side]!) : [];
  const ids = [...sides, ...activities].flatMap((each) => items[each]?.id ?? []);
  return [...new Set(ids)];
}

/** Whether naming the item would show a limit. */
export const touchesLimit = (bank: Bank, index: number, limits: ReadonlySet<string>): boolean =>
  itemsNamedWith(bank, index).some((id) => limits.has(id));
