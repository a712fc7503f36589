/** Checks the portraits and summaries of 300 simulated people. */

import { describe, expect, test } from 'vitest';
import { describeSummary } from '../../../src/core/profile/summary.ts';
import * as english from '../../../src/core/profile/words.ts';
import { findUnsupported, simulatePortrait, texts } from './texts.ts';

const people = 300;

describe('the portraits of 300 simulated people', () => {
  const portraits = Array.from({ length: people }, (_, index) => simulatePortrait(index));

  test('say nothing that the figures do not support', () => {
    const wrong = portraits.flatMap(({ portrait, profile }) => findUnsupported(portrait, profile));
    expect(wrong).toEqual([]);
  });

  test('are mostly wrong about another person', () => {
    const foundOut = portraits.filter(
      ({ portrait }, index) =>
        findUnsupported(portrait, portraits[(index + 1) % people]!.profile).length > 0,
    );
    expect(foundOut.length).toBeGreaterThan(people * 0.8);
  });

  test('have summaries that few people share', () => {
    const shown = portraits.map(({ portrait }) => describeSummary(portrait, english).join(' '));
    const counts = Object.values(Object.groupBy(shown, (text) => text));
    expect(counts.length).toBeGreaterThan(people * 0.6);
    expect(Math.max(...counts.map((same) => same!.length))).toBeLessThanOrEqual(people * 0.03);
    const { mostShared, mostSharedText } = texts.simulate({ chunk: 0, people: 50 });
    expect(shown.slice(0, 50).filter((text) => text === mostSharedText)).toHaveLength(mostShared);
  });
});
