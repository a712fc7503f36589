/** The actions on the data of an account: export, retake and deletion. */

import type { NavigateFunction } from 'react-router';
import { forgetArrival } from '../../../platform/arrival/arrival.ts';
import { forgetOpenedLink } from '../../../platform/arrival/opened-link.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { call } from '../../../platform/session/call.ts';
import { queryClient } from '../../../platform/session/query-client.ts';
import { clearSession, session, updateUser } from '../../../platform/session/session.ts';
import { callAccount } from '../proof/call-account.ts';
import { withProof } from '../proof/with-proof.ts';
import type { Perform } from './account-action.ts';
import * as words from './words.ts';

/** Shown after a deletion whose reply has no message (spec §3). */
const deletedText = words.userDataDeleted;

function saveAsFile(data: unknown) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
  );
  link.download = 'my-data.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

export const createDataActions = (perform: Perform, navigate: NavigateFunction) => ({
  exportData: () =>
    perform('export', async () => {
      saveAsFile(await withProof(() => callAccount('exportData')));
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
      const { message } = await withProof(() =>
        callAccount('deleteData', { body: loginCode === null ? {} : { loginCode } }),
      );
      await navigate(paths.landing(), {
        replace: true,
        state: { notice: message || deletedText },
      });
      clearSession();
      forgetArrival();
      forgetOpenedLink();
      queryClient.clear();
      return '';
    }),
});
