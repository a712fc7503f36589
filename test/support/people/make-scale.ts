/** A scale of other people, as its researchers bring it. */

const item = (id: string) => ({ id, type: 'likert', text_key: id });

/** Answered by 0 to 4; `mine_2` is reversed, and `mine_check` in no score. */
export const scaleFile = {
  osd_version: '1.0',
  definition: {
    scale_info: { name: 'A scale', code: 'MINE' },
    likert_options: {
      points: 5,
      min: 0,
      labels: ['never', null, null, null, 'always'],
      question_head: 'head',
    },
    items: ['mine_1', 'mine_2', 'mine_check'].map(item),
    scoring: { total: { method: 'mean_coded', items: { mine_1: 1, mine_2: -1 } } },
  },
  translations: {
    en: {
      head: 'In the last month, how often did you',
      mine_1: 'take the lead?',
      mine_2: 'let others decide?',
      mine_check: 'skip this line? Please choose “Always”.',
      never: 'Never',
      always: 'Always',
    },
  },
};
