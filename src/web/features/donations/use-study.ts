/** The state of the page '/study', and of the study on 'Edit Profile'. */

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { accountCalls, studyCalls } from '../../../contract/accounts-calls.ts';
import type { Reply } from '../../../contract/endpoints.ts';
import { errorStatus } from '../../platform/api/error.ts';
import { ActionDeclined, useAction } from '../../platform/api/use-action.ts';
import { forgetArrival, keepArrival, readArrival } from '../../platform/arrival/arrival.ts';
import { readToken } from '../../platform/arrival/opened-link.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { askBeforeClosing } from '../../platform/quick-exit/ask-before-closing.ts';
import { bindCalls, call } from '../../platform/session/call.ts';
import { queryClient } from '../../platform/session/query-client.ts';
import {
  beginSession,
  isLoggedIn,
  session,
  updateUser,
  useSession,
} from '../../platform/session/session.ts';
import * as words from './words.ts';

export type OpenedStudy = Reply<'openStudy'>;
export type OwnStudy = NonNullable<Reply<'ownStudy'>['study']>;

const callStudy = bindCalls({ ...studyCalls, retakeSurvey: accountCalls.retakeSurvey });
const ownKey = 'own-study';

export type StudyPhase =
  | { readonly phase: 'loading' | 'unknown' | 'left' }
  | { readonly phase: 'failed'; readonly error: unknown }
  | { readonly phase: 'invited'; readonly study: OpenedStudy }
  | { readonly phase: 'joined' | 'asked' | 'done'; readonly study: OwnStudy };

interface Loaded<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
}

interface Visitor {
  readonly isLoggedIn: boolean;
  readonly hasToken: boolean;
  /** Whether the visitor has just left the study on this page. */
  readonly hasLeft: boolean;
}

/** The study that the visitor takes part in comes before the one in the address. */
export function toStudyPhase(
  visitor: Visitor,
  own: Loaded<Reply<'ownStudy'>>,
  opened: Loaded<OpenedStudy>,
): StudyPhase {
  if (visitor.isLoggedIn && own.data === undefined)
    return own.error === null ? { phase: 'loading' } : { phase: 'failed', error: own.error };
  const study = visitor.isLoggedIn ? own.data?.study : null;
  if (study?.hasCopy) return { phase: 'done', study };
  if (study) return { phase: study.questions.length > 0 ? 'asked' : 'joined', study };
  if (visitor.hasLeft) return { phase: 'left' };
  if (!visitor.hasToken) return { phase: 'unknown' };
  if (opened.data) return { phase: 'invited', study: opened.data };
  if (opened.error === null) return { phase: 'loading' };
  return errorStatus(opened.error) === 404
    ? { phase: 'unknown' }
    : { phase: 'failed', error: opened.error };
}

/** Loads the study that the visitor takes part in. */
export function useOwnStudy() {
  const userId = useSession(({ user }) => user?.id);
  return useQuery({
    queryKey: [ownKey, userId],
    queryFn: () => callStudy('ownStudy'),
    enabled: useSession(isLoggedIn),
    staleTime: 0,
    gcTime: 0,
  });
}

const setOwnStudy = (reply: Reply<'ownStudy'>): void => {
  queryClient.setQueryData([ownKey, session.getState().user?.id], reply);
};

/** Asks first. */
async function leave(): Promise<void> {
  if (!window.confirm(words.confirmLeaving)) throw new ActionDeclined();
  setOwnStudy(await callStudy('leaveStudy'));
  forgetStudyArrival();
}

function forgetStudyArrival(): void {
  if (readArrival()?.kind === 'study') forgetArrival();
}

export function useLeaving(onLeft: () => void = () => {}) {
  const { isBusy, failure, perform } = useAction();
  return { isBusy, failure, leave: () => perform(() => leave().then(onLeft)) };
}

/** A visitor without an account gets one. */
export function useJoining(token: string) {
  const { isBusy, failure, perform } = useAction();
  const navigate = useNavigate();
  const join = () =>
    perform(async () => {
      if (!isLoggedIn(session.getState())) beginSession(await call('createUnique'));
      const joined = await callStudy('joinStudy', { body: { token } });
      keepArrival({ kind: 'study' });
      setOwnStudy(joined);
      if (joined.study?.hasCopy === false && joined.study.questions.length === 0)
        await navigate(paths.twoStageSurvey());
    });
  return { isBusy, failure, join };
}

/** Begins a retake, from whose end the way leads back to the study. */
export function useAnsweringAgain() {
  const { isBusy, failure, perform } = useAction();
  const navigate = useNavigate();
  const answerAgain = () =>
    perform(async () => {
      await callStudy('retakeSurvey');
      updateUser(await call('me'));
      queryClient.clear();
      keepArrival({ kind: 'study' });
      await navigate(paths.twoStageSurvey());
    });
  return { isBusy, failure, answerAgain };
}

/** Answers to the study's own questions, which stay as chosen if they cannot be sent. */
export function useAnswering() {
  const { isBusy, failure, perform } = useAction();
  /** Null for a question that was passed. */
  const [answers, setAnswers] = useState<Readonly<Record<string, number | null>>>({});
  const hasAnswers = Object.keys(answers).length > 0;
  useEffect(() => askBeforeClosing(() => hasAnswers), [hasAnswers]);
  const choose = (id: string, value: number | null) =>
    setAnswers((chosen) => ({ ...chosen, [id]: value }));
  const send = () =>
    perform(async () => {
      const given = Object.entries(answers).filter(([, value]) => value !== null);
      const body = { answers: Object.fromEntries(given) as Record<string, number> }; // as: no null
      setOwnStudy(await callStudy('answerStudy', { body }));
    });
  return { isBusy, failure, answers, choose, send };
}

export type Answering = ReturnType<typeof useAnswering>;

export function useStudy() {
  const { hash } = useLocation();
  const token = readToken(hash);
  const isIn = useSession(isLoggedIn);
  /** In whose address the visitor has left a study; undefined before. */
  const [leftAt, setLeftAt] = useState<string | null>();
  const hasLeft = leftAt === token;
  const own = useOwnStudy();
  const opened = useQuery({
    queryKey: ['study', token],
    queryFn: () => callStudy('openStudy', { body: { token: token ?? '' } }),
    enabled: token !== null,
    retry: false,
  });
  const state = toStudyPhase({ isLoggedIn: isIn, hasToken: token !== null, hasLeft }, own, opened);
  const isDone = state.phase === 'done' && !state.study.retest?.isDue;
  useEffect(() => {
    if (isDone) forgetStudyArrival(); // nothing is left to offer
  }, [isDone]);
  return { state, token: token ?? '', onLeft: () => setLeftAt(token) };
}
