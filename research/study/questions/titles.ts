/** Which theme and which archetype come first, twice (measurement §4.2, §4.3)? */

import { findStandingOut, findTitle, type Profile } from 'spark-psychometrics';
import { seededNormalVectors } from '../../../packages/psychometrics/src/bank/latent-draws.ts';
import { referenceCount } from '../../../packages/psychometrics/src/population/reference-people.ts';
import type { Archetype } from '../../../src/domain/archetypes.ts';
import { record, themes, type Theme } from '../../../src/domain/themes.ts';
import {
  archetypeNames,
  archetypePlaces,
  domainScores,
  naiveReference,
  splitVectors,
} from '../../second-model/profile.ts';
import { answerForm } from '../people/forms.ts';
import { drawPerson, generator } from '../people/population.ts';
import { getWorld, studySeed } from '../people/worlds.ts';
import { type Bar, type ChunkTask, indices, inEachWorld, type Question } from '../question.ts';
import { type Figure, overAll, share } from '../statistics.ts';

/** The values read from one profile. */
interface Portrait {
  /** The theme with the highest score, and the one with the highest standard score. */
  top: Theme;
  first: Theme;
  /** Whether the product says that a theme stands out. */
  hasLead: boolean;
  /** The archetypes that name the person: a title, a pair or none. */
  title: Archetype[];
}

/** A title of one archetype, and its place, 1 to 20, among the true strengths of the person. */
interface TitlesChunk {
  places: number[];
  /** The portraits of each person in two administrations. */
  people: [once: Portrait, again: Portrait][];
}

function simulate({ world: index, chunk, people }: ChunkTask): TitlesChunk {
  const world = getWorld(index);
  const random = generator(`${studySeed}/portrait ${index}.${chunk}`);
  const reference = naiveReference(world.truth, referenceVectors());
  const places: number[] = [];
  return {
    places,
    people: indices(people).map((n) => {
      const latent = drawPerson(random, 0);
      const administer = (time: number): Portrait =>
        readPortrait(answerForm(world, latent, random, `portrait ${index}.${chunk}.${n}.${time}`));
      const portrait = administer(1);
      const [title, other] = portrait.title;
      if (title !== undefined && other === undefined) {
        const strengths = archetypePlaces(reference, [domainScores(world.truth, latent)]);
        const own = strengths[archetypeNames.indexOf(title)]!.value;
        places.push(1 + strengths.filter(({ value }) => value > own).length);
      }
      return [portrait, administer(2)];
    }),
  };
}

/** The vectors from which the product makes its reference people. */
const referenceVectors = () =>
  splitVectors(seededNormalVectors(referenceCount / 2, 'spark reference people'));

function readPortrait({ profile }: { profile: Profile }): Portrait {
  const { scores, standing, archetypes } = profile;
  const highest = (figures: Profile['scores']): Theme =>
    themes.reduce((best, theme) => (figures[theme].value > figures[best].value ? theme : best));
  return {
    top: highest(scores),
    first: highest(standing),
    hasLead: findStandingOut(standing, scores) !== null,
    title: findTitle(archetypes),
  };
}

interface TitleFigures {
  people: number;
  /** Across themes, the largest and smallest share of people with their highest score there. */
  topRange: [largest: Figure, smallest: Figure];
  firstRange: [largest: Figure, smallest: Figure];
  /** The shares of people with a tested lead, with a title, and with a title or a pair. */
  hasLead: Figure;
  hasTitle: Figure;
  isNamed: Figure;
  /** Among people with one title: the shares for whom it is truly first, and among three. */
  titleFirst: Figure;
  titleAmongThree: Figure;
  /** Among people with a title in both administrations: the share with the same title. */
  titleStable: Figure;
  /** Among people with a title: the share whose title names them again, alone or in a pair. */
  titleNamedAgain: Figure;
}

function measure(chunks: readonly TitlesChunk[]): TitleFigures {
  const once = overAll(chunks, ({ people }) => people.map(([portrait]) => portrait));
  const range = (read: (portrait: Portrait) => Theme): [Figure, Figure] => {
    const extreme = (choose: (...shares: number[]) => number): Figure =>
      once((portraits) =>
        choose(
          ...Object.values(
            record(themes, (theme) => share<Portrait>((one) => read(one) === theme)(portraits)),
          ),
        ),
      );
    return [extreme(Math.max), extreme(Math.min)];
  };
  /** The share of the selected people whom the second administration names by the title. */
  const stability = (isSelected: (person: TitlesChunk['people'][0]) => boolean): Figure =>
    overAll(chunks, ({ people }) => people.filter(isSelected))(
      share(([first, again]) => again.title.includes(first.title[0]!)),
    );
  return {
    people: chunks.flatMap(({ people }) => people).length,
    topRange: range(({ top }) => top),
    firstRange: range(({ first }) => first),
    hasLead: once(share(({ hasLead }) => hasLead)),
    hasTitle: once(share(({ title }) => title.length === 1)),
    isNamed: once(share(({ title }) => title.length > 0)),
    titleFirst: overAll(chunks, ({ places }) => places)(share((place) => place === 1)),
    titleAmongThree: overAll(chunks, ({ places }) => places)(share((place) => place <= 3)),
    titleStable: stability((person) => person.every(({ title }) => title.length === 1)),
    titleNamedAgain: stability(([first]) => first.title.length === 1),
  };
}

const bars = ({ firstRange: [largest, smallest], ...figures }: TitleFigures): Bar[] => [
  [
    'm3a',
    'the theme that stands out first for most people: share of people',
    { max: 0.18, margin: 0.06 },
    largest,
  ],
  [
    'm3b',
    'the theme that stands out first for fewest people: share of people',
    { min: 0.05, margin: 0.035 },
    smallest,
  ],
  [
    'm8a',
    'the same title again, where both administrations give a title',
    { min: 0.7, margin: 0.2 },
    figures.titleStable,
  ],
  ['m8e', 'a single title is truly the first', { min: 0.6, margin: 0.15 }, figures.titleFirst],
  [
    'm8f',
    'a single title is truly among the first three',
    { min: 0.8, margin: 0.15 },
    figures.titleAmongThree,
  ],
];

export const titles: Question<ChunkTask, TitlesChunk, TitleFigures> = {
  plan: (isQuick) =>
    inEachWorld(
      isQuick ? { worlds: 2, chunks: 4, people: 50 } : { worlds: 8, chunks: 5, people: 100 },
    ),
  effort: ({ people }) => people * 5,
  simulate,
  measure,
  bars,
  report: () => [],
};
