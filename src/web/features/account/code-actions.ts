/** The actions that change the share link, the login code and the sessions of an account. */

import { call } from '../../platform/session/call.ts';
import { session, updateUser } from '../../platform/session/session.ts';
import type { Perform } from './account-action.ts';

export const createCodeActions = (perform: Perform, reloadSessions: () => Promise<void>) => ({
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
    perform('new-code', async () => {
      const { loginCode } = await call('rotateLoginCode');
      session.setState({ loginCode });
      await reloadSessions();
      return 'This is your new login code. Save it now: we cannot show it again.';
    }),
  endSession: (sessionId: string) =>
    perform('end-session', async () => {
      await call('endSession', { params: { sessionId } });
      await reloadSessions();
      return 'That browser is signed out.';
    }),
});
