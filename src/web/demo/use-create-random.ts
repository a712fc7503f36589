/** The page's states: it runs by itself, and asks first where something of a person's would be touched (decisions C8). */
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type ScaleValue, scaleValues } from '../../contract/survey.ts';
import { record } from '../analytics/analytics.ts';
import { call } from '../api/client.ts';
import { report } from '../api/error.ts';
import { paths } from '../app/paths.ts';
import { timers } from '../app/timers.ts';
import { beginSession, isLoggedIn, session, updateUser } from '../session/session.ts';
import { answerAtRandom, type Step } from './random-profile.ts';

export type CreatePhase =
  | { readonly name: 'running'; readonly step: Step }
  | { readonly name: 'asking'; readonly about: 'finished' | 'begun'; readonly answered: number }
  | { readonly name: 'done' }
  | { readonly name: 'failed'; readonly step: Step };

const firstStep: Step = { message: 'Starting a survey...', answered: 0, total: 63 };

/** Uniform from the browser's own generator: bytes from 252 on would favour the small values, and are thrown again. */
function randomValue(): ScaleValue {
  const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
  return byte < 252 ? (scaleValues[byte % 7] ?? 4) : randomValue();
}

/** What of a person's would be touched; null where nothing is. */
async function concernOf(): Promise<Extract<CreatePhase, { name: 'asking' }> | null> {
  const held = session.getState();
  if (!isLoggedIn(held)) return null;
  const user = await call('me');
  updateUser(user);
  if (user.surveyCompleted) return { name: 'asking', about: 'finished', answered: 0 };
  const { responses } = await call('startSurvey', { body: {} });
  return responses.length === 0 ? null : { name: 'asking', about: 'begun', answered: responses.length };
}

export function useCreateRandom() {
  const [phase, setPhase] = useState<CreatePhase>({ name: 'running', step: firstStep });
  const [visit] = useState(() => ({ controller: new AbortController() }));
  const navigate = useNavigate();
  const latest = useRef(firstStep);

  const run = async (isFresh: boolean) => {
    const { signal } = visit.controller;
    setPhase({ name: 'running', step: latest.current });
    try {
      if (isFresh || !isLoggedIn(session.getState())) {
        beginSession(await call('createUnique'));
        record('account_created', { method: 'create_random' });
      }
      const onStep = (step: Step) => {
        latest.current = step;
        setPhase({ name: 'running', step });
      };
      await answerAtRandom({ call, randomValue, onStep, signal });
      updateUser(await call('me'));
      setPhase({ name: 'done' });
    } catch (error) {
      if (signal.aborted) return;
      report(error);
      setPhase({ name: 'failed', step: latest.current });
    }
  };

  const begin = async () => {
    try {
      const concern = await concernOf();
      if (concern === null) await run(false);
      else setPhase(concern);
    } catch (error) {
      report(error);
      setPhase({ name: 'failed', step: latest.current });
    }
  };

  useEffect(() => {
    visit.controller = new AbortController();
    const timer = setTimeout(() => void begin()); // after the development server's trial mount, so that it runs once
    return () => {
      clearTimeout(timer);
      visit.controller.abort();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once for each visit of the page
  }, []);

  const isDone = phase.name === 'done';
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => void navigate(paths.processing()), timers.randomProfileDone);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);

  return {
    phase,
    retry: () => void run(false),
    confirm: () => void run(phase.name === 'asking' && phase.about === 'finished'),
  };
}
