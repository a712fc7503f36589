/** A shared reading as it is stored: a text of one length, in which the inviter comes first. */

import { commonStrengths } from '../../../../domain/readings/together.ts';
import { compatibilityLevels } from '../../../../domain/scoring.ts';
import { themes } from '../../../../domain/themes.ts';
import type { SharedItem, SharedReading } from '../../../../psychometrics/index.ts';
import { padText, unpadText } from '../../../platform/crypto/seal.ts';

/** Enough for ten themes and twelve items; the same length for every reading. */
const storedBytes = 640;

type StoredItem = readonly [theme: number, item: string, complementary: string, isMutual: 0 | 1];
type Stored = readonly [
  figures: readonly [percent: number, low: number, high: number, level: number, neighbour: number],
  commonGround: readonly (readonly [theme: number, strength: number])[],
  items: readonly StoredItem[],
];

const storeItem = ({ theme, item, complementary, isMutual }: SharedItem): StoredItem => [
  themes.indexOf(theme),
  item,
  complementary,
  isMutual ? 1 : 0,
];

const readItem = ([theme, item, complementary, isMutual]: StoredItem): SharedItem => ({
  theme: themes[theme]!,
  item,
  complementary,
  isMutual: isMutual === 1,
});

/** `reading` has the inviter as its first person. */
export function encodeReading(reading: SharedReading): Uint8Array {
  const { percent, interval, level, neighbourLevel, commonGround, items } = reading;
  const neighbour = neighbourLevel === null ? -1 : compatibilityLevels.indexOf(neighbourLevel);
  const stored: Stored = [
    [percent, ...interval, compatibilityLevels.indexOf(level), neighbour],
    commonGround.map(({ theme, strength }) => [
      themes.indexOf(theme),
      commonStrengths.indexOf(strength),
    ]),
    items.map(storeItem),
  ];
  return padText(JSON.stringify(stored), storedBytes);
}

/** Reads what `encodeReading` wrote. */
export function decodeReading(bytes: Uint8Array): SharedReading {
  const [figures, commonGround, items]: Stored = JSON.parse(unpadText(bytes));
  const [percent, low, high, level, neighbour] = figures;
  return {
    percent,
    interval: [low, high],
    level: compatibilityLevels[level]!,
    neighbourLevel: compatibilityLevels[neighbour] ?? null,
    commonGround: commonGround.map(([theme, strength]) => ({
      theme: themes[theme]!,
      strength: commonStrengths[strength]!,
    })),
    items: items.map(readItem),
  };
}
