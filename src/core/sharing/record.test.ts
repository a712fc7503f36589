import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { certainties } from '../../domain/certainty.ts';
import { compareDetails } from '../../domain/comparing.ts';
import { sides } from '../../domain/portrait.ts';
import { record, themes } from '../../domain/themes.ts';
import {
  decodeRecord,
  encodeRecord,
  maxEditionItems,
  recordLength,
  type PublicRecord,
} from './record.ts';

const figure = fc.integer({ min: 0, max: 20 }).map((steps) => steps * 5);
const records: fc.Arbitrary<PublicRecord> = fc.record({
  edition: fc.integer({ min: 1, max: 0xffff }),
  parameterSet: fc.stringMatching(/^[!-~]{1,32}$/),
  synthetic: fc.boolean(),
  flagged: fc.boolean(),
  compareDetail: fc.constantFrom(...compareDetails),
  figures: fc.record({
    themes: fc
      .array(fc.record({ fantasy: figure, activity: figure }), { minLength: 10, maxLength: 10 })
      .map((values) => record(themes, (theme) => values[themes.indexOf(theme)]!)),
    traits: fc.array(figure, { minLength: 17, maxLength: 17 }),
  }),
  line: fc.array(
    fc.record({
      theme: fc.constantFrom(...themes),
      side: fc.constantFrom(...sides),
      certainty: fc.constantFrom(...certainties),
    }),
    { maxLength: 3 },
  ),
  items: fc
    .uniqueArray(fc.integer({ min: 0, max: maxEditionItems - 1 }), { maxLength: 168 })
    .chain((indices) =>
      fc.tuple(
        ...indices
          .toSorted((a, b) => a - b)
          .map((index) =>
            fc.record({
              index: fc.constant(index),
              isDream: fc.boolean(),
            }),
          ),
      ),
    ),
});
const sample = fc.sample(records, { numRuns: 1, seed: 1 })[0]!;

describe('the format of a public record', () => {
  test('reads back what was written, in 160 bytes', () => {
    fc.assert(
      fc.property(records, (content) => {
        const bytes = encodeRecord(content);
        expect(bytes).toHaveLength(recordLength);
        expect(decodeRecord(bytes)).toEqual(content);
      }),
      { numRuns: 300 },
    );
  });

  test('reads a view into a larger buffer', () => {
    const buffer = new Uint8Array(recordLength + 7);
    buffer.set(encodeRecord(sample), 7);
    expect(decodeRecord(buffer.subarray(7))).toEqual(sample);
  });

  test('refuses or reads differently every changed bit', () => {
    const bytes = encodeRecord(sample);
    for (let bit = 0; bit < 8 * recordLength; bit++) {
      const changed = Uint8Array.from(bytes);
      changed[bit >> 3]! ^= 1 << (bit & 7);
      let read: PublicRecord | undefined;
      try {
        read = decodeRecord(changed);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
      if (read) expect(encodeRecord(read)).toEqual(changed);
    }
  });

  test.each<[string, (bytes: Uint8Array) => Uint8Array]>([
    ['another length', (bytes) => bytes.subarray(1)],
    ['another version', (bytes) => bytes.with(0, 2)],
    ['an unknown flag', (bytes) => bytes.with(1, 0x40)],
    ['edition 0', (bytes) => bytes.with(2, 0).with(3, 0)],
    ['no parameter set', (bytes) => bytes.fill(0, 4, 36)],
    ['a figure above 100', (bytes) => bytes.with(36, 21)],
    ['a used reserved byte', (bytes) => bytes.with(92, 1)],
    ['an unknown interest', (bytes) => bytes.with(93, 121)],
    ['a gap in the line', (bytes) => bytes.with(93, 0).with(94, 1)],
    ['a dream scenario that may not be named', (bytes) => bytes.fill(0, 96, 128).with(128, 1)],
  ])('refuses %s', (_, change) => {
    expect(() => decodeRecord(change(encodeRecord(sample)))).toThrow(RangeError);
  });

  test.each<[string, Partial<PublicRecord>]>([
    ['an edition of 0', { edition: 0 }],
    ['a parameter set of 33 characters', { parameterSet: 'x'.repeat(33) }],
    ['an item beyond the last bit', { items: [{ index: maxEditionItems, isDream: false }] }],
    ['an item twice', { items: [0, 0].map((index) => ({ index, isDream: false })) }],
    ['a figure in tenths', { figures: { ...sample.figures, traits: Array(17).fill(0.1) } }],
    ['a missing trait', { figures: { ...sample.figures, traits: Array(16).fill(5) } }],
  ])('does not write %s', (_, change) => {
    expect(() => encodeRecord({ ...sample, ...change })).toThrow(RangeError);
  });

  // If this fails, a theme was added: write format 2, and keep reading format 1 as it is.
  test('holds the ten themes of version 1', () => expect(themes).toHaveLength(10));
});
