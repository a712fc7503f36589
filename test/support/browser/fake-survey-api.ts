/** A fake of the survey's API in memory, with several people and with faults on demand. */

import type { CallFunction } from '../../../src/web/platform/api/call-function.ts';
import { ApiError } from '../../../src/web/platform/api/error.ts';

const itemIds = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${String(index + 1).padStart(2, '0')}`);

const setA = itemIds('A', 48);
const setB = itemIds('B', 15);

interface Person {
  readonly id: string;
  readonly answers: Map<string, number>;
  isStarted: boolean;
  isSynthetic: boolean;
  /** Of a survey before this one. */
  hasProfile: boolean;
}

type Fault = 'refused' | 'reply lost';

function buildAttempt({ answers, isSynthetic }: Person) {
  const isSetAComplete = setA.every((id) => answers.has(id));
  const isComplete = isSetAComplete && setB.every((id) => answers.has(id));
  return {
    attemptId: 'x',
    state: isComplete ? 'FINISHED' : isSetAComplete ? 'B_ACTIVE' : 'A_ACTIVE',
    setAItems: setA,
    ...(isSetAComplete && { setBItems: setB }),
    ...(isSynthetic && { synthetic: true }),
    responses: [...answers].map(([itemId, value]) => ({ itemId, value })),
  };
}

const isFinished = (person: Person) => buildAttempt(person).state === 'FINISHED';

const buildUser = (person: Person) => ({ id: person.id, surveyCompleted: isFinished(person) });

function createPeople() {
  const people: Person[] = [];
  let signedIn: Person | null = null;
  return {
    people,
    add(answered: readonly string[] = [], isStarted = answered.length > 0): Person {
      const person = {
        id: `user-${people.length + 1}`,
        answers: new Map(answered.map((id) => [id, 9])),
        isStarted,
        isSynthetic: false,
        hasProfile: false,
      };
      people.push(person);
      return person;
    },
    signIn(person: Person | null) {
      signedIn = person;
    },
    isSignedIn: () => signedIn !== null,
    current(): Person {
      if (signedIn === null) throw new ApiError('Unauthorized', 401);
      return signedIn;
    },
  };
}

type Body = { readonly itemId: string; readonly value: number; readonly synthetic?: boolean };

const createReplies = ({
  add,
  current,
}: ReturnType<typeof createPeople>): Readonly<Record<string, (body: Body) => unknown>> => ({
  createUnique: () => ({ user: buildUser(add()) }),
  me: () => buildUser(current()),
  startSurvey: ({ synthetic }) => {
    const person = current();
    person.isStarted = true;
    if (synthetic && !isFinished(person)) person.isSynthetic = true;
    return buildAttempt(person);
  },
  surveyStatus: () => {
    if (!current().isStarted) throw new ApiError('Not Found', 404);
    return buildAttempt(current());
  },
  profileStatus: () => ({ status: current().hasProfile ? 'completed' : 'not_found' }),
  completeSetA: () => buildAttempt(current()),
  saveResponse: ({ itemId, value }) => {
    current().answers.set(itemId, value);
    return { surveyComplete: isFinished(current()) };
  },
});

export function createFakeSurveyApi() {
  const people = createPeople();
  const replies = createReplies(people);
  const calls: string[] = [];
  const faults = new Map<number, Fault>();

  const call = async (name: string, options?: { body?: never; signal?: AbortSignal }) => {
    calls.push(name);
    const fault = faults.get(calls.length);
    if (fault === 'refused') throw new ApiError('Fault', 503);
    await Promise.resolve();
    options?.signal?.throwIfAborted();
    // as: a call without a body reads none
    const reply = replies[name]?.(options?.body ?? (Object.create(null) as never));
    if (fault === 'reply lost') throw new ApiError('Fault', 500, new TypeError('reply lost'));
    return reply;
  };

  return {
    call: call as unknown as CallFunction, // as: it serves only the calls of the tests
    calls,
    people: people.people,
    allItems: [...setA, ...setB],
    isFinished,
    isSignedIn: people.isSignedIn,
    countSentAnswers: () => calls.filter((name) => name === 'saveResponse').length,
    /** Makes one call fail. Calls are numbered from 1 in the order in which they are made. */
    failAt: (callNumber: number, fault: Fault = 'refused') => void faults.set(callNumber, fault),
    /** Signs in a new person who has answered these questions, each with a 9. */
    signIn(answered?: readonly string[], isStarted?: boolean): Person {
      const person = people.add(answered, isStarted);
      people.signIn(person);
      return person;
    },
    signInAs: (userId: string) =>
      people.signIn(people.people.find(({ id }) => id === userId) ?? null),
  };
}
