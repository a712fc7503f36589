/** The admin console's state: the key, what was loaded, what is edited, and what is said about it (spec §2 /admin, §4, §8). */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FormSlug } from '../../../domain/survey.ts';
import { ApiError, problemDetail, errorStatus } from '../../platform/api/error.ts';
import { call } from '../../platform/session/call.ts';
import { forgetAdminKey, keepAdminKey, readAdminKey } from './admin-key.ts';
import {
  changesOf,
  modifiedItems,
  modifiedLabels,
  type AdminItem,
  type ItemEdits,
  type LabelEdits,
} from './edits.ts';

export const invalidKeyText = 'Invalid admin key';

export interface Message {
  readonly tone: 'good' | 'poor';
  readonly text: string;
}

/** How long a success message is shown (spec §2, §9). */
const successMessageMs = 3_000;

/** A failure stays until the next action. */
function useMessage() {
  const [message, setMessage] = useState<Message | null>(null);
  useEffect(() => {
    if (message?.tone !== 'good') return undefined;
    const timer = setTimeout(() => setMessage(null), successMessageMs);
    return () => clearTimeout(timer);
  }, [message]);
  return [message, setMessage] as const;
}

/** Without a key that opens anything: the login. A key is tried before it is kept. */
export function useAdminKey() {
  const [key, setKey] = useState(readAdminKey);
  const [error, setError] = useState<string | null>(null);
  return {
    key,
    error,
    async logIn(typed: string) {
      try {
        await call('listAdminLabels', { adminKey: typed });
        keepAdminKey(typed);
        setError(null);
        setKey(typed);
      } catch (failure) {
        setError(
          errorStatus(failure) === 401
            ? invalidKeyText
            : (problemDetail(failure) ?? 'Failed to load survey items'),
        );
      }
    },
    logOut(reason: string | null = null) {
      forgetAdminKey();
      setError(reason);
      setKey(null);
    },
  };
}

/** What somebody else saved meanwhile, told beside the failure (decisions F2). */
function theirsOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status !== 409) return '';
  const { current } = error.data as { current?: { id: string; text: string }[] }; // as: the problem of a stale save
  return (current ?? []).map(({ id, text }) => ` ${id} now reads: “${text}”.`).join('');
}

interface Access {
  readonly adminKey: string;
  /** The key is not valid any more. */
  readonly onRefused: () => void;
}

function sentenceOf(error: unknown, fallback: string): string {
  return errorStatus(error) === 409
    ? `${fallback}. ${problemDetail(error) ?? ''}${theirsOf(error)}`
    : [fallback, errorStatus(error) === 400 ? problemDetail(error) : null]
        .filter(Boolean)
        .join('. ');
}

export function useItems(form: FormSlug, { adminKey, onRefused }: Access) {
  const queryKey = ['admin-items', form] as const;
  const queries = useQueryClient();
  const [edits, setEdits] = useState<ItemEdits>({});
  const [message, setMessage] = useMessage();
  const loaded = useQuery({
    queryKey,
    queryFn: () => call('listAdminItems', { adminKey, query: { formSlug: form } }),
    staleTime: 0,
  });
  const items = loaded.data ?? [];
  useEffect(() => {
    if (errorStatus(loaded.error) === 401) onRefused();
  }, [loaded.error, onRefused]);

  const save = async (chosen: readonly AdminItem[], done: string) => {
    const changes = chosen.flatMap((item) =>
      edits[item.id] ? [changesOf(item, edits[item.id] ?? item)] : [],
    );
    const [only] = changes;
    try {
      if (changes.length === 1 && only)
        await call('updateAdminItem', { adminKey, params: { id: only.id }, body: only });
      else await call('updateAdminItems', { adminKey, body: { items: changes } });
      setEdits((all) =>
        Object.fromEntries(
          Object.entries(all).filter(([id]) => !chosen.some((item) => item.id === id)),
        ),
      );
      setMessage({ tone: 'good', text: done });
    } catch (error) {
      if (errorStatus(error) === 401) onRefused();
      setMessage({ tone: 'poor', text: sentenceOf(error, 'Failed to save changes') });
    }
    await queries.invalidateQueries({ queryKey });
  };

  const modified = modifiedItems(items, edits);
  return {
    items,
    edits,
    modified,
    message: loaded.isError
      ? ({ tone: 'poor', text: 'Failed to load survey items' } as const)
      : message,
    isLoading: loaded.isPending,
    edit: (item: AdminItem, changes: { text?: string; shortDescription?: string }) =>
      setEdits((all) => ({
        ...all,
        [item.id]: {
          text: item.text,
          shortDescription: item.shortDescription,
          ...all[item.id],
          ...changes,
        },
      })),
    saveOne: (item: AdminItem) => save([item], `Item ${item.id} saved successfully`),
    saveAll: () => save(modified, `${modified.length} items saved successfully`),
  };
}

export function useLabels({ adminKey, onRefused }: Access) {
  const queryKey = ['admin-labels'] as const;
  const queries = useQueryClient();
  const [edits, setEdits] = useState<LabelEdits>({});
  const [message, setMessage] = useMessage();
  const loaded = useQuery({
    queryKey,
    queryFn: () => call('listAdminLabels', { adminKey }),
    staleTime: 0,
  });
  const labels = loaded.data ?? [];
  const modified = modifiedLabels(labels, edits);
  return {
    labels,
    edits,
    modified,
    message,
    edit: (value: number, label: string) => setEdits((all) => ({ ...all, [value]: label })),
    cancel: () => setEdits({}),
    async save() {
      try {
        await call('updateAdminLabels', { adminKey, body: { labels: modified } });
        setEdits({});
        setMessage({ tone: 'good', text: 'Scale labels updated successfully' });
      } catch (error) {
        if (errorStatus(error) === 401) onRefused();
        setMessage({ tone: 'poor', text: sentenceOf(error, 'Failed to save scale labels') });
      }
      await queries.invalidateQueries({ queryKey });
    },
  };
}

export function useAudit(adminKey: string) {
  return useQuery({
    queryKey: ['admin-audit'],
    queryFn: () => call('listAudit', { adminKey, query: {} }),
    staleTime: 0,
  });
}
