import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inventUser } from '../../../../test/support/people/invent-user.ts';
import { consentVersion } from '../../../domain/survey.ts';
import { firstSight } from '../../platform/navigation/navigation-state.ts';
import { clearSession, session, setUser } from '../../platform/session/session.ts';
import { storage, storedKeys } from '../../platform/storage.ts';
import { emptySurvey, type Survey } from './survey-state.ts';
import {
  createProgressRecorder,
  findEntryRedirect,
  finish,
  hasSeenWelcome,
  rememberWelcome,
} from './use-survey.ts';

beforeEach(clearSession);
afterEach(() => {
  storage.removeItem(storedKeys.welcome);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the entry', () => {
  const unfinished = inventUser();
  const finished = inventUser({ surveyCompleted: true });
  const login = { accessToken: 't', expiresIn: 60, user: unfinished, loginCode: 'CODE' };
  const refused = { detail: 'No' };

  test.each([
    ['nobody', {}, [401, refused], '/unauthenticated'],
    ['a stored code', { loginCode: 'CODE' }, [200, login], null],
    ['a code of nobody', { loginCode: 'CODE' }, [401, refused], '/unauthenticated'],
    ['an unfinished survey', { user: unfinished }, [500, refused], null],
    ['a finished survey', { user: finished }, [200, { state: 'FINISHED' }], '/profile'],
    ['a round of ten', { user: finished }, [200, { state: 'ROUND_ACTIVE' }], null],
    ['a finished survey offline', { user: finished }, [500, refused], '/profile'],
  ] as const)('for %s', async (_, state, [status, reply], path) => {
    session.setState(state);
    vi.stubGlobal('window', { location: { pathname: '/survey', assign: () => {} } });
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(reply), { status }));
    expect(await findEntryRedirect()).toBe(path);
  });
});

test('the end leads to the profile after 500 ms', async () => {
  vi.useFakeTimers();
  setUser(inventUser());
  const navigate = vi.fn(async () => {});
  void finish(navigate, firstSight);
  expect(session.getState().user?.surveyCompleted).toBe(true);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(499);
  expect(navigate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/profile', { state: firstSight });
});

test('the welcome is seen by an account, for one version of the consent', () => {
  rememberWelcome();
  expect(hasSeenWelcome()).toBe(false); // of nobody
  setUser(inventUser({ id: 'u1' }));
  expect(hasSeenWelcome()).toBe(false);
  rememberWelcome();
  expect(hasSeenWelcome()).toBe(true);
  setUser(inventUser({ id: 'u2' }));
  expect(hasSeenWelcome()).toBe(false);
  storage.setItem(storedKeys.welcome, `${consentVersion}-before u2`);
  expect(hasSeenWelcome()).toBe(false);
});

const items = Array.from({ length: 48 }, (_, n) => ({ id: `A${n}`, text: '' }));

/** A survey of 63 questions with this many answers. */
const answered = (count: number): Survey => ({
  ...emptySurvey,
  phase: 'loaded',
  state: 'A_ACTIVE',
  setAItems: items,
  saved: Object.fromEntries(items.slice(0, count).map(({ id }) => [id, 4])),
});

test('progress is recorded once in each tenth', () => {
  const send = vi.fn();
  const recordProgress = createProgressRecorder(send);
  for (let count = 1; count <= 48; count++) recordProgress(answered(count));
  const percents = send.mock.calls.map(([, { progress_percentage }]) => progress_percentage);
  expect(percents.map((percent) => Math.floor(percent / 10))).toEqual([1, 2, 3, 4, 5, 6]);
});
