import { describe, expect, test } from 'vitest';
import { bank } from '../../../test/support/psychometrics/real-bank.ts';
import { type Theme, themes } from '../../domain/themes.ts';
import { findEdition } from './bank.ts';
import { orderSetA } from './order.ts';

const { current } = bank;
const orders = Array.from({ length: 1_000 }, (_, n) => orderSetA(current, `attempt ${n}`));
const itemOf = (id: string) => current.model.items[current.model.indexById.get(id)!]!;
/** The themes in the order in which they are asked. */
const blocksOf = (order: readonly string[]): Theme[] =>
  order.map((id) => itemOf(id).category).filter((theme, n, all) => theme !== all[n - 1]);

describe('the order of Set A', () => {
  test('has every question once', () => {
    for (const order of orders) expect(order.toSorted()).toEqual(current.layout.setA.toSorted());
  });

  test('opens with soft play, then caring, and closes with soft play', () => {
    for (const order of orders) {
      expect(blocksOf(order).slice(0, 2)).toEqual(['SENS', 'ROLE']);
      expect(blocksOf(order).at(-1)).toBe('SENS');
    }
  });

  test('keeps the questions of every other theme together', () => {
    for (const order of orders) expect(blocksOf(order)).toHaveLength(themes.length + 1);
  });

  test('never puts the two questions of a pair next to each other', () => {
    for (const order of orders) {
      order.forEach((id, n) => {
        if (itemOf(id).compareTo !== id) expect(order[n + 1]).not.toBe(itemOf(id).compareTo);
      });
    }
  });

  test('differs between attempts and stays the same within one', () => {
    expect(new Set(orders.map((order) => order.join(' '))).size).toBe(orders.length);
    expect(orderSetA(current, 'attempt 7')).toEqual(orders[7]);
  });

  test('asks each other theme third about equally often, but SM and HUMIL never before fifth', () => {
    const thirds = orders.map((order) => blocksOf(order)[2]);
    const shareOf = (theme: Theme) =>
      thirds.filter((third) => third === theme).length / thirds.length;
    for (const theme of themes.filter((each) => !['SENS', 'ROLE', 'SM', 'HUMIL'].includes(each))) {
      expect(shareOf(theme)).toBeGreaterThan(0.08);
      expect(shareOf(theme)).toBeLessThan(0.28);
    }
    for (const order of orders)
      for (const theme of ['SM', 'HUMIL'] as const)
        expect(blocksOf(order).indexOf(theme)).toBeGreaterThan(3);
  });

  test('stays that of edition 4 for attempts begun under it', () => {
    const fourth = findEdition(bank, 4);
    const earliest = orders.map((_, n) =>
      blocksOf(orderSetA(fourth, `attempt ${n}`)).indexOf('SM'),
    );
    expect(Math.min(...earliest)).toBe(2);
  });

  test('begins with any theme in the editions before', () => {
    const third = findEdition(bank, 3);
    const firsts = orders.map((_, n) => blocksOf(orderSetA(third, `attempt ${n}`))[0]);
    expect(new Set(firsts)).toEqual(new Set(themes));
  });

  test('is that of the layout in the first edition, in which attempts had begun before', () => {
    const first = findEdition(bank, 1);
    expect(orderSetA(first, 'attempt 1')).toEqual(first.layout.setA);
  });
});
