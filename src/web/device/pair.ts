/**
 * Two people on one phone. While one of them has it, nothing of the other is drawn, and no call
 * answers about them. In the end each has said yes or no, unseen by the other.
 */

import { createStore } from 'zustand/vanilla';
import { beginAnew, client, openPerson } from './call.ts';
import { forgetCards } from './card-address.ts';
import { type Compared, compareWith } from './compare.ts';
import type { Person } from './visit.ts';

type Step =
  | { readonly name: 'none' }
  | { readonly name: 'handed-over' | 'second'; readonly first: Person }
  | {
      readonly name: 'handed-back' | 'first-decides';
      readonly first: Person;
      readonly second: Person;
      readonly hasSecondAgreed: boolean;
    }
  /** The same words whoever said no, or both. */
  | { readonly name: 'nothing' }
  /** As each of the two reads it; the one in front is drawn. */
  | { readonly name: 'shown'; readonly comparisons: readonly Compared[] };

export const pair = createStore<Step>(() => ({ name: 'none' }));

const goTo = (step: Step): void => pair.setState(step, true);

/** Whether the answers of two people are on this page, although one's are not shown. */
export const isPairOpen = (): boolean => !['none', 'nothing'].includes(pair.getState().name);

/** The first has answered, and hands over the phone. */
export function handOver(): void {
  const first = client.person();
  forgetCards();
  beginAnew();
  goTo({ name: 'handed-over', first });
}

/** The other one has the phone now. */
export function takeOver(): void {
  const step = pair.getState();
  if (step.name === 'handed-over') goTo({ ...step, name: 'second' });
  if (step.name === 'handed-back') goTo({ ...step, name: 'first-decides' });
}

/** Compares the two as each of them reads it. */
function compareBoth(people: readonly [Person, Person]): Compared[] {
  const cards = people.map((person) => {
    openPerson(person);
    return client.card([]) ?? '';
  });
  return people.flatMap((person, index) => {
    openPerson(person);
    const compared = compareWith(cards[1 - index] ?? '');
    return 'comparison' in compared ? [compared] : [];
  });
}

/** After the second yes or no only the comparisons are left, or nothing. */
export function decide(hasAgreed: boolean): void {
  const step = pair.getState();
  if (step.name === 'second') {
    const second = client.person();
    beginAnew();
    goTo({ name: 'handed-back', first: step.first, second, hasSecondAgreed: hasAgreed });
  }
  if (step.name !== 'first-decides') return;
  const comparisons =
    hasAgreed && step.hasSecondAgreed ? compareBoth([step.first, step.second]) : [];
  beginAnew();
  goTo(comparisons.length === 2 ? { name: 'shown', comparisons } : { name: 'nothing' });
}

/** Shows the comparison as the other of the two reads it. */
export function swapSides(): void {
  const step = pair.getState();
  if (step.name === 'shown') goTo({ ...step, comparisons: step.comparisons.toReversed() });
}

export function forgetEverything(): void {
  forgetCards();
  beginAnew();
  goTo({ name: 'none' });
}
