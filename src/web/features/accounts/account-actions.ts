/** What the buttons of 'Edit Profile' do: codes, sharing, sessions, export, retake, deletion. */

import type { NavigateFunction } from 'react-router';
import type { RequestBody } from '../../../contract/endpoints.ts';
import { forgetArrival } from '../../platform/arrival/arrival.ts';
import { forgetOpenedLink } from '../../platform/arrival/opened-link.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { saveFile } from '../../platform/save-file.ts';
import { call } from '../../platform/session/call.ts';
import { queryClient } from '../../platform/session/query-client.ts';
import { session, updateUser, clearSession } from '../../platform/session/session.ts';
import { callAccount, withProof } from './with-proof.ts';
import * as words from './words.ts';

/** The actions of 'Edit Profile'. */
export type AccountAction = keyof typeof words.failures;

/** Asks unless it is confirmed, runs, and reports. `run` returns the text after a success. */
export type Perform = (
  action: AccountAction,
  run: () => Promise<string>,
  isConfirmed?: boolean,
) => Promise<void>;

/** What a new login code removes in the same step. */
type Removals = RequestBody<'rotateLoginCode'>;

export const noRemovals: Removals = {
  removeAddress: false,
  removePassword: false,
  removeLinks: false,
  removePasskeys: false,
};

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
      return words.sharingSwitchedOff;
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
        return words.saveNewLoginCode;
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

const saveData = (data: unknown): void =>
  saveFile(
    words.dataFileName,
    new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
  );

export const createDataActions = (perform: Perform, navigate: NavigateFunction) => ({
  exportData: () =>
    perform('export', async () => {
      saveData(await withProof(() => callAccount('exportData')));
      return words.dataIsInFile;
    }),
  retake: () =>
    perform('retake', async () => {
      await callAccount('retakeSurvey');
      updateUser(await call('me'));
      queryClient.clear();
      await navigate(paths.survey());
      return '';
    }),
  deleteAccount: () =>
    perform('delete', async () => {
      const { loginCode } = session.getState();
      await withProof(() =>
        callAccount('deleteData', { body: loginCode === null ? {} : { loginCode } }),
      );
      await navigate(paths.landing(), {
        replace: true,
        state: { notice: `${words.userDataDeleted}. ${words.everythingErased}` },
      });
      clearSession();
      forgetArrival();
      forgetOpenedLink();
      queryClient.clear();
      return '';
    }),
});
