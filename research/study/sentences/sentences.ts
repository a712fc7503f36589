/**
 * Do the product's sentences come true for people who do not share its model? In each world of
 * `ways.ts` people take the product's form, and every sentence of their profiles and comparisons is
 * held against what is true of them there. Each kind of sentence is judged by its worst world.
 */

import { type Bar, indices, type Question } from '../question.ts';
import { minShares } from './bars.ts';
import { type SentencesChunk, type SentencesTask, simulateSentences } from './simulate.ts';
import { addTallies } from './told.ts';
import { type WayName, wayNames } from './ways.ts';

/** The worlds in which pairs are also made to match. */
const matchedWays = ['the model', 'a state a day', 'three points and a state'] as const;

/** A world, of strangers or of pairs that match. */
interface Origin {
  readonly way: WayName;
  readonly isMatched: boolean;
}

const origins: readonly Origin[] = [
  ...wayNames.map((way) => ({ way, isMatched: false })),
  ...matchedWays.map((way) => ({ way, isMatched: true })),
];

const nameOrigin = ({ way, isMatched }: Origin): string => (isMatched ? `${way}, matched` : way);

/** A sentence that is told less often says nothing about its world. */
const minTold = 30;

interface Count {
  readonly told: number;
  readonly held: number;
}

/** One kind of sentence with one word. */
export interface SentenceRow extends Count {
  readonly kind: string;
  readonly word: string;
  /** By the name of the world. */
  readonly worlds: Readonly<Record<string, readonly [told: number, held: number]>>;
}

export interface SentenceFigures {
  readonly peopleOfEachWorld: number;
  readonly pairsOfEachWorld: number;
  readonly worlds: number;
  readonly rows: readonly SentenceRow[];
}

function measure(chunks: readonly SentencesChunk[]): SentenceFigures {
  const ofOrigin = ({ way, isMatched }: Origin) =>
    chunks.filter((chunk) => chunk.way === way && chunk.isMatched === isMatched);
  const tallies = origins.map((origin) => ({
    name: nameOrigin(origin),
    tally: addTallies(ofOrigin(origin).map(({ tally }) => tally)),
  }));
  const keys = [...new Set(tallies.flatMap(({ tally }) => Object.keys(tally)))].toSorted();
  const pairs = ofOrigin(origins[0]!).reduce((sum, chunk) => sum + chunk.pairs, 0);
  return {
    peopleOfEachWorld: 2 * pairs,
    pairsOfEachWorld: pairs,
    worlds: origins.length,
    rows: keys.map((key) => {
      const [kind = '', word = ''] = key.split('|');
      const worlds = Object.fromEntries(
        tallies.flatMap(({ name, tally }) => (tally[key] ? [[name, tally[key]] as const] : [])),
      );
      const [told, held] = [0, 1].map((place) =>
        Object.values(worlds).reduce((sum, counts) => sum + counts[place]!, 0),
      );
      return { kind, word, told: told!, held: held!, worlds };
    }),
  };
}

export interface InWorld extends Count {
  readonly world: string;
  readonly share: number;
  readonly se: number;
}

/** Pairs that match are judged by the shared reading; a share code expects strangers. */
const isJudged = ({ kind }: SentenceRow, world: string): boolean =>
  kind.startsWith('shared reading') || !world.endsWith(', matched');

/** The worlds in which the sentence is told often enough, from the worst to the best. */
export function rankWorlds(row: SentenceRow): InWorld[] {
  const all = [...Object.entries(row.worlds), ['all worlds', [row.told, row.held]] as const];
  const inWorlds = all.map(([world, [told, held]]): InWorld => {
    const share = held / told;
    // One success and one failure more keep the error of a share of 0 or 1 above 0.
    const careful = (held + 1) / (told + 2);
    return { world, told, held, share, se: Math.sqrt((careful * (1 - careful)) / told) };
  });
  const often = inWorlds
    .slice(0, -1)
    .filter(({ world, told }) => told >= minTold && isJudged(row, world));
  return (often.length > 0 ? often : inWorlds.slice(-1)).toSorted(
    (one, other) => one.share + 2 * one.se - (other.share + 2 * other.se),
  );
}

const keyOf = ({ kind, word }: SentenceRow): string => `${kind}|${word}`;

const bars = ({ rows }: SentenceFigures): Bar[] =>
  rows.filter(isHeld).map((row): Bar => {
    const [{ share, se }] = rankWorlds(row) as [InWorld]; // as: at least one world
    return [
      's1',
      `${row.kind} (${row.word})`,
      {
        min: minShares[keyOf(row)]!,
        tolerance: 2,
      },
      { value: Number(share.toFixed(4)), se: Number(se.toFixed(4)) },
    ];
  });

/** Whether the sentence has a bar. */
const isHeld = (row: SentenceRow): boolean => minShares[keyOf(row)] !== undefined;

const wholePercent = (share: number): string => `${Math.round(100 * share)}`;

/** One line for each kind of sentence: its words, each with the range and the worst world. */
const report = ({
  peopleOfEachWorld,
  pairsOfEachWorld,
  worlds,
  rows,
}: SentenceFigures): string[] => [
  `${peopleOfEachWorld} people and ${pairsOfEachWorld} pairs in each of ${worlds} worlds. For each word: how often the sentence was true, in percent, from the worst world, named below 80, to the best.`,
  [...Map.groupBy(rows.filter(isHeld), ({ kind }) => kind)]
    .map(([kind, some]) => {
      const words = some.map((row) => {
        const ranked = rankWorlds(row);
        const shares = ranked.map(({ share }) => share);
        const [least, most] = [Math.min(...shares), Math.max(...shares)].map(wholePercent);
        const world = shares[0]! < 0.8 ? ` (${ranked[0]!.world})` : '';
        return `${row.word} ${least}–${most}${world}`;
      });
      return `- ${kind}: ${words.join('; ')}`;
    })
    .join('\n'),
];

export const sentences: Question<SentencesTask, SentencesChunk, SentenceFigures> = {
  plan: (isQuick) =>
    origins.flatMap((origin) =>
      indices(isQuick ? 2 : 7).map((chunk) => ({
        ...origin,
        chunk,
        pairs: 40,
      })),
    ),
  effort: ({ pairs }) => pairs * 60,
  simulate: simulateSentences,
  measure,
  bars,
  report,
};
