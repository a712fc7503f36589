/**
 * For each database column, a function that reads the values of a person from the export, in the
 * form in which the database stores them.
 */

import type { Reply } from '../../../src/contract/endpoints.ts';
import { bank } from './test-app.ts';

export type Export = Reply<'exportData'>;
type Attempt = Export['attempts'][number];
type Insight = NonNullable<Attempt['insight']>;
type Session = Export['sessions'][number];

/**
 * Marks a column that is left out of the export, because it holds a credential, a hash or encrypted
 * data.
 */
export const secret = 'secret';

type ReadColumn = (data: Export) => readonly unknown[];

const account =
  (read: (account: Export['account']) => unknown): ReadColumn =>
  (data) => [read(data.account)];
const attempts =
  (read: (attempt: Attempt) => unknown): ReadColumn =>
  (data) =>
    data.attempts.map(read);
const finishedAttempts =
  (read: (attempt: Attempt) => unknown): ReadColumn =>
  (data) =>
    data.attempts.filter(({ figures }) => figures).map(read);
const insights =
  (read: (insight: Insight) => unknown): ReadColumn =>
  (data) =>
    data.attempts.flatMap(({ insight }) => (insight ? [read(insight)] : []));
const sessions =
  (read: (session: Session) => unknown): ReadColumn =>
  (data) =>
    data.sessions.map(read);
const tokens =
  (read: (token: Session['tokens'][number]) => unknown): ReadColumn =>
  (data) =>
    data.sessions.flatMap((session) => session.tokens.map(read));

const id = account((user) => user.id);
/** Returns a reader that returns the account's id once for each value that `rows` reads. */
const repeatOwner =
  (rows: ReadColumn): ReadColumn =>
  (data) =>
    rows(data).map(() => data.account.id);

const answerDigits = (attempt: Attempt): string =>
  [...bank.current.layout.positions.keys()]
    .map((id) => attempt.answers.find(({ itemId }) => itemId === id)?.value ?? 0)
    .join('');

export const exportedColumns: Readonly<Record<string, typeof secret | ReadColumn>> = {
  'users.id': id,
  'users.login_code_hash': secret,
  'users.share_code': account((user) => user.shareCode),
  'users.survey_completed': account((user) => Number(user.surveyCompleted)),
  'users.consent_version': account((user) => user.consent?.version),
  'users.consent_day': account((user) => user.consent?.day),
  'users.created_day': account((user) => user.createdAt),
  'users.email_index': secret,
  'users.pending_email_index': secret,
  'users.pending_token_hash': secret,
  'users.pending_expires_at': account((user) => Date.parse(user.emailLinkExpiresAt ?? '')),
  'users.password_hash': secret,
  'users.age_range': account((user) => user.ageRange),
  'users.gender': account((user) => user.gender),
  'users.last_seen_month': account((user) => user.lastSeenMonth),
  'attempts.id': attempts((attempt) => attempt.attemptId),
  'attempts.user_id': repeatOwner(attempts(() => null)),
  'attempts.edition': attempts((attempt) => attempt.edition),
  'attempts.state': attempts((attempt) => attempt.state),
  'attempts.target_count': attempts((attempt) => attempt.targetCount),
  'attempts.adaptive': attempts((attempt) => Number(attempt.adaptive)),
  'attempts.set_b': attempts((attempt) => attempt.setBItems.join(',')),
  'attempts.answers': attempts(answerDigits),
  'attempts.started_day': attempts((attempt) => attempt.startedDay),
  'attempts.synthetic': attempts((attempt) => Number(attempt.synthetic)),
  'profiles.attempt_id': finishedAttempts((attempt) => attempt.attemptId),
  'profiles.user_id': repeatOwner(finishedAttempts(() => null)),
  'profiles.model_version': finishedAttempts((attempt) => attempt.figures?.modelVersion),
  'profiles.figures': finishedAttempts((attempt) => JSON.stringify(attempt.figures?.numbers)),
  'insights.attempt_id': (data) =>
    data.attempts.flatMap(({ attemptId, insight }) => (insight ? [attemptId] : [])),
  'insights.user_id': repeatOwner(insights(() => null)),
  'insights.model_version': insights((insight) => insight.modelVersion),
  'insights.text': insights((insight) => insight.text),
  'insights.writer': insights((insight) => insight.model),
  'insights.written_day': insights((insight) => insight.writtenDay),
  'retakes.user_id': repeatOwner((data) => data.account.retakes),
  'retakes.started_day': (data) => data.account.retakes,
  'hard_limits.user_id': id,
  'hard_limits.item_ids': (data) => [data.hardLimits.map(({ itemId }) => itemId).join(',')],
  'sessions.id': sessions((session) => session.id),
  'sessions.user_id': repeatOwner(sessions(() => null)),
  'sessions.created_at': sessions((session) => Date.parse(session.startedAt)),
  'sessions.last_used_day': sessions((session) => session.lastUsedDay),
  'tokens.hash': secret,
  'tokens.session_id': (data) =>
    data.sessions.flatMap((session) => session.tokens.map(() => session.id)),
  'tokens.issued_at': tokens((token) => Date.parse(token.issuedAt)),
  'tokens.expires_at': tokens((token) => Date.parse(token.expiresAt)),
  'tokens.superseded': tokens((token) => Number(token.replaced)),
  'email_challenges.id': (data) => data.emailCodes.map((code) => code.id),
  'email_challenges.user_id': repeatOwner((data) => data.emailCodes),
  'email_challenges.code_hash': secret,
  'email_challenges.tries': (data) => data.emailCodes.map((code) => code.tries),
  'email_challenges.expires_at': (data) =>
    data.emailCodes.map((code) => Date.parse(code.expiresAt)),
  'kept_replies.key_hash': secret,
  'kept_replies.user_id': repeatOwner((data) => data.keptReplies),
  'kept_replies.sealed': secret,
  'kept_replies.expires_at': (data) => data.keptReplies.map((reply) => Date.parse(reply.expiresAt)),
};
