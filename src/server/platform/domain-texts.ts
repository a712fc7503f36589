import deScale from '../../domain/scale-words.de.ts';
import * as scale from '../../domain/scale-words.ts';
import de from '../../domain/words.de.ts';
import * as english from '../../domain/words.ts';
import { inEachLanguage } from './language.ts';

/** The names of themes, sides and archetypes in the language of the current request. */
export const domainWords = inEachLanguage(english, { de });

/** The labels of the answers in the language of the current request. */
export const scaleWords = inEachLanguage(scale, { de: deScale });
