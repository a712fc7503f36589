/** The texts of the domain: names of themes, sides, archetypes and labels. */

import type { Theme } from 'spark-psychometrics/facts/themes';
import type { BySide } from './portrait.ts';

/**
 * `name` stands on cards, in lists of answers and beside figures; `phrase`, the plain name,
 * everywhere else: on its own, in a list, or after a colon.
 */
export const themeNames = {
  DS: {
    name: 'Dominance & Submission',
    phrase: 'leading and following',
    poles: { positive: 'Leader', negative: 'Follower' },
  },
  SM: {
    name: 'Sadism & Masochism',
    phrase: 'intense sensation',
    poles: { positive: 'Giver', negative: 'Receiver' },
  },
  BOND: {
    name: 'Bondage & Discipline',
    phrase: 'bondage',
    poles: { positive: 'Binder', negative: 'Bound' },
  },
  EXVOY: {
    name: 'Exhibitionism & Voyeurism',
    phrase: 'showing and watching',
    poles: { positive: 'Exhibitionist', negative: 'Voyeur' },
  },
  FET: { name: 'Fetishism', phrase: 'materials and clothing', poles: null },
  HUMIL: {
    name: 'Humiliation Play',
    phrase: 'playful humiliation',
    poles: { positive: 'Degrader', negative: 'Degradee' },
  },
  PRIMAL: {
    name: 'Primal Play',
    phrase: 'the chase',
    poles: { positive: 'Hunter', negative: 'Prey' },
  },
  ROLE: {
    name: 'Caregiving Roles',
    phrase: 'caring',
    poles: { positive: 'Caregiver', negative: 'Little' },
  },
  ENM: { name: 'Ethical Non-Monogamy', phrase: 'more than one partner', poles: null },
  SENS: { name: 'Sensory & Soft Play', phrase: 'touch and senses', poles: null },
} as const;

export const factorNames = {
  POWER: 'Power',
  INTENSITY: 'Intensity',
  DISPLAY: 'Display & Openness',
  SENSATION: 'Sensation',
} as const;

/** The names of the dimensions of a comparison beside dominance and submission. */
export const comparedNames = {
  VE: 'Voyeurism & Exhibitionism',
  FET: 'Fetishism',
  ENM: 'Ethical Non-Monogamy',
} as const;

/** The heading above the activities of both themes in a comparison. */
export const dominanceSubmission = 'Dominance / Submission';

/** The name of each archetype, and a sentence about its likes. */
export const archetypeWords = {
  'DS+': { name: 'Dominant', sentence: 'Likes to take the lead, and to be trusted with it.' },
  'DS-': { name: 'Submissive', sentence: 'Likes to hand over control to someone they trust.' },
  'SM+': { name: 'Sadist', sentence: 'Likes to give intense sensation to a partner who wants it.' },
  'SM-': { name: 'Masochist', sentence: 'Likes to feel intense sensation.' },
  'BOND+': { name: 'Rigger', sentence: 'Likes to tie or hold a partner.' },
  'BOND-': { name: 'Rope bunny', sentence: 'Likes to be tied or held.' },
  'EXVOY+': { name: 'Exhibitionist', sentence: 'Likes to be seen by people who want to look.' },
  'EXVOY-': { name: 'Voyeur', sentence: 'Likes to watch people who want to be seen.' },
  FET0: { name: 'Fetishist', sentence: 'Likes a particular material, garment or detail.' },
  'HUMIL+': { name: 'Degrader', sentence: 'Likes to embarrass a partner who enjoys it.' },
  'HUMIL-': { name: 'Degradee', sentence: 'Likes to be embarrassed, within agreed words.' },
  'PRIMAL+': { name: 'Hunter', sentence: 'Likes to chase and catch.' },
  'PRIMAL-': { name: 'Prey', sentence: 'Likes to be chased and caught.' },
  'ROLE+': { name: 'Caregiver', sentence: 'Likes to look after a partner.' },
  'ROLE-': {
    name: 'Little',
    sentence: 'Likes to be looked after, as an adult, without having to decide.',
  },
  ENM0: { name: 'Non-monogamist', sentence: 'Likes to leave room for more than one partner.' },
  SENS0: { name: 'Sensualist', sentence: 'Likes to take time over touch, warmth and texture.' },
  SWITCH: { name: 'Switch', sentence: 'Likes to lead and to follow, by turns.' },
  EXPLORER: { name: 'Explorer', sentence: 'Likes to try a little of nearly everything.' },
  SOFT: { name: 'Soft touch', sentence: 'Likes tender, sensory play best.' },
} as const;

/** The labels of a theme by its score. The screen capitalises a label that begins a line. */
export const interestLabels = {
  high: 'High Interest',
  strong: 'Strong Interest',
  moderate: 'Moderate Interest',
  some: 'Some Interest',
  limited: 'Limited Interest',
  low: 'Low Interest',
  none: 'No Interest',
} as const;

/** What a person likes, as in the line: 'You like slow touch and being tied.' */
export const liked: Readonly<Record<Theme, BySide>> = {
  DS: {
    positive: 'taking the lead',
    negative: 'letting somebody else lead',
    both: 'leading as much as following',
    plain: 'somebody in charge',
  },
  SM: {
    positive: 'giving strong sensation',
    negative: 'feeling things strongly',
    both: 'strong sensation both ways',
    plain: 'strong sensation',
  },
  BOND: {
    positive: 'tying somebody',
    negative: 'being tied',
    both: 'rope from either end',
    plain: 'bondage',
  },
  EXVOY: {
    positive: 'being seen',
    negative: 'watching',
    both: 'watching as much as being seen',
    plain: 'a bit of a show',
  },
  FET: { plain: 'the right fabric' },
  HUMIL: {
    positive: 'making somebody blush',
    negative: 'being made to blush',
    both: 'a blush on either face',
    plain: 'teasing with an edge',
  },
  PRIMAL: {
    positive: 'giving chase',
    negative: 'being chased',
    both: 'the chase from either end',
    plain: 'the chase',
  },
  ROLE: {
    positive: 'taking care of somebody',
    negative: 'being taken care of',
    both: 'care in both directions',
    plain: 'plenty of care',
  },
  ENM: { plain: 'room for more partners' },
  SENS: { plain: 'slow touch' },
};
