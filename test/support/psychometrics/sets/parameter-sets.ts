/** Invented replies about parameter sets and what a calibration found. */

import type { Reply } from '../../../../src/contract/endpoints.ts';
import { poolCount, setACount } from '../../../../src/domain/survey.ts';
import { isPoled, type Theme, themes } from '../../../../src/domain/themes.ts';
import { normalSource, seededUniform } from '../../../../src/psychometrics/kernel/random.ts';

type ParameterSets = Reply<'listParameterSets'>;
type SetSummary = ParameterSets['sets'][number];
type Report = Reply<'parameterSetReport'>['report'];
type Pole = Report['traits'][number]['pole'];

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

/** The second set scores everybody, and before it the starting values did. */
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

const round = (value: number): number => Math.round(1000 * value) / 1000;

const idsOf = (form: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${form}${String(index + 1).padStart(2, '0')}`);
const ids = [...idsOf('A', setACount), ...idsOf('B', poolCount)];

/** Every ninth question has moved further than its errors explain. */
function inventItems(): Report['items'] {
  const uniform = seededUniform('invented report');
  const normal = normalSource(uniform);
  return ids.map((id, index) => {
    const isCore = id.startsWith('A');
    const [slopeError, locationError] = isCore ? [0.09, 0.05] : [0.19, 0.11];
    const presentSlope = round(1.2 + 1.3 * uniform());
    const presentLocation = round(1.1 * normal());
    const drifts = index % 9 === 4;
    const shift = round((drifts ? 6 : 1) * locationError * normal());
    const isTooSmall = Math.abs(shift) <= 3 * locationError;
    const slopeChange = drifts && isTooSmall ? -0.62 : slopeError * normal();
    return {
      id,
      answers: isCore ? newSet.people : Math.round(240 + 260 * uniform()),
      slope: round(Math.max(0.3, presentSlope + slopeChange)),
      slopeError,
      presentSlope,
      location: round(presentLocation + shift + 0.2),
      locationError,
      presentLocation,
      shift,
      drifts,
    };
  });
}

/** Questions that measure in a language as the common figures say. */
const fitting = (count: number) =>
  ids
    .filter((id) => id !== 'A24')
    .slice(0, count)
    .map((id) => ({ id, answers: 800, rmsd: 0.018, own: null }));

const shifts = [0.31, -0.08, -0.64, 0.12, 0.05, -0.27];
const polesOf = (theme: Theme): readonly Pole[] => (isPoled(theme) ? ['+', '-'] : ['0']);

const traits: Report['traits'] = themes
  .flatMap((theme) => polesOf(theme).map((pole) => ({ theme, pole })))
  .map((trait, index) => ({ ...trait, shift: shifts[index % shifts.length] ?? 0 }));

export const report: Report = {
  comparedWith: present.version,
  people: { read: 1987, unreadable: 3, filtered: 94, fitted: newSet.people },
  fit: { acceptance: 0.812, remainingStep: 0.14, drift: 0.09 },
  items: inventItems(),
  traits,
  differences: [
    {
      groups: { by: 'gender', groups: ['male', 'female', 'non-binary'] },
      tested: 96,
      items: [
        { id: 'A02', points: [-0.14, 0.02], isNotable: false },
        { id: 'A24', points: [0.43, 0.16], isNotable: true },
        { id: 'A26', points: [-0.35, -0.06], isNotable: true },
      ],
    },
    {
      groups: { by: 'gender', groups: ['male', 'female'] },
      tested: 32,
      items: [{ id: 'B10', points: [-0.31], isNotable: true }],
    },
    { groups: { by: 'ageRange', groups: ['25-34', '35-44'] }, tested: 128, items: [] },
  ],
  languages: {
    mixed: 41,
    tests: [
      { language: 'en', people: 912, items: fitting(96) },
      {
        language: 'de',
        people: 814,
        items: [
          ...fitting(88),
          {
            id: 'A24',
            answers: 814,
            rmsd: 0.162,
            own: { a: 1.31, b: [-0.4, 0.3, 0.8, 1.2, 1.9, 2.7] },
          },
        ],
      },
      { language: 'fr', people: 108, items: [] },
      { language: 'es', people: 15, items: [] },
    ],
  },
  consequences: {
    people: 500,
    meanChange: 1.8,
    change90: 4.1,
    over5: 0.342,
    over10: 0.026,
    otherArchetype: 0.118,
    flaggedPresent: 0.051,
    flaggedNew: 0.044,
  },
};

export const newReport: Reply<'parameterSetReport'> = { ...newSet, report };
