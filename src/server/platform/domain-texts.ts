import deScale from '../../domain/scale-words.de.ts';
import esScale from '../../domain/scale-words.es.ts';
import frScale from '../../domain/scale-words.fr.ts';
import heScale from '../../domain/scale-words.he.ts';
import ptBRScale from '../../domain/scale-words.pt-BR.ts';
import * as scale from '../../domain/scale-words.ts';
import de from '../../domain/words.de.ts';
import es from '../../domain/words.es.ts';
import fr from '../../domain/words.fr.ts';
import he from '../../domain/words.he.ts';
import ptBR from '../../domain/words.pt-BR.ts';
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
