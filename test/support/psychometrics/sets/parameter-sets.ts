/** Invented replies about parameter sets. */

import type { Reply } from '../../../../src/contract/endpoints.ts';

type ParameterSets = Reply<'listParameterSets'>;
type SetSummary = ParameterSets['sets'][number];

const present: SetSummary = {
  version: '2026-10-03-5e6f7a8b',
  day: '2026-10-03',
  people: 1104,
  mayBeUsed: true,
  reworded: [],
  damaged: false,
};
export const newSet: SetSummary = {
  version: '2026-11-22-1a2b3c4d',
  day: '2026-11-22',
  people: 1893,
  mayBeUsed: true,
  reworded: ['A48', 'B07'],
  damaged: false,
};
const shadowSet: SetSummary = {
  ...present,
  version: '2026-07-11-0c9d8e7f',
  day: '2026-07-11',
  people: 420,
  mayBeUsed: false,
};
const damagedSet: SetSummary = {
  ...present,
  version: '2026-08-30-9a8b7c6d',
  day: '2026-08-30',
  people: 1002,
  mayBeUsed: false,
  damaged: true,
};

/** The second set is in use, and replaced the starting values. */
export const manySets: ParameterSets = {
  inUse: present.version,
  uses: [{ version: present.version, day: '2026-10-05' }],
  sets: [newSet, present, damagedSet, shadowSet],
};
export const noSets: ParameterSets = { inUse: null, uses: [], sets: [] };

export const switchedSets: ParameterSets = {
  ...manySets,
  inUse: newSet.version,
  uses: [{ version: newSet.version, day: '2026-11-23' }, ...manySets.uses],
};
