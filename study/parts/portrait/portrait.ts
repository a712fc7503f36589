/**
 * Records which theme and which archetype come first for people who answer the product's own form
 * twice (measurement §4.2, §4.3).
 */

import type { Archetype } from '../../../src/domain/readings/archetypes.ts';
import { themes, type Theme } from '../../../src/domain/themes.ts';
import {
  byFirstProbability,
  computeProfile,
  findStandingOut,
  findTitle,
  type Profile,
} from '../../../src/psychometrics/index.ts';
import { chooseByProduct, restrictAnswers } from '../../people/forms.ts';
import { drawPerson, simulateAnswers } from '../../people/population.ts';
import { generator, type Random } from '../../people/random.ts';
import { getWorld, studySeed, type World } from '../../people/worlds.ts';

export interface PortraitTask {
  part: 'portrait';
  world: number;
  chunk: number;
  people: number;
}

/** What is read from one profile. */
export interface Portrait {
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

/** Returns the profile of a person after Set A and the Set B that the product chooses. */
export function answerForm(
  { truth, provisional: bank }: World,
  latent: readonly number[],
  random: Random,
  seed: string,
): { profile: Profile; answers: (number | null)[] } {
  const complete = simulateAnswers(truth, latent, random);
  const exposure = bank.items.map(() => 0);
  const options = { targetCount: 15, adaptiveLength: true, seed };
  const chosen = chooseByProduct(bank, complete, exposure, options);
  const answers = restrictAnswers(complete, chosen);
  return { profile: computeProfile(bank, answers), answers };
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
