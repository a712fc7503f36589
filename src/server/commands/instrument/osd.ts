/**
 * The instrument as one Open Scale Definition file (version 1.0.11 of the format), which other
 * survey systems import. Beyond the format, `irt` has the parameters of the model, at the
 * definition and at each question.
 */

import { type Bank, isCoreItem, traits } from 'spark-psychometrics';
import packageFile from '../../../../package.json' with { type: 'json' };
import type { ItemBank } from '../../../core/survey/bank.ts';
import { product } from '../../../domain/product.ts';
import { type Theme, themeFacts } from '../../../domain/themes.ts';
import type { Sources } from './evidence.ts';
import { thresholds } from './parameters.ts';
import { type InstrumentTexts, instrumentTexts } from './texts.ts';

type Trait = (typeof traits)[number];

const poleSuffixes = { '+': '_pos', '-': '_neg', '0': '' } as const;
const dimensionId = (theme: Theme, pole: keyof typeof poleSuffixes): string =>
  `${theme}${poleSuffixes[pole]}`;

const scaleInfo = ({ current, parameterSet }: ItemBank) => ({
  name: product.methodologyLong,
  code: 'SPARK',
  abbreviation: product.name,
  description:
    'Interest of adults in sexual activities and dynamics between consenting adults, in ten themes, seven of them with two sides. For adults only. Not validated: nobody has answered these questions in a study yet.',
  citation: `The ${product.name} contributors (2026). ${product.methodologyLong} (version ${packageFile.version}, edition ${current.layout.number}) [Questionnaire].`,
  license: 'CC BY 4.0',
  license_explanation:
    'The contributors license questions, translations, scoring keys and parameters under Creative Commons Attribution 4.0 International. The program that scores them is under the MIT licence.',
  license_url: 'https://creativecommons.org/licenses/by/4.0/',
  version: `${packageFile.version}-${current.layout.number}-${parameterSet ?? 'starting-values'}`,
  domain: 'Social',
});

function describeItem(model: Bank, sources: Sources, index: number) {
  const item = model.items[index]!;
  return {
    id: item.id,
    type: 'likert',
    text_key: item.id,
    dimension: dimensionId(item.category, item.pole),
    required: false,
    irt: {
      form: item.form,
      ...thresholds(model, index),
      facet: item.facet,
      status: model.status[index],
      ...sources.of(item),
    },
  };
}

/** The mean answer to the questions of a trait from 0 to 100: the score without the model. */
function scoringKey({ items }: Bank, { theme, pole }: Trait) {
  const ofTrait = items.filter((item) => item.category === theme && item.pole === pole);
  return {
    description:
      'Mean of the questions that were asked, 0 to 100. The model (irt) gives estimates with errors.',
    method: 'mean_coded',
    items: ofTrait.filter(isCoreItem).map(({ id }) => id),
    transform: [
      { op: 'subtract', value: 1 },
      { op: 'multiply', value: 100 / 6 },
    ],
  };
}

function nameTrait({ theme, pole }: Trait): string {
  const { name, poles } = themeFacts[theme];
  if (pole === '0' || poles === null) return name;
  return `${name}: ${pole === '+' ? poles.positive : poles.negative}`;
}

const translate = ({ intro, prompt, labels, skip, questions }: InstrumentTexts) => ({
  intro,
  question_head: prompt,
  ...Object.fromEntries(labels.map((label, i) => [`likert_${i + 1}`, label])),
  skip_label: skip,
  ...Object.fromEntries(questions),
});

export function osdFiles(bank: ItemBank, sources: Sources): Record<string, string> {
  const { model } = bank.current;
  const idOf = ({ theme, pole }: Trait) => dimensionId(theme, pole);
  const definition = {
    scale_info: scaleInfo(bank),
    implementation: {
      author: `The ${product.name} contributors`,
      license: 'CC BY 4.0',
      license_url: 'https://creativecommons.org/licenses/by/4.0/',
    },
    likert_options: {
      points: 7,
      min: 1,
      max: 7,
      labels: Array.from({ length: 7 }, (_, i) => `likert_${i + 1}`),
      question_head: 'question_head',
    },
    dimensions: traits.map((trait) => ({ id: idOf(trait), name: nameTrait(trait) })),
    items: [
      { id: 'intro', type: 'inst', text_key: 'intro' },
      ...model.items.map((_, i) => describeItem(model, sources, i)),
    ],
    scoring: Object.fromEntries(traits.map((trait) => [idOf(trait), scoringKey(model, trait)])),
    irt: {
      model:
        'Graded response, D = 1: P(answer > k) = logistic(a (trait ± contrast / 2 - b_k)), plus for facet F, minus for A',
      provisional: model.provisional,
      dimensions: [...traits.map(idOf), ...model.coveredThemes.map((theme) => `${theme}_contrast`)],
      covariance: covarianceRows(model),
      sources: sources.list,
    },
  };
  const translations = Object.fromEntries(
    instrumentTexts(bank).map((texts) => [texts.locale, translate(texts)]),
  );
  const file = { osd_version: '1.0', definition, translations };
  return { 'SPARK.osd': `${JSON.stringify(file, null, 2)}\n` };
}

/** The rows of the latent covariance. */
function covarianceRows({ priorCovariance }: Bank): number[][] {
  const size = Math.sqrt(priorCovariance.length);
  return Array.from({ length: size }, (_, i) => [
    ...priorCovariance.subarray(i * size, (i + 1) * size),
  ]);
}
