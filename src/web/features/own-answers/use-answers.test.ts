import { expect, test } from 'vitest';
import { ApiError } from '../../platform/api/error.ts';
import type { User } from '../../platform/session/session.ts';
import { type OwnAnswer, toAnswersPhase } from './use-answers.ts';

/** During a retake the survey counts as unfinished, and the former answers stay (C7). */
const user: User = {
  id: 'u1',
  shareCode: 'S',
  surveyCompleted: false,
  hasEmail: false,
  emailVerified: false,
  ageRange: null,
  gender: null,
  createdAt: '2026-11-21',
};
const answer: OwnAnswer = {
  itemId: 'A01',
  question: 'A question.',
  category: 'SENS',
  value: 4,
  label: 'Neutral/unsure',
  isLimit: false,
};
const loading = { data: undefined, error: null };
const loadedWith = (...answers: OwnAnswer[]) => ({ data: { answers }, error: null });
const failing = (status: number) => ({ data: undefined, error: new ApiError('', status) });

test.each([
  ['no user', null, loadedWith(answer), 'not-logged-in'],
  ['a list that is loading', user, loading, 'loading'],
  ['a user with answers', user, loadedWith(answer), 'shown'],
  ['a user without answers', user, loadedWith(), 'empty'],
  ['an ended session', user, failing(401), 'not-logged-in'],
  ['a failure', user, failing(500), 'failed'],
] as const)('%s', (_, someone, loaded, phase) => {
  expect(toAnswersPhase(someone, loaded).phase).toBe(phase);
});
