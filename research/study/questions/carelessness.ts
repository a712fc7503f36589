/** Which kinds of careless answering are seen, and which honest people are taken for careless? */

import { responseQuality } from 'spark-psychometrics';
import { record } from '../../../src/domain/themes.ts';
import { takeSurvey } from '../people/forms.ts';
import { generator, type Random } from '../people/population.ts';
import { getWorld, studySeed } from '../people/worlds.ts';
import {
  type Bar,
  type ChunkTask,
  indices,
  inEachWorld,
  percent,
  type Question,
} from '../question.ts';
import { answerAll, drawAnswer } from '../sentences/people.ts';
import { carelessKinds, drawOf, type WayName } from '../sentences/ways.ts';
import { type Figure, overAll, share } from '../statistics.ts';

// as: the keys of a literal object
const kinds = Object.keys(carelessKinds) as (keyof typeof carelessKinds)[];

/** The largest share of honest people that may be flagged, by their world. */
const maxFlagged = {
  'the model': 0.05,
  'three points': 0.05,
  'mixed habits': 0.05,
  reserved: 0.05,
  'ideal point': 0.08,
} as const satisfies Partial<Record<WayName, number>>;
const honest = Object.keys(maxFlagged) as (keyof typeof maxFlagged)[]; // as: likewise

const minSeen = 0.8;

type Flags<Kind extends string> = Record<Kind, boolean[]>;
interface CarelessnessChunk {
  readonly seen: Flags<(typeof kinds)[number]>;
  readonly flagged: Flags<(typeof honest)[number]>;
}

function simulate({ world, chunk, people }: ChunkTask): CarelessnessChunk {
  const { truth, provisional: bank } = getWorld(world);
  const isFlagged = (name: string, answer: (random: Random) => number[]) =>
    indices(people).map((n) => {
      const seed = `${studySeed}/carelessness ${name} ${world}.${chunk}.${n}`;
      const answers = takeSurvey(bank, answer(generator(seed)), { seed });
      return responseQuality(bank, answers).flags.length > 0;
    });
  return {
    seen: record(kinds, (kind) =>
      isFlagged(kind, (random) => truth.map(() => drawAnswer(carelessKinds[kind], random))),
    ),
    flagged: record(honest, (way) =>
      isFlagged(way, (random) => answerAll(truth, drawOf(way, random), random)),
    ),
  };
}

interface CarelessnessFigures {
  readonly people: number;
  readonly seen: Record<(typeof kinds)[number], Figure>;
  readonly flagged: Record<(typeof honest)[number], Figure>;
}

const measure = (chunks: readonly CarelessnessChunk[]): CarelessnessFigures => ({
  people: chunks.flatMap(({ seen }) => seen['all seven']).length,
  seen: record(kinds, (kind) => overAll(chunks, ({ seen }) => seen[kind])(share(Boolean))),
  flagged: record(honest, (way) => overAll(chunks, ({ flagged }) => flagged[way])(share(Boolean))),
});

const bars = ({ seen, flagged }: CarelessnessFigures): Bar[] => [
  ...kinds.map((kind): Bar => [
    'm5m',
    `careless answers seen: ${kind}`,
    { min: minSeen, margin: 0.12 },
    seen[kind],
  ]),
  ...honest.map((way): Bar => [
    'm5n',
    `honest people flagged: ${way}`,
    { max: maxFlagged[way], margin: 0.06 },
    flagged[way],
  ]),
];

const list = (shares: Readonly<Record<string, Figure>>): string =>
  Object.entries(shares)
    .map(([name, { value }]) => `${name} ${percent(value)}`)
    .join(', ');

export const carelessness: Question<ChunkTask, CarelessnessChunk, CarelessnessFigures> = {
  plan: (isQuick) => inEachWorld({ worlds: isQuick ? 4 : 8, chunks: 2, people: isQuick ? 8 : 30 }),
  effort: ({ people }) => people * 250,
  simulate,
  measure,
  bars,
  report: ({ people, seen, flagged }) => [
    `Seen, ${people} people a kind: ${list(seen)}. Honest people flagged: ${list(flagged)}.`,
  ],
};
