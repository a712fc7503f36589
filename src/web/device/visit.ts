/** What the calls of the page for one device work on: the person and their world. */

import type { Input, Reply } from '../../contract/endpoints.ts';
import { type Problem, statuses } from '../../contract/problem.ts';
import type { describeComparison } from '../../core/comparison/comparison.ts';
import type { ProfileWords } from '../../core/profile/profile.ts';
import { revealLength } from '../../core/sharing/reveal.ts';
import { type Attempt, beforeOpenRound, hasProfile } from '../../core/survey/attempt.ts';
import { type Edition, findEdition, type ItemBank } from '../../core/survey/bank.ts';
import type { ClearestTexts } from '../../core/survey/clearest.ts';
import * as refusals from '../../core/survey/refusals.ts';
import type { Locale } from '../../domain/locales.ts';
import { ApiError } from '../platform/api/error.ts';

/** One person on this device: all that their answers have brought about. */
export interface Person {
  readonly id: string;
  readonly createdDay: string;
  /** Null until the survey has begun. */
  readonly attempt: Attempt | null;
  /** The questions that are marked as hard limits. */
  readonly limits: readonly string[];
  /** Random bytes that decide what a card may name. */
  readonly reveal: readonly number[];
}

export interface LocalWords {
  readonly profile: ProfileWords;
  readonly comparison: Parameters<typeof describeComparison>[2];
  readonly scale: { readonly scaleLabels: readonly string[]; readonly ratherNotSay: string };
  readonly topics: ClearestTexts['topics'];
}

export interface LocalWorld {
  readonly bank: ItemBank;
  readonly locale: Locale;
  readonly words: LocalWords;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
  /** Breaks ties between equally good questions. */
  readonly newSeed: () => string;
  readonly randomBytes: (count: number) => Uint8Array;
}

type LocalCall =
  | 'createUnique'
  | 'me'
  | 'logout'
  | 'startSurvey'
  | 'surveyStatus'
  | 'attemptStatus'
  | 'saveResponse'
  | 'completeSetA'
  | 'surveyItems'
  | 'scaleLabels'
  | 'computeProfile'
  | 'profileStatus'
  | 'roundStatus'
  | 'beginRound'
  | 'listAnswers'
  | 'reviseAnswer'
  | 'setLimit'
  | 'compareProfiles';

export type LocalCalls = { readonly [K in LocalCall]: (given: Input<K>) => Reply<K> };

/** Throws what the server would answer. */
export function refuse({ code, ...problem }: refusals.RefusedCall): never {
  const { code: status, title } = statuses[code];
  const data: Problem = { type: 'about:blank', title, status, code, ...problem };
  throw new ApiError(title, status, data);
}

/** Holds the person that the calls read and replace. */
export interface Visit {
  person: Person;
}

export function newPerson({ bank, now, newId, randomBytes }: LocalWorld): Person {
  return {
    id: newId(),
    createdDay: new Date(now()).toISOString().slice(0, 10),
    attempt: null,
    limits: [],
    reveal: [...randomBytes(revealLength(bank.current))],
  };
}

export function requireAttempt({ person: { attempt } }: Visit, attemptId?: string): Attempt {
  if (attempt === null || (attemptId ?? attempt.id) !== attempt.id)
    return refuse(attemptId === undefined ? refusals.notStarted : refusals.unknownAttempt);
  return attempt;
}

export interface Finished {
  readonly edition: Edition;
  /** Without the questions of an open round. */
  readonly attempt: Attempt;
}

export function findFinished({ bank }: LocalWorld, { attempt }: Person): Finished | null {
  if (attempt === null || !hasProfile(attempt)) return null;
  const edition = findEdition(bank, attempt.edition);
  return { edition, attempt: beforeOpenRound(edition.layout, attempt) };
}

export const requireFinished = (world: LocalWorld, { person }: Visit): Finished =>
  findFinished(world, person) ?? refuse(refusals.noProfile);

export const textsOf = ({ bank }: LocalWorld, column: 'text' | 'shortDescription') =>
  new Map(bank.texts.map((question) => [question.id, question[column]]));
