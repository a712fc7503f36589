import { expect, test } from 'vitest';
import { ApiError } from '../../platform/api/error.ts';
import { type OpenedStudy, type OwnStudy, toStudyPhase } from './use-study.ts';

const about = {
  studyId: 'K3F9Q',
  title: 'A study',
  responsible: 'Ada',
  ethics: '1',
  lastDay: '2026-01-20',
  details: false,
  retestDays: null,
  hasQuestions: false,
  texts: {},
};
const opened: OpenedStudy = { ...about, state: 'open' };
const own: OwnStudy = {
  ...about,
  joinedDay: '2026-01-15',
  hasCopy: false,
  isOpen: true,
  questions: [],
  debrief: null,
  completionCode: null,
  retest: null,
};
const questions = [{ min: 1, texts: {}, questions: [] }];
const nothing = { data: undefined, error: null };
const none = { data: { study: null }, error: null };
const visitor = { isLoggedIn: true, hasToken: true, hasLeft: false };
const gone = { data: undefined, error: new ApiError('gone', 404, null) };

test.each([
  ['loading', visitor, nothing, { data: opened, error: null }],
  ['invited', { ...visitor, isLoggedIn: false }, nothing, { data: opened, error: null }],
  ['invited', visitor, none, { data: opened, error: null }],
  ['joined', visitor, { data: { study: own }, error: null }, { data: opened, error: null }],
  ['asked', visitor, { data: { study: { ...own, questions } }, error: null }, nothing],
  ['done', visitor, { data: { study: { ...own, hasCopy: true } }, error: null }, nothing],
  ['left', { ...visitor, hasLeft: true }, none, { data: opened, error: null }],
  ['unknown', { ...visitor, hasToken: false }, none, nothing],
  ['unknown', visitor, none, gone],
  ['failed', visitor, none, { data: undefined, error: new ApiError('down', 503, null) }],
  ['failed', visitor, { data: undefined, error: new ApiError('down', 503, null) }, nothing],
] as const)('shows %s', (phase, who, mine, invited) => {
  expect(toStudyPhase(who, mine, invited).phase).toBe(phase);
});
