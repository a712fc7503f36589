/** What `/methodology` shows of the sentences: the range over the worlds, and the worst. */

import { rankWorlds, type SentenceFigures } from './sentences.ts';

/** The path is relative to the folder of the study. */
export const shownSentences = '../../src/web/features/methodology/sentences.json';

const round = (share: number): number => Number(share.toFixed(3));

export const summariseSentences = ({ rows, ...figures }: SentenceFigures) => ({
  peopleOfEachWorld: figures.peopleOfEachWorld,
  pairsOfEachWorld: figures.pairsOfEachWorld,
  worlds: figures.worlds,
  rows: rows.map((row) => {
    const ranked = rankWorlds(row);
    const shares = ranked.map(({ share }) => share);
    return {
      kind: row.kind,
      word: row.word,
      least: round(Math.min(...shares)),
      most: round(Math.max(...shares)),
      worst: ranked[0]!.world,
    };
  }),
});
