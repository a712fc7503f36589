import { describe, expect, test } from 'vitest';
import { bank } from '../../../../../test/support/server/test-app.ts';
import { themes } from '../../../../domain/themes.ts';
import { findEdition } from '../bank/bank.ts';
import { orderSetA } from './present-attempt.ts';

const { current } = bank;
const orders = Array.from({ length: 300 }, (_, n) => orderSetA(current, `attempt ${n}`));
const itemOf = (id: string) => current.model.items[current.model.indexById.get(id)!]!;

describe('the order of Set A', () => {
  test('has every question once', () => {
    for (const order of orders) expect(order.toSorted()).toEqual(current.layout.setA.toSorted());
  });

  test('keeps the questions of a theme together', () => {
    for (const order of orders) {
      const changes = order.filter(
        (id, n) => n === 0 || itemOf(id).category !== itemOf(order[n - 1]!).category,
      );
      expect(changes).toHaveLength(themes.length);
    }
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

  test('begins with each theme about equally often', () => {
    const firsts = orders.map((order) => itemOf(order[0]!).category);
    for (const theme of themes) {
      const share = firsts.filter((first) => first === theme).length / firsts.length;
      expect(share).toBeGreaterThan(0.03);
      expect(share).toBeLessThan(0.2);
    }
  });

  test('is that of the layout in the first edition, in which attempts had begun before', () => {
    const first = findEdition(bank, 1);
    expect(orderSetA(first, 'attempt 1')).toEqual(first.layout.setA);
  });
});
