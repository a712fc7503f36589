/** What owners do with their account from this screen, one thing at a time (decisions B1, B2, B10, B11, C7). */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { problemDetail, errorStatus } from '../../platform/api/error.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { call } from '../../platform/session/call.ts';
import { queryClient as cache } from '../../platform/session/query-client.ts';
import { clearSession, session, updateUser } from '../../platform/session/session.ts';

const sessionsKey = ['sessions'] as const;

export type Deed =
  | 'renew'
  | 'switch-off'
  | 'new-code'
  | 'end-session'
  | 'export'
  | 'retake'
  | 'delete';

type Phase =
  | { readonly name: 'idle' }
  | { readonly name: 'busy'; readonly deed: Deed }
  | { readonly name: 'done'; readonly deed: Deed; readonly text: string }
  | { readonly name: 'failed'; readonly deed: Deed; readonly text: string };

/** Spec §8 where it names a text; otherwise what did not happen, and that nothing changed. */
const failures: Readonly<Record<Deed, string>> = {
  renew: 'The link could not be renewed. The old one still works; please try again.',
  'switch-off': 'Sharing could not be switched off. Please try again.',
  'new-code': 'No new login code was made. The one you have still works.',
  'end-session': 'The session could not be ended. Please try again.',
  export: 'Your data could not be fetched. Please try again.',
  retake: 'The survey could not be started again. Your profile stays as it is.',
  delete: 'Failed to delete account',
};

const confirmations = {
  delete:
    'Delete your account? All data, including your survey responses and your profile, will be permanently deleted. This cannot be undone.',
  retake:
    'Retake the survey? Your present profile stays until all new answers are given, and is then replaced.',
  'new-code':
    'Create a new login code? The old one stops working, and every other browser is signed out.',
} as const;

/** The server's own sentence where the request was refused for a reason the visitor can act on. */
const sentenceOf = (deed: Deed, error: unknown): string =>
  (errorStatus(error) === 409 && problemDetail(error)) || failures[deed];

function saveAsFile(data: unknown) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
  );
  link.download = 'my-data.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

export function useAccount() {
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });
  const navigate = useNavigate();
  const queries = useQueryClient();
  const sessions = useQuery({ queryKey: sessionsKey, queryFn: () => call('listSessions') });

  /** Runs one deed; `work` answers with what to say when it is done. */
  const perform = async (deed: Deed, work: () => Promise<string>) => {
    setPhase({ name: 'busy', deed });
    try {
      setPhase({ name: 'done', deed, text: await work() });
    } catch (error) {
      setPhase({ name: 'failed', deed, text: sentenceOf(deed, error) });
    }
  };

  return {
    phase,
    sessions: sessions.data ?? [],
    renewLink: () =>
      perform('renew', async () => {
        updateUser(await call('renewShareCode'));
        return 'Your profile has a new link. The old one shows nothing any more.';
      }),
    switchSharingOff: () =>
      perform('switch-off', async () => {
        updateUser(await call('switchSharingOff'));
        return 'Sharing is off. Your profile has no link.';
      }),
    createLoginCode: () =>
      window.confirm(confirmations['new-code']) &&
      perform('new-code', async () => {
        const { loginCode } = await call('rotateLoginCode');
        session.setState({ loginCode });
        await queries.invalidateQueries({ queryKey: sessionsKey });
        return 'This is your new login code. Save it now: we cannot show it again.';
      }),
    endSession: (sessionId: string) =>
      perform('end-session', async () => {
        await call('endSession', { params: { sessionId } });
        await queries.invalidateQueries({ queryKey: sessionsKey });
        return 'That browser is signed out.';
      }),
    exportData: () =>
      perform('export', async () => {
        saveAsFile(await call('exportData'));
        return 'Everything we hold about this account is in the file my-data.json.';
      }),
    retake: () =>
      window.confirm(confirmations.retake) &&
      perform('retake', async () => {
        await call('retakeSurvey');
        updateUser(await call('me'));
        cache.clear();
        await navigate(paths.survey());
        return '';
      }),
    deleteAccount: () =>
      window.confirm(confirmations.delete) &&
      perform('delete', async () => {
        await call('deleteData');
        await navigate(paths.landing(), { replace: true });
        clearSession();
        cache.clear();
        return '';
      }),
  };
}

export type Account = ReturnType<typeof useAccount>;
