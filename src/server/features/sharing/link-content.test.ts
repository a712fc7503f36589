import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxChosenItems, maxLinkLabelLength } from '../../../domain/links.ts';
import { polarityThemes, record, themes } from '../../../domain/themes.ts';
import { newKey } from '../../platform/crypto/seal.ts';
import type { Facts } from '../profile/summary/facts.ts';
import { writeOpening } from '../profile/summary/opening.ts';
import { writeShading } from '../profile/summary/summary.ts';
import { type LinkDetails, type LinkRecord, openRecord, sealedColumns } from './link-content.ts';

const dataKey = newKey();
const bound = {
  id: 'i'.repeat(22),
  user_id: 'u'.repeat(22),
  version: 0,
  expires_at: null,
  created_day: '2026-01-15',
};
const itemIds = Array.from({ length: maxChosenItems }, () => 'A01');
/** The longest details: JSON writes a control character as six. */
const details: LinkDetails = {
  token: 'T'.repeat(27),
  label: '\u0001'.repeat(maxLinkLabelLength),
  level: 'chosen',
  itemIds,
  attemptId: 'a'.repeat(40),
  answersDay: '2026-01-15',
  number: 1e9,
};

const seal = (content: LinkRecord) => {
  const row = { ...bound, token_hash: new Uint8Array(32), views: 0 };
  return { ...row, ...sealedColumns(dataKey, bound, { details, record: content }) };
};

const some = fc.shuffledSubarray([...themes]);
/** Any facts, also those that no answers lead to, so that the sentences are as long as can be. */
const anyFacts: fc.Arbitrary<Facts> = fc.record({
  lead: fc.constantFrom(...themes),
  pair: fc.constant(null),
  drawn: some,
  closeBehind: some,
  cool: some,
  little: some,
  nearest: fc.constantFrom(...themes),
  leanings: fc
    .shuffledSubarray([...polarityThemes])
    .map((own) => own.map((theme) => ({ kind: 'leans', theme, pole: 'negative' }) as const)),
  switches: fc.shuffledSubarray([...polarityThemes]),
  refused: some.map((list) => new Set(list)),
  imagined: some,
  done: some,
});

describe('the record of a link', () => {
  test('has room for any summary', () => {
    const answersDay = '2026-01-15';
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const summary = [writeOpening(facts), ...writeShading(facts)];
        const content = { level: 'words', answersDay, summary, standsOut: facts.lead } as const;
        expect(openRecord(details.token, seal(content))).toEqual(content);
      }),
      { numRuns: 2000 },
    );
  });

  test('has room for all figures with twenty interests', () => {
    const figures = record(themes, () => ({ fantasy: 100, activity: 100 }));
    const content = { level: 'chosen', answersDay: '2026-01-15', figures, itemIds } as const;
    expect(openRecord(details.token, seal(content))).toEqual(content);
  });
});
