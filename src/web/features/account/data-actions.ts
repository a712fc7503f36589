/** The actions on the data of an account: export, retake and deletion. */

import type { NavigateFunction } from 'react-router';
import { paths } from '../../platform/navigation/paths.ts';
import { call } from '../../platform/session/call.ts';
import { queryClient } from '../../platform/session/query-client.ts';
import { clearSession, updateUser } from '../../platform/session/session.ts';
import type { Perform } from './account-action.ts';

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
      saveAsFile(await call('exportData'));
      return 'Everything we hold about this account is in the file my-data.json.';
    }),
  retake: () =>
    perform('retake', async () => {
      await call('retakeSurvey');
      updateUser(await call('me'));
      queryClient.clear();
      await navigate(paths.survey());
      return '';
    }),
  deleteAccount: () =>
    perform('delete', async () => {
      await call('deleteData');
      await navigate(paths.landing(), { replace: true });
      clearSession();
      queryClient.clear();
      return '';
    }),
});
