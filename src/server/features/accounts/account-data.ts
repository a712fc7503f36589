/** Collects the parts of a data export that concern the account and its sessions. */

import type { Reply } from '../../../contract/endpoints.ts';
import type { Services } from '../../platform/app-services.ts';
import type { Caller } from '../../platform/http/handlers.ts';
import { type UserRow, selectSignInData } from './account-store.ts';
import { getUser, presentUser } from './account.ts';
import { makeConsentRecord } from './consent-record.ts';
import { selectPasskeys } from './passkeys/passkey-store.ts';
import { presentPasskeys } from './passkeys/passkeys.ts';
import { presentSession } from './sessions/session.ts';
import { selectSessions } from './sessions/store.ts';

type Export = Reply<'exportData'>;

/** The account's part of an export. The profile feature adds attempts and retakes. */
interface AccountData extends Pick<
  Export,
  'consentRecord' | 'passkeys' | 'sessions' | 'emailCodes' | 'keptReplies'
> {
  readonly account: Omit<Export['account'], 'retakes'>;
}

const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString();

export async function accountData(
  deps: Pick<Services, 'db' | 'now' | 'publicUrl' | 'site'>,
  caller: Caller,
): Promise<AccountData> {
  const user = await getUser(deps, caller.userId);
  const { passkeys, sessions, tokens, emailCodes, keptReplies } = await deps.db.read(
    async (tx) => ({
      passkeys: await selectPasskeys(tx, caller),
      sessions: await selectSessions(tx, caller.userId),
      ...(await selectSignInData(tx, caller.userId)),
    }),
  );
  const tokensBySession = Map.groupBy(tokens, ({ session_id }) => session_id);
  const account = presentAccount(deps, user, caller);
  const { site, publicUrl } = deps;
  return {
    account,
    consentRecord:
      account.consent &&
      makeConsentRecord(account.consent, caller.userId, { ...site, publicUrl: publicUrl() }),
    ...presentPasskeys(passkeys),
    sessions: sessions.map((session) => ({
      ...presentSession(session, caller),
      startedAt: isoTime(session.created_at),
      provenAt: isoTime(session.proven_at),
      tokens: (tokensBySession.get(session.id) ?? []).map((token) => ({
        issuedAt: isoTime(token.issued_at),
        expiresAt: isoTime(token.expires_at),
        replaced: token.superseded === 1,
      })),
    })),
    emailCodes: emailCodes.map(({ id, purpose, tries, expires_at }) => ({
      id,
      purpose,
      tries,
      expiresAt: isoTime(expires_at),
    })),
    keptReplies: keptReplies.map(({ expires_at }) => ({ expiresAt: isoTime(expires_at) })),
  };
}

function presentAccount(
  deps: Pick<Services, 'db' | 'now'>,
  user: UserRow,
  { dataKey }: Caller,
): AccountData['account'] {
  return {
    ...presentUser(deps, user, dataKey),
    hasPassword: user.password_hash !== null,
    consent:
      user.consent_version !== null && user.consent_day !== null
        ? { version: user.consent_version, day: user.consent_day }
        : null,
    lastSeenMonth: user.last_seen_month,
    pendingEmailExpiresAt:
      user.pending_expires_at === null ? null : isoTime(user.pending_expires_at),
  };
}
