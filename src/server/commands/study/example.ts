import type { Study } from './study.ts';

/** A description to change: `spark study example` prints it. */
export const exampleStudy: Study = {
  title: 'Validity and stability of the Spark questionnaire',
  responsible: 'Names, institution',
  ethics: 'number of the approval',
  people: 400,
  retest: 200,
  scales: ['mine.osd'],
  convergent: [{ column: 'mine_total', theme: 'DS' }],
  discriminant: [{ column: 'openness_scale', theme: 'SM' }],
  knownGroups: [{ column: 'community', value: 'yes', theme: 'DS' }],
  biasBy: ['gender', 'language'],
  attentionChecks: [{ column: 'mine_check', answer: '4' }],
  site: {
    publicKey: '',
    lastDay: '2027-12-31',
    details: true,
    completionCode: null,
    retest: { days: 14, completionCode: null },
    texts: { en: { sheet: 'sheet.txt', consent: 'consent.txt', debrief: 'debrief.txt' } },
  },
};
