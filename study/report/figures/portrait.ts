/** Computes what stands out for whom, and how stable titles are (measurement §4.2, §4.3). */

import { archetypes, type Archetype } from '../../../src/domain/readings/archetypes.ts';
import { record, themes, type Theme } from '../../../src/domain/themes.ts';
import type { Portrait, PortraitChunk } from '../../parts/portrait/portrait.ts';
import { jackknifeFigure, mean, type Figure } from '../../parts/statistics.ts';
import type { TextsChunk } from '../../parts/texts/texts.ts';

export interface PortraitFigures {
  people: number;
  /** The share of people for whom each theme has the highest score: what leads by raw scores. */
  top: Record<Theme, number>;
  /** The share of people for whom each theme has the highest standard score. */
  first: Record<Theme, number>;
  /** The largest and the smallest of these shares. */
  topRange: [largest: Figure, smallest: Figure];
  firstRange: [largest: Figure, smallest: Figure];
  /** The share of people with a tested lead, and each theme's share of these leads. */
  hasLead: Figure;
  leads: Record<Theme, number>;
  /** The share of people with a title, and with a title or a pair. */
  hasTitle: Figure;
  isNamed: Figure;
  titles: Record<Archetype, number>;
  /** Among people with a title in both administrations: the share with the same title. */
  titleStable: Figure;
  /** Among people with a title: the share whose title names them again, alone or in a pair. */
  titleNamedAgain: Figure;
}

export interface TextFigures {
  people: number;
  unsupported: number;
  examples: string[];
  /**
   * The largest share of a chunk's people who have the same text, without the number of answers.
   */
  mostShared: number;
  mostSharedText: string;
  chunk: number;
}

type Chunks = readonly PortraitChunk[];

export function portraitFigures(chunks: Chunks): PortraitFigures {
  const portraits = chunks.flatMap(({ people }) => people.map(([once]) => once));
  const themeShares = (read: (portrait: Portrait) => Theme | null): Record<Theme, number> =>
    shares(themes, portraits.map(read));
  return {
    people: portraits.length,
    top: themeShares(({ top }) => top),
    first: themeShares(({ first }) => first),
    topRange: range(chunks, ({ top }) => top),
    firstRange: range(chunks, ({ first }) => first),
    hasLead: portraitShare(chunks, ({ standsOut }) => standsOut !== null),
    leads: themeShares(({ standsOut }) => standsOut),
    hasTitle: portraitShare(chunks, ({ title }) => title.length === 1),
    isNamed: portraitShare(chunks, ({ title }) => title.length > 0),
    titles: shares(
      archetypes,
      portraits.map(({ title }) => (title.length === 1 ? title[0]! : null)),
    ),
    titleStable: stability(
      chunks,
      ([once, again]) => once.title.length === 1 && again.title.length === 1,
    ),
    titleNamedAgain: stability(chunks, ([once]) => once.title.length === 1),
  };
}

/** Returns the share of each key among the values that are not null. */
function shares<K extends string>(
  keys: readonly K[],
  values: readonly (K | null)[],
): Record<K, number> {
  const named = values.filter((value) => value !== null);
  return record(keys, (key) => mean(named.map((value) => Number(value === key))));
}

function portraitShare(chunks: Chunks, holds: (portrait: Portrait) => boolean): Figure {
  return jackknifeFigure(chunks, (some) =>
    mean(some.flatMap(({ people }) => people.map(([once]) => Number(holds(once))))),
  );
}

function range(chunks: Chunks, read: (portrait: Portrait) => Theme): [Figure, Figure] {
  const extreme = (choose: (...values: number[]) => number): Figure =>
    jackknifeFigure(chunks, (some) => {
      const values = some.flatMap(({ people }) => people.map(([once]) => read(once)));
      return choose(...Object.values(shares(themes, values)));
    });
  return [extreme(Math.max), extreme(Math.min)];
}

/** Returns the share of the selected people whom the second administration names by the title. */
function stability(
  chunks: Chunks,
  isSelected: (person: readonly [Portrait, Portrait]) => boolean,
): Figure {
  return jackknifeFigure(chunks, (some) =>
    mean(
      some
        .flatMap(({ people }) => people.filter(isSelected))
        .map(([once, again]) => Number(again.title.includes(once.title[0]!))),
    ),
  );
}

export function textFigures(chunks: readonly TextsChunk[]): TextFigures {
  const most = chunks.reduce((a, b) => (b.mostShared > a.mostShared ? b : a));
  return {
    people: chunks.reduce((sum, { people }) => sum + people, 0),
    unsupported: chunks.reduce((sum, { unsupported }) => sum + unsupported, 0),
    examples: chunks.flatMap(({ examples }) => examples).slice(0, 5),
    mostShared: most.mostShared / most.people,
    mostSharedText: most.mostSharedText,
    chunk: most.people,
  };
}
