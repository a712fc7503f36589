/** RESULTS.md from the figures: every number in it comes from results.json. */

import { compatibilityConditions } from '../parts/compatibility.ts';
import { calculations } from '../parts/cost.ts';
import type { Figure } from '../parts/sums.ts';
import type { Figures, QuantityFigures } from './figures.ts';
import { plots } from './plot-list.ts';
import { knowledge } from './quality-figures.ts';
import type { Study } from './study.ts';

/** Three significant digits for small numbers, two decimals for large ones. */
export function shortNumber(value: number): string {
  if (value === 0 || Number.isInteger(value)) return String(value);
  if (Math.abs(value) < 1e-3) return value.toExponential(1);
  return Math.abs(value) < 1 ? value.toFixed(3) : value.toFixed(2);
}

function withError({ value, se }: Figure): string {
  return se === null ? shortNumber(value) : `${shortNumber(value)} ± ${shortNumber(se)}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function points(values: readonly number[]): string {
  return values.map((value) => Math.round(value)).join(' / ');
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [header, header.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

export function resultsPage(study: Study): string {
  const { about, bars } = study;
  const missed = bars.filter(({ holds }) => !holds);
  return `${[
    '# Results of the simulation study',
    `Written by \`npm run study\` on ${about.date} in ${about.durationSeconds} s on ${about.cores} cores (Node ${about.node}), seed “${about.seed}”, bank ${about.bank}. The same seed gives the same numbers whatever the number of cores, but for the costs.`,
    `**Synthetic people who follow the model.** ${study.figures.people} people in ${about.size.worlds} worlds: the product's 128 questions, in each world with other true parameters (slopes lognormal around 1.7 with .3 on the log scale, locations off the expert's by SD .4). Truth and answers come from a second, naive program; everything else passes through the functions that the server calls. Real answers have response styles, local dependence and traits that are not normal: read these figures as upper bounds. Nothing here is a result about real respondents.`,
    '± is a standard error by leaving out one chunk of people at a time.',
    '## The bars of measurement §10',
    missed.length === 0
      ? 'All hold.'
      : `${bars.length - missed.length} of ${bars.length} hold. Missed: ${missed.map(({ item }) => item).join(', ')}; see below the table.`,
    table(
      ['Item', 'What', 'Bar', 'Reached', 'Holds'],
      bars.map((bar) => [
        bar.item,
        bar.what,
        bar.bar,
        withError(bar),
        bar.holds ? 'yes' : '**no**',
      ]),
    ),
    ...missed.map(
      (bar) =>
        `- **${bar.item}**, ${bar.what}: ${withError(bar)} against ${bar.bar}. ${reasons[bar.item] ?? 'Not explained yet.'}`,
    ),
    'Item 11 (calibration from collected answers) is later work and is not studied here.',
    '## Precision by form',
    'RMSE and margins: traits in prior standard deviations, all else in points of 0 to 100. Reliability: squared correlation with the truth within a dimension, averaged. *calibrated*: scored with the true parameters; *provisional*: with the expert’s, as the product ships; *reserved* and *very reserved*: all traits .9 and 2.2 below the prior’s centre, true parameters. *adaptive*: as the product chooses, two or three slots of it for calibration; *D-optimal*: the same rules without these slots; *fixed*: one best form for everybody; *random*: at random within the same rules.',
    precisionTable(study.figures),
    shares(study.figures),
    '## Adaptive against other forms',
    table(
      ['RMSE of traits', 'Difference'],
      Object.entries(study.figures.contrasts).map(([name, difference]) => [
        name,
        withError(difference),
      ]),
    ),
    `The mean answer per trait, the peer of the model, has reliability ${withError(study.figures.rawMeansReliability)} on the same 63 answers.`,
    ...setBSection(study.figures),
    ...compatibilitySection(study.figures),
    ...qualitySection(study.figures),
    '## Cost on one core',
    table(
      ['Calculation', 'Median ms', '99 % ms'],
      calculations.map((name) => [
        name,
        shortNumber(study.figures.cost[name].median),
        shortNumber(study.figures.cost[name].p99),
      ]),
    ),
    '## Plots',
    ...plots.map(({ file, title }) => `![${title}](plots/${file})`),
  ].join('\n\n')}\n`;
}

/** Why a bar is missed, by its item. */
const reasons: Record<string, string> = {
  '3f': 'Two of the fifteen places go to little-shown questions, so that every question collects answers; without them adaptive holds (3g). The choice in one batch knows only 48 answers, and a good fixed form is hard to beat (Choi 2010).',
  '3d': 'Two of the fifteen places go to little-shown questions; without them the bar is that of 3e.',
  '4b': 'Locations that are off move whole scores, and the margin knows nothing of that: a calibration closes it.',
  '10b':
    'Even where the expert is right, every question has the slope 1.7. The steep questions, which give random answers away best, are missing; with the varied slopes of a calibrated bank the bar holds (10a).',
  '10c':
    'The expert’s parameters are wrong by as much as §9 expects: honest people fit worse, the cut-off must lie lower to spare them, and random answers slip below it. With true parameters the bar holds (10a). A calibration must bring a cut-off of its own.',
  '10d':
    'Within the sampling error of the bar: the shipped cut-off is itself a simulated 5 % point.',
};

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

function shares({ hardNo, intensities, polaritySign }: Figures): string {
  const signs = [
    'calibrated 48',
    'calibrated 48+15 adaptive',
    'calibrated 48+25 adaptive',
    'provisional 48+adaptive length',
  ];
  return `Answers 1 (“Hard No”) to Set A: usual ${percent(hardNo.usual)}, reserved ${percent(hardNo.reserved)}, very reserved ${percent(hardNo['very reserved'])}. True intensities, 5 / 50 / 95 % points: usual ${points(intensities.usual)}, reserved ${points(intensities.reserved)}, very reserved ${points(intensities['very reserved'])}. Sign of a polarity right where the true one is beyond 20 points: ${signs.map((form) => `${form} ${percent(polaritySign[form]!.value)}`).join(', ')}.`;
}

function setBSection({ length, exposure, constraints }: Figures): string[] {
  const rows = (['calibrated', 'provisional'] as const).map((scoring) => {
    const own = length[scoring];
    return [
      scoring,
      withError(own.mean),
      percent(own.atLeast.value),
      percent(own.atMost.value),
      withError(own.promisedSe),
      withError(own.shownSe),
      withError(own.correlation),
    ];
  });
  return [
    '## Set B',
    `Length by the stopping rule, and the mean polarity margin that the choice promises beside the one shown afterwards:`,
    table(
      ['Scoring', 'Mean length', 'stop at 15', 'reach 25', 'promised', 'shown', 'correlation'],
      rows,
    ),
    `Exposure over ${exposure.attempts} attempts of 15: the least-shown of the 80 questions in ${percent(exposure.least)} of them, the most-shown in ${percent(exposure.most)}. Without calibration slots ${exposure.neverWithoutSlots} questions are never shown.`,
    `${constraints.patterns} patterns of answers of every kind: ${constraints.broken} broken rules${constraints.brokenRules.length ? ` (${constraints.brokenRules.join(', ')})` : ''}, ${constraints.unrepeated} choices that changed when repeated.`,
  ];
}

function compatibilitySection({
  compatibility: { conditions, peers, trueLevels, randomPairs, matches },
}: Figures): string[] {
  const level = (list: readonly number[]): string =>
    list.map((share) => Math.round(100 * share)).join(' / ');
  return [
    '## Compatibility',
    `${randomPairs} random pairs and ${matches} constructed matches (complementary traits correlate .8), each answered twice by the same people. Percent, interval and level as shown. Kappa: quadratic weights.`,
    table(
      [
        'Form',
        'RMSE random',
        'r with truth',
        'retest r random',
        'retest r all',
        'SD of difference',
        'cover 90 random',
        'cover 90 matches',
        'same level',
        'within one',
        'kappa',
        'bias random',
        'bias matches',
        'AUC',
      ],
      compatibilityConditions.map((name) => {
        const own = conditions[name];
        return [
          name,
          ...[
            own.rmseRandom,
            own.truthRandom,
            own.retestRandom,
            own.retestAll,
            own.differenceSd,
            own.coverageRandom,
            own.coverageMatches,
            own.sameLevel,
            own.withinOneLevel,
            own.kappa,
            own.biasRandom,
            own.biasMatches,
            own.auc,
          ].map(withError),
        ];
      }),
    ),
    `Levels, lowest to highest, % (48+15, true parameters): random pairs ${level(conditions['calibrated 48+15'].levelsRandom)}, matches ${level(conditions['calibrated 48+15'].levelsMatches)}. Mean width of the interval ${withError(conditions['calibrated 48+15'].meanWidth)} points.`,
    'The levels depend on how much people want at all. Random pairs at their true scores, without any error of estimation:',
    table(
      ['People', 'mean index', 'levels, lowest to highest, %'],
      (['usual', 'reserved', 'very reserved'] as const).map((population) => [
        population,
        shortNumber(trueLevels[population].mean),
        level(trueLevels[population].levels),
      ]),
    ),
    'The peer: ordinary correlation of the 48 raw answers of two people, of equal questions or of each with its counterpart from the other side.',
    table(
      ['Peer', 'retest r random', 'r with truth', 'AUC matches'],
      (['same', 'complementary'] as const).map((kind) => [
        kind === 'same' ? 'equal questions' : 'complementary questions',
        withError(peers[kind].retestRandom),
        withError(peers[kind].truthRandom),
        withError(peers[kind].auc),
      ]),
    ),
    'The truth in “r with truth” is the index itself, which favours it over the peers. In telling constructed matches from random pairs the complementary correlation does better than the percent: it ignores how much two people want and looks at the pattern alone, while the percent also rewards two people of broad interests who were not made for each other.',
    '**Limit.** For people who really match, the percent is too low and the interval covers too seldom: each person is shrunk towards the middle without knowing of the other. Read it as conservative.',
  ];
}

function qualitySection({ quality }: Figures): string[] {
  const names = {
    calibrated: 'true parameters',
    ideal: 'expert parameters that are right',
    provisional: 'expert parameters that are off',
  } as const;
  return [
    '## Response quality',
    `${quality.people} people of each kind, a new world for each chunk of them. Flagged at the cut-off that spares 95 % of honest people:`,
    table(
      ['Scored with', 'lz mean', 'lz SD', '5 % cut-off', 'random flagged', 'half-random flagged'],
      knowledge.map((known) => {
        const own = quality.fit[known];
        return [
          names[known],
          shortNumber(own.mean),
          shortNumber(own.sd),
          withError(own.cutoff),
          withError(own.random),
          withError(own.halfRandom),
        ];
      }),
    ),
    `In the product, with its cut-off of ${quality.shippedCutoff} and the longest run: honest ${withError(quality.flagged.honest)}, random ${withError(quality.flagged.random)}, half random ${withError(quality.flagged['half random'])} flagged. Kept after a calibration the cut-off would flag ${withError(quality.keptAfterCalibration)} of honest people: it must be simulated anew with the new parameters. Longest run of honest people, 99.9 %: ${quality.longestRun999}; SD of answers, 1 %: ${shortNumber(quality.variability01)}.`,
  ];
}
