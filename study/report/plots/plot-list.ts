/** Lists the plots of the study: file, title, and a description that screen readers announce. */

export const plots = [
  {
    file: 'rmse-by-form.svg',
    title: 'Error of the traits by form',
    description:
      'Root mean square error of the 17 traits, in prior standard deviations, for each form, scored with true and with provisional parameters. Fewer questions, larger errors; provisional parameters cost about as much as fifteen questions bring.',
  },
  {
    file: 'coverage.svg',
    title: 'Do the intervals cover what they promise?',
    description:
      'Share of true values inside intervals of nominal coverage 50 to 99 per cent, for traits, intensities and polarities after 48 + 15 questions. On the diagonal is right.',
  },
  {
    file: 'polarity-margin.svg',
    title: 'Promised and realised polarity margin by form',
    description:
      'Mean margin that the product reports for a polarity against the root mean square of the errors it makes, one point a form. On the diagonal is right.',
  },
  {
    file: 'set-b-length.svg',
    title: 'Length of Set B',
    description:
      'Share of attempts of each length from 15 to 25 questions, true and provisional parameters.',
  },
  {
    file: 'exposure.svg',
    title: 'How often each question of the pool is shown',
    description:
      'The 80 questions of the pool in order of exposure, with the calibration slots of the product and without.',
  },
  {
    file: 'compatibility.svg',
    title: 'The same pairs compared twice',
    description:
      'Compatibility percent of the same pair in two independent administrations, random pairs and constructed matches. On the diagonal is perfect repetition.',
  },
  {
    file: 'person-fit.svg',
    title: 'Person fit of honest and random answers',
    description:
      'Distribution of the log likelihood ratio of the model to uniformly random answers, for honest people, for the same people’s answers in random places, and for random answers, under provisional parameters, with the cut of the product. The product also uses the index lz, which finds most of the shuffled answers.',
  },
] as const;

export type Plot = (typeof plots)[number];
export type PlotFile = Plot['file'];
