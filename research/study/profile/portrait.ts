/**
 * Records which theme and which archetype come first for people who answer the product's own form
 * twice (measurement §4.2, §4.3).
 */

import { type Archetype, archetypes, archetypeFacts } from '../../../src/domain/archetypes.ts';
import { themes, type Theme, record, themeFacts } from '../../../src/domain/themes.ts';
import {
  byFirstProbability,
  findStandingOut,
  findTitle,
  type Profile,
} from '../../../src/psychometrics/index.ts';
import { type Bar, percent, table, withError } from '../bars.ts';
import { answerForm } from '../people/forms.ts';
import { drawPerson, generator } from '../people/population.ts';
import { getWorld, studySeed } from '../people/worlds.ts';
import { jackknifeFigure, mean, type Figure } from '../statistics.ts';
import type { TextsChunk } from './texts.ts';

export interface PortraitTask {
  part: 'portrait';
  world: number;
  chunk: number;
  people: number;
}

/** What is read from one profile. */
interface Portrait {
  /** The theme with the highest score, which the profile marks as TOP. */
  top: Theme;
  /** The theme with the highest standard score. */
  first: Theme;
  /** The theme that the product says stands out; null if its lead is not tested. */
  standsOut: Theme | null;
  /** The archetype that is most probably first. */
  role: Archetype;
  /** The archetypes that name the person: a title, a pair or none. */
  title: Archetype[];
}

export interface PortraitChunk {
  /** The portraits of each person in two administrations. */
  people: [Portrait, Portrait][];
}

export function portraitChunk({ world: index, chunk, people }: PortraitTask): PortraitChunk {
  const world = getWorld(index);
  const random = generator(`${studySeed}/portrait ${index}.${chunk}`);
  return {
    people: Array.from({ length: people }, (_, n) => {
      const latent = drawPerson(random, 0);
      const administer = (time: number): Portrait =>
        readPortrait(answerForm(world, latent, random, `portrait ${index}.${chunk}.${n}.${time}`));
      return [administer(1), administer(2)];
    }),
  };
}

function readPortrait({ profile }: { profile: Profile }): Portrait {
  const { scores, standing, archetypes } = profile;
  const highest = (figures: Profile['scores']): Theme =>
    themes.reduce((best, theme) => (figures[theme].value > figures[best].value ? theme : best));
  return {
    top: highest(scores),
    first: highest(standing),
    standsOut: findStandingOut(standing, scores),
    role: byFirstProbability(archetypes)[0]!,
    title: findTitle(archetypes),
  };
}

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

export const portraitBars: readonly Bar<{ portrait: PortraitFigures; texts: TextFigures }>[] = [
  {
    item: 'm3a',
    what: 'the theme that stands out first for most people: share of people',
    max: 0.18,
    margin: 0.06,
    figure: ({ portrait }) => portrait.firstRange[0],
  },
  {
    item: 'm3b',
    what: 'the theme that stands out first for fewest people: share of people',
    min: 0.05,
    margin: 0.035,
    figure: ({ portrait }) => portrait.firstRange[1],
  },
  {
    item: 'm8a',
    what: 'the same title again, where both administrations give a title',
    min: 0.7,
    margin: 0.2,
    figure: ({ portrait }) => portrait.titleStable,
  },
  {
    item: 'm8b',
    what: 'the text that most people share, of 1,000: share of people',
    max: 0.02,
    margin: 0.01,
    figure: ({ texts }) => texts.mostShared,
  },
  {
    item: 'm8c',
    what: 'sentences that the figures do not support',
    max: 0,
    figure: ({ texts }) => texts.unsupported,
  },
];

export function portraitSection({
  portrait,
  texts,
}: {
  portrait: PortraitFigures;
  texts: TextFigures;
}): string[] {
  const [largest, smallest] = portrait.firstRange;
  return [
    '## What stands out',
    `${portrait.people} people, answers scored with the expert's parameters, the product's own form. The highest score is the same theme for ${withError(portrait.topRange[0])} of people, and another for ${withError(portrait.topRange[1])}; the highest standard score for ${withError(largest)} and ${withError(smallest)}. A lead is named for ${withError(portrait.hasLead)}.`,
    table(
      ['Theme', 'highest score', 'highest standard score', 'of named leads'],
      themes.map((theme) => [
        themeFacts[theme].name,
        percent(portrait.top[theme]),
        percent(portrait.first[theme]),
        percent(portrait.leads[theme]),
      ]),
    ),
    `A title is given to ${withError(portrait.hasTitle)}, a title or a pair to ${withError(portrait.isNamed)}. Answered again: where both times give a title it is the same for ${withError(portrait.titleStable)}; the second time names the first title, alone or in a pair, for ${withError(portrait.titleNamedAgain)}.`,
    table(
      ['Archetype', 'of titles'],
      archetypes.map((key) => [archetypeFacts[key].name, percent(portrait.titles[key])]),
    ),
    `Texts of ${texts.people} people whose general interest varies: ${texts.unsupported} unsupported sentences. Most shared among ${texts.chunk}, by ${percent(texts.mostShared)}: “${texts.mostSharedText}”`,
  ];
}
