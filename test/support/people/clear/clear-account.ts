/** Accounts in clear, in all states that the old version could leave behind. */

import { createHash } from 'node:crypto';
import { noAnswers } from '../../../../src/domain/edition.ts';
import type { AttemptState } from '../../../../src/domain/survey.ts';
import { computeProfile } from '../../../../src/psychometrics/index.ts';
import { newLoginCode } from '../../../../src/server/features/accounts/codes/login-code.ts';
import { newShareCode } from '../../../../src/server/features/accounts/codes/share-code.ts';
import { hashToken } from '../../../../src/server/features/accounts/keys/tokens.ts';
import { listFigures } from '../../../../src/server/features/profile/figures/figures.ts';
import { type Edition, findEdition } from '../../../../src/server/features/survey/survey.ts';
import { bank } from '../../server/test-app.ts';
import { testKey } from '../../server/test-keys.ts';
import { simulatePerson } from '../simulated-person.ts';

/** An attempt with its answers by item, as its owner gave them. */
export interface ClearAttempt {
  readonly id: string;
  readonly edition: number;
  readonly state: AttemptState;
  readonly targetCount: number;
  readonly adaptive: boolean;
  readonly synthetic: boolean;
  readonly setB: readonly string[];
  readonly answers: ReadonlyMap<string, number>;
  readonly startedDay: string;
}

interface ClearInsight {
  readonly modelVersion: string;
  readonly text: string;
  readonly writer: string;
  readonly writtenDay: string;
}

type Row = Readonly<Record<string, unknown>>;
type Table =
  | 'users'
  | 'sessions'
  | 'tokens'
  | 'attempts'
  | 'profiles'
  | 'insights'
  | 'retakes'
  | 'hard_limits';

export interface ClearAccount {
  readonly id: string;
  readonly loginCode: string;
  /** Null if sharing is off. */
  readonly shareCode: string | null;
  readonly ageRange: string | null;
  readonly gender: string | null;
  readonly consent: { readonly version: string; readonly day: string } | null;
  /** In the order in which they were started. */
  readonly attempts: readonly ClearAttempt[];
  /** In alphabetical order. */
  readonly limits: readonly string[];
  readonly retakes: readonly string[];
  /** The summary of the finished attempt. */
  readonly insight: ClearInsight | null;
  /** A token of a session that was open at the upgrade. */
  readonly token: string;
  readonly rows: Readonly<Record<Table, readonly Row[]>>;
}

const createdDay = '2026-01-02';
const retakeDay = '2026-01-09';

/** What an account has, by its index: each state with every combination of the rest. */
const situations = [
  [],
  ['A_ACTIVE'],
  ['SELECT_B'],
  ['B_ACTIVE'],
  ['FINISHED'],
  ['FINISHED', 'A_ACTIVE'],
  ['FINISHED', 'B_ACTIVE'],
] as const satisfies readonly (readonly AttemptState[])[];

const bytesFrom =
  (name: string) =>
  (count: number): Uint8Array =>
    createHash('shake256', { outputLength: count }).update(name).digest();

/** Returns how many questions of each set are answered in a state. */
function answeredCounts(state: AttemptState, index: number, setBCount: number) {
  if (state === 'A_ACTIVE') return { a: (index * 7) % 44, b: 0 };
  if (state === 'SELECT_B') return { a: Infinity, b: 0 };
  return { a: Infinity, b: state === 'FINISHED' ? setBCount : index % setBCount };
}

function makeAttempt(index: number, place: number, state: AttemptState): ClearAttempt {
  const editions = [...bank.editions.values()];
  const { layout }: Edition = editions[Math.floor(index / 7) % editions.length]!;
  const count = 15 + (index % 6);
  const isChosen = state === 'B_ACTIVE' || state === 'FINISHED';
  const start = (index * 13 + place * 29) % layout.pool.length;
  const setB = isChosen
    ? Array.from({ length: count }, (_, i) => layout.pool[(start + i * 3) % layout.pool.length]!)
    : [];
  const answer = simulatePerson(`clear ${index}/${place}`);
  const { a, b } = answeredCounts(state, index, count);
  const answered = [...layout.setA.slice(0, a), ...setB.slice(0, b)];
  return {
    id: `attempt-${index}-${place}`,
    edition: layout.number,
    state,
    targetCount: count,
    adaptive: index % 2 === 0,
    synthetic: index % 13 === 0,
    setB,
    answers: new Map(answered.map((id) => [id, answer(id)])),
    startedDay: place === 0 ? createdDay : retakeDay,
  };
}

const computed = new WeakMap<ClearAttempt, number[]>();

/** What the model says about an attempt, as the figures that are stored and exported. */
export function figuresOf(attempt: ClearAttempt): number[] {
  const { model } = findEdition(bank, attempt.edition);
  const answers = model.items.map(({ id }) => attempt.answers.get(id) ?? null);
  const figures = computed.get(attempt) ?? listFigures(computeProfile(model, answers));
  computed.set(attempt, figures);
  return figures;
}

function attemptRow(userId: string, attempt: ClearAttempt): Row {
  const { layout } = findEdition(bank, attempt.edition);
  const digits = [...noAnswers(layout)];
  for (const [id, value] of attempt.answers) digits[layout.positions.get(id)!] = String(value);
  return {
    id: attempt.id,
    user_id: userId,
    state: attempt.state,
    edition: attempt.edition,
    target_count: attempt.targetCount,
    adaptive: attempt.adaptive ? 1 : 0,
    synthetic: attempt.synthetic ? 1 : 0,
    set_b: attempt.setB.join(','),
    answers: digits.join(''),
    started_day: attempt.startedDay,
  };
}

/** Stored figures: of the current model, of an older one, or none. */
function profileRows(index: number, userId: string, finished: ClearAttempt): Row[] {
  const row = { attempt_id: finished.id, user_id: userId };
  if (index % 3 === 0) return [];
  return index % 3 === 1
    ? [{ ...row, model_version: bank.version, figures: JSON.stringify(figuresOf(finished)) }]
    : [{ ...row, model_version: 'older', figures: '[48,0,50.1,null]' }];
}

function signInRows(index: number, userId: string, token: string, now: number) {
  const session = `session-${index}`;
  return {
    sessions: [{ id: session, user_id: userId, created_at: now, last_used_day: createdDay }],
    tokens: [
      {
        hash: hashToken(token),
        session_id: session,
        issued_at: now,
        expires_at: now + 86_400_000,
        superseded: 0,
      },
    ],
  };
}

const pick = <T>(values: readonly T[], index: number): T => values[index % values.length]!;

function personalDetails(index: number, shareCode: string) {
  return {
    shareCode: index % 11 === 0 ? null : shareCode,
    ageRange: pick([null, '25-34', '45-54', '65+'], Math.floor(index / 2)),
    gender: pick([null, 'female', 'non-binary', 'male', 'other'], Math.floor(index / 3)),
    consent: index % 4 === 0 ? null : { version: '2026-11', day: createdDay },
  };
}

type Described = Omit<ClearAccount, 'rows'> & { readonly loginCodeHash: Uint8Array };

function describeAccount(index: number): Described {
  const random = bytesFrom(`account ${index}`);
  const { code: loginCode, clearHash } = newLoginCode({
    random,
    loginCodeKey: testKey('loginCode'),
  });
  const attempts = pick<readonly AttemptState[]>(situations, index).map((state, place) =>
    makeAttempt(index, place, state),
  );
  const hasSummary = attempts[0]?.state === 'FINISHED' && index % 5 === 0;
  return {
    id: `user-${index}`,
    loginCode,
    loginCodeHash: clearHash,
    ...personalDetails(index, newShareCode(bytesFrom(`share ${index}`))),
    attempts,
    limits: index % 3 === 0 ? ['A05', 'B17'].slice(0, 1 + (index % 2)) : [],
    retakes: attempts.length > 1 ? [retakeDay] : [],
    insight: hasSummary ? makeInsight(index) : null,
    token: `token-of-the-first-edition-${index}`,
  };
}

const makeInsight = (index: number): ClearInsight => ({
  modelVersion: index % 2 === 0 ? bank.version : 'older',
  text: `A summary of account ${index}, with “quotes” and an ö. `.repeat(1 + (index % 120)),
  writer: 'vendor/model:1',
  writtenDay: createdDay,
});

const userRow = (account: Described): Row => ({
  id: account.id,
  login_code_hash: account.loginCodeHash,
  share_code: account.shareCode,
  survey_completed: account.attempts.at(-1)?.state === 'FINISHED' ? 1 : 0,
  consent_version: account.consent?.version ?? null,
  consent_day: account.consent?.day ?? null,
  created_day: createdDay,
  age_range: account.ageRange,
  gender: account.gender,
  last_seen_month: '2026-01',
});

const insightRow = (userId: string, attemptId: string, insight: ClearInsight): Row => ({
  attempt_id: attemptId,
  user_id: userId,
  model_version: insight.modelVersion,
  text: insight.text,
  writer: insight.writer,
  written_day: insight.writtenDay,
});

/** Returns the account with this index, always the same. `now` is the time of the open session. */
export function makeClearAccount(index: number, now: number): ClearAccount {
  const account = describeAccount(index);
  const { id, attempts, limits, insight } = account;
  const finished = attempts.find(({ state }) => state === 'FINISHED');
  return {
    ...account,
    rows: {
      users: [userRow(account)],
      ...signInRows(index, id, account.token, now),
      attempts: attempts.map((attempt) => attemptRow(id, attempt)),
      profiles: finished ? profileRows(index, id, finished) : [],
      insights: finished && insight ? [insightRow(id, finished.id, insight)] : [],
      retakes: account.retakes.map((day) => ({ user_id: id, started_day: day })),
      hard_limits: limits.length > 0 ? [{ user_id: id, item_ids: limits.join(',') }] : [],
    },
  };
}
