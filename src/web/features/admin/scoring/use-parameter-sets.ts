import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorStatus } from '../../../platform/api/error.ts';
import { describeFailure } from '../../../platform/api/use-action.ts';
import { callAdmin, useAdminQuery, type AdminAccess } from '../access/use-admin-key.ts';
import { useSaveMessage } from '../edits/save-message.ts';
import { nameOf, type ParameterSets, type Version } from './sets/parameter-sets.ts';
import * as words from './words.ts';

const queryKey = ['admin-parameter-sets'] as const;

/** The parameter sets, and the switch to one of them. */
export function useParameterSets(access: AdminAccess) {
  const { adminKey, onRefused } = access;
  const queries = useQueryClient();
  const [message, setMessage] = useSaveMessage();
  const [isBusy, setIsBusy] = useState(false);
  const loaded = useAdminQuery(
    queryKey,
    () => callAdmin('listParameterSets', { adminKey }),
    access,
  );

  const showSets = async (sets: ParameterSets) => {
    queries.setQueryData(queryKey, sets);
    await queries.invalidateQueries({ queryKey: ['statistics'] });
  };

  /** Scores by the version in place of the one that the administrator saw in use. */
  const switchTo = async (version: Version, instead: Version) => {
    setIsBusy(true);
    try {
      await showSets(await callAdmin('useParameterSet', { adminKey, body: { version, instead } }));
      setMessage({ tone: 'good', text: words.switched(nameOf(version)) });
    } catch (error) {
      if (errorStatus(error) === 401) onRefused();
      setMessage({ tone: 'poor', text: describeRefusal(error) });
      await queries.invalidateQueries({ queryKey });
    }
    setIsBusy(false);
  };

  return { sets: loaded.data, hasFailed: loaded.isError, message, isBusy, switchTo };
}

function describeRefusal(error: unknown): string {
  const text = describeFailure(error, words.failedToSwitch);
  const isRefused = [404, 409].includes(errorStatus(error) ?? 0);
  return isRefused ? words.nothingSwitched(text) : text;
}
