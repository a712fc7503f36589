import deScale from '../../../locales/de/domain/scale-words.ts';
import de from '../../../locales/de/domain/words.ts';
import esScale from '../../../locales/es/domain/scale-words.ts';
import es from '../../../locales/es/domain/words.ts';
import frScale from '../../../locales/fr/domain/scale-words.ts';
import fr from '../../../locales/fr/domain/words.ts';
import heScale from '../../../locales/he/domain/scale-words.ts';
import he from '../../../locales/he/domain/words.ts';
import ptBRScale from '../../../locales/pt-BR/domain/scale-words.ts';
import ptBR from '../../../locales/pt-BR/domain/words.ts';
import * as scale from '../../domain/scale-words.ts';
import * as english from '../../domain/words.ts';
import { inEachLanguage } from './language.ts';

/** The names of themes, sides and archetypes in the language of the current request. */
export const domainWords = inEachLanguage(english, { de, fr, es, 'pt-BR': ptBR, he });

/** The labels of the answers in the language of the current request. */
export const scaleWords = inEachLanguage(scale, {
  de: deScale,
  fr: frScale,
  es: esScale,
  'pt-BR': ptBRScale,
  he: heScale,
});
