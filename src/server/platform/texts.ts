/** The words of domain and core in the language of the current request. */

import deComparison from '../../../locales/de/core/comparison/words.ts';
import deProfile from '../../../locales/de/core/profile/words.ts';
import deTopics from '../../../locales/de/core/survey/topic-words.ts';
import deScale from '../../../locales/de/domain/scale-words.ts';
import deDomain from '../../../locales/de/domain/words.ts';
import esComparison from '../../../locales/es/core/comparison/words.ts';
import esProfile from '../../../locales/es/core/profile/words.ts';
import esTopics from '../../../locales/es/core/survey/topic-words.ts';
import esScale from '../../../locales/es/domain/scale-words.ts';
import esDomain from '../../../locales/es/domain/words.ts';
import frComparison from '../../../locales/fr/core/comparison/words.ts';
import frProfile from '../../../locales/fr/core/profile/words.ts';
import frTopics from '../../../locales/fr/core/survey/topic-words.ts';
import frScale from '../../../locales/fr/domain/scale-words.ts';
import frDomain from '../../../locales/fr/domain/words.ts';
import heComparison from '../../../locales/he/core/comparison/words.ts';
import heProfile from '../../../locales/he/core/profile/words.ts';
import heTopics from '../../../locales/he/core/survey/topic-words.ts';
import heScale from '../../../locales/he/domain/scale-words.ts';
import heDomain from '../../../locales/he/domain/words.ts';
import ptBRComparison from '../../../locales/pt-BR/core/comparison/words.ts';
import ptBRProfile from '../../../locales/pt-BR/core/profile/words.ts';
import ptBRTopics from '../../../locales/pt-BR/core/survey/topic-words.ts';
import ptBRScale from '../../../locales/pt-BR/domain/scale-words.ts';
import ptBRDomain from '../../../locales/pt-BR/domain/words.ts';
import * as comparison from '../../core/comparison/words.ts';
import type { ProfileWords } from '../../core/profile/profile.ts';
import * as profile from '../../core/profile/words.ts';
import * as topics from '../../core/survey/topic-words.ts';
import * as scale from '../../domain/scale-words.ts';
import * as domain from '../../domain/words.ts';
import { inEachLanguage } from './language.ts';

/** The names of themes, sides and archetypes. */
export const domainWords = inEachLanguage(domain, {
  de: deDomain,
  es: esDomain,
  fr: frDomain,
  he: heDomain,
  'pt-BR': ptBRDomain,
});

/** The labels of the answers. */
export const scaleWords = inEachLanguage(scale, {
  de: deScale,
  es: esScale,
  fr: frScale,
  he: heScale,
  'pt-BR': ptBRScale,
});

/** What a question is about, as a noun. */
export const topicWords = inEachLanguage(topics, {
  de: deTopics,
  es: esTopics,
  fr: frTopics,
  he: heTopics,
  'pt-BR': ptBRTopics,
});

const profileSentences = inEachLanguage(profile, {
  de: deProfile,
  es: esProfile,
  fr: frProfile,
  he: heProfile,
  'pt-BR': ptBRProfile,
});

export const profileWords = (): ProfileWords => ({
  names: domainWords(),
  sentences: profileSentences(),
});

export const comparisonWords = inEachLanguage(comparison, {
  de: deComparison,
  es: esComparison,
  fr: frComparison,
  he: heComparison,
  'pt-BR': ptBRComparison,
});
