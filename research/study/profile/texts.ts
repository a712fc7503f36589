/**
 * Writes the summaries of simulated people, and counts the sentences that the figures do not
 * support and the people who share a text (measurement §4.4).
 */

import { responseQuality, type Profile } from '../../../src/psychometrics/index.ts';
import { summarise } from '../../../src/server/features/profile/summary/summary.ts';
import { answerForm } from '../people/forms.ts';
import { drawPerson, generator } from '../people/population.ts';
import { getWorld, studySeed } from '../people/worlds.ts';
import { findUnsupported, withoutBasis } from './predicate.ts';

export interface TextsTask {
  part: 'texts';
  chunk: number;
  people: number;
}

export interface TextsChunk {
  people: number;
  /** The number of unsupported sentences, and the first few of them. */
  unsupported: number;
  examples: string[];
  /** The number of people who share the most frequent text, and the text. */
  mostShared: number;
  mostSharedText: string;
}

interface Summary {
  readonly profile: Profile;
  readonly text: string;
}

/**
 * Simulates a person of high, middling or low general interest: the population's mean lies between
 * 1.2 prior standard deviations above and below the prior's.
 */
export function simulateSummary(index: number): Summary {
  const world = getWorld(index % 8);
  const random = generator(`${studySeed}/summary ${index}`);
  const latent = drawPerson(random, (index % 7) * 0.4 - 1.2);
  const { profile, answers } = answerForm(world, latent, random, `summary ${index}`);
  return { profile, text: summarise(profile, responseQuality(world.provisional, answers)) };
}

export function textsChunk({ chunk, people }: TextsTask): TextsChunk {
  const summaries = Array.from({ length: people }, (_, n) => simulateSummary(chunk * people + n));
  const unsupported = summaries.flatMap(({ profile, text }) => findUnsupported(text, profile));
  const counts = new Map<string, number>();
  for (const { text } of summaries) {
    const shown = withoutBasis(text);
    counts.set(shown, (counts.get(shown) ?? 0) + 1);
  }
  const [mostSharedText, mostShared] = [...counts].reduce((most, one) =>
    one[1] > most[1] ? one : most,
  );
  return {
    people,
    unsupported: unsupported.length,
    examples: unsupported.slice(0, 5),
    mostShared,
    mostSharedText,
  };
}
