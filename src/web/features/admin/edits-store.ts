/** The unsaved edits, kept in this browser so that a reload or another tab does not lose them. */

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { successMessageMs } from '../../../domain/waits.ts';
import { ApiError, errorStatus } from '../../platform/api/error.ts';
import { formatError } from '../../platform/api/format-error.ts';
import { createStoredStore } from '../../platform/stored-store.ts';
import type { Tone } from '../../ui/theme/tone.ts';
import type { ItemEdits, LabelEdits } from './edits.ts';
import type { AdminAccess } from './use-admin-key.ts';
import * as words from './words.ts';

interface Edits {
  readonly items: ItemEdits;
  readonly labels: LabelEdits;
}

const none: Edits = { items: {}, labels: {} };

const store = createStoredStore('admin-edits', none);

/** Returns the edits of items or of labels, and the function that changes them. */
export function useEdits<K extends keyof Edits>(kind: K) {
  const edits = useStore(store, (all) => all[kind]);
  const setEdits = (change: (edits: Edits[K]) => Edits[K]) =>
    store.setState((all) => ({ ...all, [kind]: change(all[kind]) }));
  return [edits, setEdits] as const;
}

/** The message after a save in the admin console. */
export interface Message {
  readonly tone: Tone;
  readonly text: string;
}

/** A success message disappears by itself; a failure message stays until the next save. */
export function useSaveMessage() {
  const [message, setMessage] = useState<Message | null>(null);
  useEffect(() => {
    if (message?.tone !== 'good') return undefined;
    const timer = setTimeout(() => setMessage(null), successMessageMs);
    return () => clearTimeout(timer);
  }, [message]);
  return [message, setMessage] as const;
}

/** After a conflict, quotes what another administrator has saved. */
function quoteCurrentTexts(error: unknown): string {
  if (!(error instanceof ApiError) || error.status !== 409) return '';
  // as: the problem document of an edit conflict
  const { current } = error.data as { current?: { id: string; text: string }[] };
  return (current ?? []).map(({ id, text }) => ` ${words.nowReads(id, text)}`).join('');
}

function describeSaveFailure(error: unknown, summary: string): string {
  const detail = formatError(error, '', [400, 409]);
  return [summary, detail].filter(Boolean).join('. ') + quoteCurrentTexts(error);
}

interface Save<T> {
  /** Resolves to the text to show afterwards. */
  readonly send: () => Promise<string>;
  /** Receives what is stored now. */
  readonly onSaved: (stored: readonly T[]) => void;
  /** Receives the stored versions. The message quotes them, so the next save may overwrite them. */
  readonly onConflict: (current: readonly T[]) => void;
  readonly failureText: string;
}

/** Returns the message of the last save, and the function that saves what the query lists. */
export function useSaving<T>({ onRefused }: AdminAccess, queryKey: readonly string[]) {
  const queries = useQueryClient();
  const [message, setMessage] = useSaveMessage();
  const reload = () => queries.invalidateQueries({ queryKey });
  const save = async ({ send, onSaved, onConflict, failureText }: Save<T>) => {
    try {
      const text = await send();
      await reload();
      onSaved(queries.getQueryData<readonly T[]>(queryKey) ?? []);
      setMessage({ tone: 'good', text });
      return;
    } catch (error) {
      if (errorStatus(error) === 401) onRefused();
      if (errorStatus(error) === 409) {
        // The message offers to save again, which needs the quoted versions.
        await reload();
        onConflict(queries.getQueryData<readonly T[]>(queryKey) ?? []);
      }
      setMessage({ tone: 'poor', text: describeSaveFailure(error, failureText) });
    }
    await reload();
  };
  return [message, save] as const;
}
