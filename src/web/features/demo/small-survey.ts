/** The survey's rules in small, for tests of what calls them, with a fault where a test wants one. */

import type { CallFunction } from '../../platform/api/call-function.ts';
import { ApiError } from '../../platform/api/error.ts';

const ids = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${String(index + 1).padStart(2, '0')}`);

interface Person {
  readonly id: string;
  readonly answers: Map<string, number>;
  isStarted: boolean;
  isSynthetic: boolean;
}

export function smallSurvey() {
  const people: Person[] = [];
  const calls: string[] = [];
  const faults = new Map<number, 'refused' | 'reply lost'>();
  const setB = ids('B', 15);
  let signedIn: Person | null = null;

  const newPerson = (answered: readonly string[], isStarted: boolean): Person => {
    const person = {
      id: `user-${people.length + 1}`,
      answers: new Map(answered.map((id) => [id, 9])),
      isStarted,
      isSynthetic: false,
    };
    people.push(person);
    return person;
  };
  const attemptOf = ({ answers, isSynthetic }: Person) => {
    const isAComplete = ids('A', 48).every((id) => answers.has(id));
    const isComplete = isAComplete && setB.every((id) => answers.has(id));
    return {
      attemptId: 'x',
      state: isComplete ? 'FINISHED' : isAComplete ? 'B_ACTIVE' : 'A_ACTIVE',
      setAItems: ids('A', 48),
      ...(isAComplete && { setBItems: setB }),
      ...(isSynthetic && { synthetic: true }),
      responses: [...answers].map(([itemId, value]) => ({ itemId, value })),
    };
  };
  const userOf = (person: Person) => ({
    id: person.id,
    surveyCompleted: attemptOf(person).state === 'FINISHED',
  });
  const present = (): Person => {
    if (signedIn === null) throw new ApiError('Unauthorized', 401);
    return signedIn;
  };

  const replies: Readonly<
    Record<string, (body: { itemId: string; value: number; synthetic?: boolean }) => unknown>
  > = {
    createUnique: () => ({ user: userOf(newPerson([], false)) }),
    me: () => userOf(present()),
    startSurvey: ({ synthetic }) => {
      const person = present();
      person.isStarted = true;
      if (synthetic && attemptOf(person).state !== 'FINISHED') person.isSynthetic = true;
      return attemptOf(person);
    },
    surveyStatus: () => {
      if (!present().isStarted) throw new ApiError('Not Found', 404);
      return attemptOf(present());
    },
    completeSetA: () => attemptOf(present()),
    saveResponse: ({ itemId, value }) => {
      present().answers.set(itemId, value);
      return { surveyComplete: attemptOf(present()).state === 'FINISHED' };
    },
  };

  const call = async (name: string, options?: { body?: never; signal?: AbortSignal }) => {
    calls.push(name);
    const fault = faults.get(calls.length);
    if (fault === 'refused') throw new ApiError('Fault', 503);
    await Promise.resolve();
    options?.signal?.throwIfAborted();
    const reply = replies[name]?.(options?.body ?? (Object.create(null) as never)); // as: a call without a body reads none
    if (fault === 'reply lost') throw new ApiError('Fault', 500, new TypeError('reply lost'));
    return reply;
  };

  return {
    call: call as unknown as CallFunction, // as: the calls that are made here
    people,
    calls,
    answersSent: () => calls.filter((name) => name === 'saveResponse').length,
    /** The n-th call from the beginning, 1 the first. */
    failAt: (at: number, fault: 'refused' | 'reply lost' = 'refused') => void faults.set(at, fault),
    isSignedIn: () => signedIn !== null,
    /** Somebody who has answered these questions, each with a 9. */
    signIn: (answered: readonly string[] = [], isStarted = answered.length > 0) => {
      signedIn = newPerson(answered, isStarted);
      return signedIn;
    },
    signInAs: (userId: string) => {
      signedIn = people.find(({ id }) => id === userId) ?? null;
    },
    setA: ids('A', 48),
    everything: [...ids('A', 48), ...setB],
    isFinished: (person: Person) => attemptOf(person).state === 'FINISHED',
  };
}
