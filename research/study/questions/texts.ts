/**
 * Do the figures support the portraits, of which every sentence is chosen whole, and how many
 * people share a summary (measurement §4.4, §4.6)?
 */

import { type Profile } from 'spark-psychometrics';
import type { Portrait } from '../../../src/contract/profile.ts';
import { derivePortrait } from '../../../src/core/profile/portrait.ts';
import { describeSummary } from '../../../src/core/profile/summary.ts';
import * as english from '../../../src/core/profile/words.ts';
import {
  isMoodSupported,
  isSupported,
  isTraitSupported,
} from '../../../test/support/psychometrics/portrait-rules.ts';
import { answerForm } from '../people/forms.ts';
import { drawPerson, generator } from '../people/population.ts';
import { getWorld, studySeed } from '../people/worlds.ts';
import { type Bar, indices, type Question } from '../question.ts';
import { sum } from '../statistics.ts';

interface TextsTask {
  chunk: number;
  people: number;
}

interface TextsChunk {
  people: number;
  /** The number of unsupported phrases, moods and claims, and the first few of them. */
  unsupported: number;
  examples: string[];
  /** The number of people who share the most frequent text, and the text. */
  mostShared: number;
  mostSharedText: string;
}

/**
 * Simulates a person of high, middling or low general interest: the population's mean lies between
 * 1.2 prior standard deviations above and below the prior's.
 */
export function simulatePortrait(index: number): { profile: Profile; portrait: Portrait } {
  const world = getWorld(index % 8);
  const random = generator(`${studySeed}/summary ${index}`);
  const latent = drawPerson(random, (index % 7) * 0.4 - 1.2);
  const { profile } = answerForm(world, latent, random, `summary ${index}`);
  return { profile, portrait: derivePortrait(profile) };
}

/** The phrases, mood and claims that a profile's figures do not support, as JSON. */
export const findUnsupported = ({ traits, mood, claims }: Portrait, profile: Profile): string[] =>
  [
    ...traits.filter((trait) => !isTraitSupported(profile, trait)),
    ...(isMoodSupported(profile, traits, mood) ? [] : [mood]),
    ...claims.filter((claim) => !isSupported(profile, traits, claim)),
  ].map((one) => JSON.stringify(one));

function simulate({ chunk, people }: TextsTask): TextsChunk {
  const portraits = indices(people).map((n) => simulatePortrait(chunk * people + n));
  const unsupported = portraits.flatMap(({ profile, portrait }) =>
    findUnsupported(portrait, profile),
  );
  const counts = new Map<string, number>();
  for (const { portrait } of portraits) {
    const text = describeSummary(portrait, english).join(' ');
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const [mostSharedText, mostShared] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a));
  const examples = unsupported.slice(0, 5);
  return { people, unsupported: unsupported.length, examples, mostShared, mostSharedText };
}

/** `mostShared` is the largest share of a chunk's people with one text. */
type TextFigures = TextsChunk & { chunk: number };

function measure(chunks: readonly TextsChunk[]): TextFigures {
  const most = chunks.reduce((a, b) => (b.mostShared > a.mostShared ? b : a));
  return {
    people: sum(chunks.map(({ people }) => people)),
    unsupported: sum(chunks.map(({ unsupported }) => unsupported)),
    examples: chunks.flatMap(({ examples }) => examples).slice(0, 5),
    mostShared: most.mostShared / most.people,
    mostSharedText: most.mostSharedText,
    chunk: most.people,
  };
}

const bars = ({ mostShared, unsupported }: TextFigures): Bar[] => [
  [
    'm8b',
    'the text that most people share, of 1,000: share of people',
    { max: 0.02, margin: 0.01 },
    mostShared,
  ],
  ['m8c', 'phrases, moods and claims that the figures do not support', { max: 0 }, unsupported],
];

export const texts: Question<TextsTask, TextsChunk, TextFigures> = {
  plan: (isQuick) =>
    isQuick ? [{ chunk: 0, people: 300 }] : indices(5).map((chunk) => ({ chunk, people: 1000 })),
  effort: ({ people }) => people * 5,
  simulate,
  measure,
  bars,
  report: () => [],
};
