/** The texts that a respondent reads, in each language that sites offer. */

import type { ItemBank } from '../../../core/survey/bank.ts';
import { type Locale, offeredLocales } from '../../../domain/locales.ts';
import { translateItems } from '../../features/survey/survey.ts';
import { scaleWords } from '../../platform/texts.ts';

export interface InstrumentTexts {
  readonly locale: Locale;
  /** What every question takes for granted. */
  readonly intro: string;
  readonly prompt: string;
  /** Of the answers 1 to 7. */
  readonly labels: readonly string[];
  readonly skip: string;
  /** By id, in bank order. */
  readonly questions: ReadonlyMap<string, string>;
}

export function instrumentTexts({ texts, current }: ItemBank): InstrumentTexts[] {
  const english = new Map(texts.map(({ id, text }) => [id, text]));
  return offeredLocales.map((locale) => {
    const translated = translateItems(english, 'text', locale);
    const { betweenAdults, whoIsAPartner, howInterested, scaleLabels, ratherNotSay } =
      scaleWords(locale);
    return {
      locale,
      intro: `${betweenAdults} ${whoIsAPartner}`,
      prompt: howInterested,
      labels: scaleLabels,
      skip: ratherNotSay,
      questions: new Map(current.model.items.map(({ id }) => [id, translated.get(id)!])),
    };
  });
}
