/** The section of RESULTS.md on what stands out, archetypes and texts. */

import { archetypeFacts, archetypes } from '../../../src/domain/readings/archetypes.ts';
import { themeFacts, themes } from '../../../src/domain/themes.ts';
import type { Figures } from '../figures/figures.ts';
import { percent, table, withError } from './format.ts';

export function portraitSection({ portrait, texts }: Figures): string[] {
  const [largest, smallest] = portrait.firstRange;
  return [
    '## What stands out',
    `${portrait.people} people, answers scored with the expert's parameters, the product's own form. The highest score is the same theme for ${withError(portrait.topRange[0])} of people, and another for ${withError(portrait.topRange[1])}; the highest standard score for ${withError(largest)} and ${withError(smallest)}. A lead is named for ${withError(portrait.hasLead)}.`,
    table(
      ['Theme', 'highest score', 'highest standard score', 'of named leads'],
      themes.map((theme) => [
        themeFacts[theme].name,
        percent(portrait.top[theme]),
        percent(portrait.first[theme]),
        percent(portrait.leads[theme]),
      ]),
    ),
    `A title is given to ${withError(portrait.hasTitle)}, a title or a pair to ${withError(portrait.isNamed)}. Answered again: where both times give a title it is the same for ${withError(portrait.titleStable)}; the second time names the first title, alone or in a pair, for ${withError(portrait.titleNamedAgain)}.`,
    table(
      ['Archetype', 'of titles'],
      archetypes.map((key) => [archetypeFacts[key].name, percent(portrait.titles[key])]),
    ),
    `Texts of ${texts.people} people whose general interest varies: ${texts.unsupported} unsupported sentences. Most shared among ${texts.chunk}, by ${percent(texts.mostShared)}: “${texts.mostSharedText}”`,
  ];
}
