/** The actions that change the share link, the login code and the sessions of an account. */

import { session, updateUser } from '../../../platform/session/session.ts';
import { callAccount } from '../proof/call-account.ts';
import { withProof } from '../proof/with-proof.ts';
import type { Perform } from './account-action.ts';
import * as words from './words.ts';

/** The other ways into the account that a new login code removes in the same step. */
export interface Removals {
  readonly removeAddress: boolean;
  readonly removePassword: boolean;
}

export const createCodeActions = (perform: Perform, reload: () => Promise<unknown>) => ({
  renewLink: () =>
    perform('renew', async () => {
      updateUser(await callAccount('renewShareCode'));
      return words.shareLinkRenewed;
    }),
  switchSharingOn: () =>
    perform('switch-on', async () => {
      updateUser(await callAccount('renewShareCode'));
      return words.sharingIsOn;
    }),
  switchSharingOff: () =>
    perform('switch-off', async () => {
      updateUser(await callAccount('switchSharingOff'));
      return words.sharingIsOff;
    }),
  createLoginCode: (removals: Removals, isConfirmed = false) =>
    perform(
      'new-code',
      async () => {
        const { loginCode, user } = await withProof(() =>
          callAccount('rotateLoginCode', { body: removals }),
        );
        session.setState({ loginCode });
        updateUser(user);
        await reload();
        return words.newLoginCode;
      },
      isConfirmed,
    ),
  endSession: (sessionId: string) =>
    perform('end-session', async () => {
      await callAccount('endSession', { params: { sessionId } });
      await reload();
      return words.browserSignedOut;
    }),
});
