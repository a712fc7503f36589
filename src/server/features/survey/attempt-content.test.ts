import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bank } from '../../../../test/support/server/test-app.ts';
import type { Layout } from '../../../domain/edition.ts';
import { locales } from '../../../domain/locales.ts';
import { setBTargetCount } from '../../../domain/survey.ts';
import { type AttemptContent, choiceSeed, decodeContent, encodeContent } from './attempt-row.ts';

const layouts = [...bank.editions.values()].map(({ layout }) => layout);
const length = 255;

const contents = (layout: Layout): fc.Arbitrary<AttemptContent> =>
  fc.record({
    answers: fc
      .array(fc.integer({ min: 0, max: 8 }), {
        minLength: layout.positions.size,
        maxLength: layout.positions.size,
      })
      .map((digits) => digits.join('')),
    setB: fc.shuffledSubarray([...layout.pool], { maxLength: setBTargetCount.max }),
    rounds: fc.shuffledSubarray([...layout.pool, ...layout.explore]),
    firstAnsweredAt: fc.option(
      fc.integer({ min: 1, max: 2 ** 32 - 1 }).map((seconds) => seconds * 1000),
    ),
    languages: fc.subarray([...locales]),
  });

describe.each(layouts.map((layout) => [layout.number, layout] as const))(
  'the content of an attempt of edition %i',
  (_, layout) => {
    test('comes back from bytes of one length', () => {
      fc.assert(
        fc.property(contents(layout), (content) => {
          const bytes = encodeContent(layout, content);
          expect(bytes).toHaveLength(length);
          expect(decodeContent(layout, bytes)).toEqual(content);
        }),
      );
    });

    test('is read from any part of a larger buffer', () => {
      const content = {
        answers: '7'.repeat(layout.positions.size),
        setB: [],
        rounds: [],
        firstAnsweredAt: null,
        languages: [],
      };
      const larger = Uint8Array.of(1, 2, 3, ...encodeContent(layout, content), 4);
      expect(decodeContent(layout, larger.subarray(3, 3 + length))).toEqual(content);
    });
  },
);

describe('an edition', () => {
  const [layout] = layouts;
  const empty = { setB: [], rounds: [], firstAnsweredAt: null, languages: [] };

  test('with more questions than fit is refused', () => {
    expect(() => encodeContent(layout!, { ...empty, answers: '0'.repeat(193) })).toThrow(
      RangeError,
    );
  });

  test('refuses an overlong Set B, and questions of Set A', () => {
    const answers = '0'.repeat(layout!.positions.size);
    const tooMany = layout!.pool.slice(0, setBTargetCount.max + 1);
    for (const setB of [tooMany, layout!.setA.slice(0, 1)])
      expect(() => encodeContent(layout!, { ...empty, answers, setB })).toThrow(RangeError);
  });

  test('with fewer questions has content of the same length', () => {
    expect(encodeContent(layout!, { ...empty, answers: '' })).toHaveLength(length);
  });
});

test('the time of the first answer is kept to the second', () => {
  const [layout] = layouts;
  const answers = '0'.repeat(layout!.positions.size);
  const content = { answers, setB: [], rounds: [], languages: [] };
  const bytes = encodeContent(layout!, { ...content, firstAnsweredAt: 1_800_000_000_999 });
  expect(decodeContent(layout!, bytes).firstAnsweredAt).toBe(1_800_000_000_000);
});

test.each([
  ['7', ['en']],
  ['0', []],
])('a row of version 1.0 with answers of %s was answered in %j', (digit, languages) => {
  const [layout] = layouts;
  const answers = digit.repeat(layout!.positions.size);
  const content = { answers, setB: [], rounds: [], firstAnsweredAt: null, languages: [] };
  const earlier = encodeContent(layout!, content).subarray(0, length - 1);
  expect(decodeContent(layout!, earlier)).toEqual({ ...content, languages });
});

test('a set of languages fits in its byte', () => {
  expect(locales.length).toBeLessThanOrEqual(8);
});

test('a seed belongs to one key, attempt and choice', () => {
  const key = (byte: number) => ({ dataKey: new Uint8Array(32).fill(byte) });
  const attempt = { id: 'attempt', rounds: [] };
  const seeds = [
    choiceSeed(key(1), attempt, 'set-b'),
    choiceSeed(key(2), attempt, 'set-b'),
    choiceSeed(key(1), { ...attempt, id: 'another' }, 'set-b'),
    choiceSeed(key(1), attempt, 'round'),
    choiceSeed(key(1), { ...attempt, rounds: ['X01'] }, 'round'),
  ];
  expect(new Set(seeds).size).toBe(seeds.length);
  expect(choiceSeed(key(1), attempt, 'set-b')).toBe(seeds[0]);
});
