/** Checks the summaries of 300 simulated people with the independent predicate. */

import { describe, expect, test } from 'vitest';
import { leads } from './phrases.ts';
import { findUnsupported, readers, splitClaims, withoutBasis } from './predicate.ts';
import { simulateSummary, texts } from './texts.ts';

const people = 300;

describe('the summary over 300 simulated people', () => {
  const summaries = Array.from({ length: people }, (_, index) => simulateSummary(index));

  test('says nothing that the figures do not support', () => {
    const wrong = summaries.flatMap(({ text, profile }, index) =>
      findUnsupported(text, profile).map((sentence) => `${index}: ${sentence}`),
    );
    expect(wrong).toEqual([]);
  });

  test('uses most kinds of sentences and openings', () => {
    const claims = summaries.flatMap(({ text }) => splitClaims(text));
    const used = readers.filter(({ pattern }) => claims.some((claim) => pattern.test(claim)));
    expect(used.length).toBeGreaterThanOrEqual(14);
    const opened = leads.filter(([phrase]) => claims.some((claim) => claim.startsWith(phrase)));
    expect(opened.length).toBeGreaterThanOrEqual(20);
  });

  test('is shared by few people, even without the number of answers', () => {
    const shown = summaries.map(({ text }) => withoutBasis(text));
    const counts = Object.values(Object.groupBy(shown, (text) => text));
    expect(counts.length).toBeGreaterThan(people * 0.6);
    expect(Math.max(...counts.map((same) => same!.length))).toBeLessThanOrEqual(people * 0.02);
    const { mostShared, mostSharedText } = texts.simulate({ chunk: 0, people: 50 });
    expect(shown.slice(0, 50).filter((text) => text === mostSharedText)).toHaveLength(mostShared);
  });

  test('is mostly wrong about another person', () => {
    const foundOut = summaries.filter(({ text }, index) =>
      findUnsupported(withoutBasis(text), summaries[(index + 1) % people]!.profile).some(
        (claim) => claim !== '',
      ),
    );
    expect(foundOut.length).toBeGreaterThan(people * 0.8);
  });
});
