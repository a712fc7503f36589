/**
 * The sections of RESULTS.md on the precision of each form, and on the comparison of the adaptive
 * form with other forms.
 */

import type { Figures } from '../figures/figures.ts';
import type { QuantityFigures } from '../figures/precision.ts';
import { percent, roundedList, shortNumber, table, withError } from './format.ts';

export function precisionSections(figures: Figures): string[] {
  const contrasts = Object.entries(figures.contrasts).map(([name, difference]) => [
    name,
    withError(difference),
  ]);
  return [
    '## Precision by form',
    'RMSE and margins: traits in prior standard deviations, all else in points of 0 to 100. Reliability: squared correlation with the truth within a dimension, averaged. *calibrated*: scored with the true parameters; *provisional*: with the expert’s, as the product ships; *reserved* and *very reserved*: all traits .9 and 2.2 below the prior’s centre, true parameters. *adaptive*: as the product chooses, two or three slots of it for calibration; *D-optimal*: the same rules without these slots; *fixed*: one best form for everybody; *random*: at random within the same rules.',
    precisionTable(figures),
    populationText(figures),
    '## Adaptive against other forms',
    table(['RMSE of traits', 'Difference'], contrasts),
    `The mean answer per trait, the peer of the model, has reliability ${withError(figures.rawMeansReliability)} on the same 63 answers.`,
  ];
}

function precisionTable({ precision }: Figures): string {
  const cells = ({ rmse, meanSe, reliability, coverage95 }: QuantityFigures): string[] => [
    withError(rmse),
    shortNumber(meanSe.value),
    shortNumber(reliability.value),
    shortNumber(coverage95.value),
  ];
  return table(
    [
      'Form',
      'Traits: RMSE',
      'margin',
      'rel.',
      'cover 95',
      'Intensity: RMSE',
      'margin',
      'rel.',
      'cover 95',
      'Polarity: RMSE',
      'margin',
      'rel.',
      'cover 95',
      'F-A: rel.',
      'cover 95',
    ],
    Object.entries(precision).map(([form, { theta, intensity, polarity, gap }]) => [
      form,
      ...cells(theta),
      ...cells(intensity),
      ...cells(polarity),
      ...cells(gap).slice(2),
    ]),
  );
}

/**
 * Describes each population by its share of 'Hard No!' answers and by its true intensities. Then
 * says for several forms how often the sign of a polarity is right.
 */
function populationText({ hardNo, intensities, polaritySign }: Figures): string {
  const populations = ['usual', 'reserved', 'very reserved'] as const;
  const forms = [
    'calibrated 48',
    'calibrated 48+15 adaptive',
    'calibrated 48+25 adaptive',
    'provisional 48+adaptive length',
  ];
  const hardNoShares = populations.map((name) => `${name} ${percent(hardNo[name])}`);
  const points = populations.map((name) => `${name} ${roundedList(intensities[name])}`);
  const signs = forms.map((form) => `${form} ${percent(polaritySign[form]!.value)}`);
  return [
    `Answers 1 (“Hard No”) to Set A: ${hardNoShares.join(', ')}.`,
    `True intensities, 5 / 50 / 95 % points: ${points.join(', ')}.`,
    `Sign of a polarity right where the true one is beyond 20 points: ${signs.join(', ')}.`,
  ].join(' ');
}
