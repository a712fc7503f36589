import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { type ScaleValue, scaleValues } from '../../../domain/survey.ts';
import { randomProfileMs } from '../../../domain/waits.ts';
import { record } from '../../platform/analytics/analytics.ts';
import { recordFailure } from '../../platform/analytics/record-failure.ts';
import { logError } from '../../platform/api/error.ts';
import { firstSight } from '../../platform/navigation/navigation-state.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { call } from '../../platform/session/call.ts';
import { beginSession, isLoggedIn, session, updateUser } from '../../platform/session/session.ts';
import { createRandomRun } from './create-random-run.ts';

/** Bytes above 251 are drawn again, because they would make small values more likely. */
function randomValue(): ScaleValue {
  const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
  return byte < 252 ? (scaleValues[byte % 7] ?? 4) : randomValue();
}

const createRun = () =>
  createRandomRun({
    call,
    randomValue,
    isSignedIn: () => isLoggedIn(session.getState()),
    beginSession: (reply) => {
      beginSession(reply);
      record('account_created', { method: 'create_random' });
    },
    updateUser,
    onFailed: (error) => {
      logError(error);
      recordFailure('create_random', error);
    },
    // Without the lock two tabs would create two accounts. Browsers offer locks only on secure
    // origins.
    withLock: async (work, signal) =>
      'locks' in navigator ? navigator.locks.request('create-random', { signal }, work) : work(),
  });

/** Starts a run on mount, stops it on unmount, and opens /processing at the end. */
export function useCreateRandom() {
  const [run] = useState(createRun);
  const phase = useStore(run.store);
  const navigate = useNavigate();

  useEffect(() => {
    void run.begin();
    return run.stop;
  }, [run]);

  const isDone = phase.name === 'done';
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(
      () => void navigate(paths.processing(), { state: firstSight }),
      randomProfileMs,
    );
    return () => clearTimeout(timer);
  }, [isDone, navigate]);

  return { phase, retry: () => void run.begin(), confirm: () => void run.confirm() };
}
