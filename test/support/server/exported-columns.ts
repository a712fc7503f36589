/**
 * For each database column, a function that reads the values of a person from the export, in the
 * form in which the database stores them.
 */

import type { Reply } from '../../../src/contract/endpoints.ts';

export type Export = Reply<'exportData'>;

/**
 * Marks a column that is left out of the export, because it holds a credential, a hash or encrypted
 * data.
 */
export const secret = 'secret';

/** Marks a column that counts changes or names a key, and says nothing of the person. */
export const technical = 'technical';

type ReadColumn = (data: Export) => readonly unknown[];

/** Reads one value of each row. */
const readEach =
  <Row>(rows: (data: Export) => readonly Row[]) =>
  (read: (row: Row) => unknown): ReadColumn =>
  (data) =>
    rows(data).map(read);

const account = readEach((data) => [data.account]);
const attempts = readEach((data) => data.attempts);
const earlier = readEach((data) => data.earlierAttempts);
const finishedAttempts = readEach((data) => data.attempts.filter(({ figures }) => figures));
const insights = readEach((data) => data.attempts.flatMap(({ insight }) => insight ?? []));
const sessions = readEach((data) => data.sessions);
const links = readEach((data) => data.links);
const tokens = readEach((data) => data.sessions.flatMap((session) => session.tokens));
const emailCodes = readEach((data) => data.emailCodes);
const keptReplies = readEach((data) => data.keptReplies);

const id = account((user) => user.id);
/** Returns a reader that returns the account's id once for each value that `rows` reads. */
const repeatOwner =
  (rows: ReadColumn): ReadColumn =>
  (data) =>
    rows(data).map(() => data.account.id);

export const exportedColumns: Readonly<
  Record<string, typeof secret | typeof technical | ReadColumn>
> = {
  'users.id': id,
  'users.login_code_hash': secret,
  'users.login_code_key_id': technical,
  'users.share_code_hash': secret,
  'users.share_code_key_id': technical,
  'users.sealed': secret,
  'users.sealed_version': technical,
  'addresses.email_index': secret,
  'addresses.user_id': id,
  'users.public_record': secret,
  'users.record_version': technical,
  'key_wraps.user_id': technical,
  'key_wraps.kind': technical,
  'key_wraps.salt': technical,
  'key_wraps.wrapped': secret,
  'key_wraps.key_id': technical,
  'passkeys.user_id': (data) => data.passkeys.map(() => data.account.id),
  'passkeys.id': secret,
  'passkeys.public_key': technical,
  'passkeys.wrapped': secret,
  'passkeys.sealed': secret,
  'passkeys.version': technical,
  'users.survey_completed': account((user) => Number(user.surveyCompleted)),
  'users.consent_version': account((user) => user.consent?.version),
  'users.consent_day': account((user) => user.consent?.day),
  'users.created_day': account((user) => user.createdAt),
  'users.email_index': secret,
  'users.email_key_id': technical,
  'users.pending_email_index': secret,
  'users.pending_expires_at': account((user) => Date.parse(user.pendingEmailExpiresAt ?? '')),
  'users.password_hash': secret,
  'users.last_seen_month': account((user) => user.lastSeenMonth),
  'attempts.id': attempts((attempt) => attempt.attemptId),
  'attempts.user_id': repeatOwner(attempts(() => null)),
  'attempts.edition': attempts((attempt) => attempt.edition),
  'attempts.state': attempts((attempt) => attempt.state),
  'attempts.target_count': attempts((attempt) => attempt.targetCount),
  'attempts.adaptive': attempts((attempt) => Number(attempt.adaptive)),
  'attempts.sealed': secret,
  'attempts.version': technical,
  'attempts.started_day': attempts((attempt) => attempt.startedDay),
  'attempts.synthetic': attempts((attempt) => Number(attempt.synthetic)),
  'earlier_attempts.id': earlier((attempt) => attempt.attemptId),
  'earlier_attempts.user_id': repeatOwner(earlier(() => null)),
  'earlier_attempts.number': technical,
  'earlier_attempts.edition': earlier((attempt) => attempt.edition),
  'earlier_attempts.sealed': secret,
  'earlier_attempts.started_day': earlier((attempt) => attempt.startedDay),
  'profiles.attempt_id': finishedAttempts((attempt) => attempt.attemptId),
  'profiles.user_id': repeatOwner(finishedAttempts(() => null)),
  'profiles.model_version': finishedAttempts((attempt) => attempt.figures?.modelVersion),
  'profiles.sealed': secret,
  'insights.attempt_id': (data) =>
    data.attempts.flatMap(({ attemptId, insight }) => (insight ? [attemptId] : [])),
  'insights.user_id': repeatOwner(insights(() => null)),
  'insights.model_version': insights((insight) => insight.modelVersion),
  'insights.sealed': secret,
  'insights.version': technical,
  'insights.writer': insights((insight) => insight.model),
  'insights.written_day': insights((insight) => insight.writtenDay),
  'retakes.user_id': repeatOwner((data) => data.account.retakes),
  'retakes.started_day': (data) => data.account.retakes,
  'hard_limits.user_id': id,
  'hard_limits.sealed': secret,
  'hard_limits.version': technical,
  'kept_people.user_id': (data) => (data.people.length > 0 ? [data.account.id] : []),
  'kept_people.sealed': secret,
  'kept_people.version': technical,
  'pair_sides.id': technical,
  'pair_sides.user_id': repeatOwner((data) => data.sharedReadings),
  'pair_sides.sealed': secret,
  'pair_sides.version': technical,
  'links.id': links((link) => link.linkId),
  'links.user_id': repeatOwner(links(() => null)),
  'links.token_hash': secret,
  'links.sealed': secret,
  'links.version': technical,
  'links.record': secret,
  'links.expires_at': links((link) => link.endsAt && Date.parse(link.endsAt)),
  'links.created_day': links((link) => link.createdDay),
  'sessions.id': sessions((session) => session.id),
  'sessions.user_id': repeatOwner(sessions(() => null)),
  'sessions.created_at': sessions((session) => Date.parse(session.startedAt)),
  'sessions.last_used_day': sessions((session) => session.lastUsedDay),
  'sessions.proven_at': sessions((session) => Date.parse(session.provenAt ?? '')),
  'tokens.user_id': repeatOwner(tokens(() => null)),
  'tokens.hash': secret,
  'tokens.session_id': (data) =>
    data.sessions.flatMap((session) => session.tokens.map(() => session.id)),
  'tokens.issued_at': tokens((token) => Date.parse(token.issuedAt)),
  'tokens.expires_at': tokens((token) => Date.parse(token.expiresAt)),
  'tokens.superseded': tokens((token) => Number(token.replaced)),
  'tokens.wrapped_key': secret,
  'email_challenges.id': emailCodes((code) => code.id),
  'email_challenges.user_id': repeatOwner((data) => data.emailCodes),
  'email_challenges.purpose': emailCodes((code) => code.purpose),
  'email_challenges.code_hash': secret,
  'email_challenges.tries': emailCodes((code) => code.tries),
  'email_challenges.expires_at': emailCodes((code) => Date.parse(code.expiresAt)),
  'kept_replies.key_hash': secret,
  'kept_replies.user_id': repeatOwner((data) => data.keptReplies),
  'kept_replies.sealed': secret,
  'kept_replies.expires_at': keptReplies((reply) => Date.parse(reply.expiresAt)),
};
