import { type LinkLevel, maxChosenItems } from '../../../../domain/readings/links.ts';
import * as words from './words.ts';

interface LevelTexts {
  readonly name: string;
  /** What a link of this level shows and what it does not, said to its owner. */
  readonly shows: string;
}

export const levelTexts: Readonly<Record<LinkLevel, LevelTexts>> = {
  words: {
    name: words.inWords,
    shows: words.inWordsText,
  },
  themes: {
    name: words.inThemes,
    shows: words.inThemesText,
  },
  chosen: {
    name: words.chosenInterests,
    shows: words.chosenInterestsText(maxChosenItems),
  },
};
