/** The message after a save in the admin console (spec §2, §8, §9). */

import { useEffect, useState } from 'react';
import { ApiError } from '../../../platform/api/error.ts';
import { formatError } from '../../../platform/api/format-error.ts';
import type { Tone } from '../../../ui/tone.ts';
import * as words from './words.ts';

export interface Message {
  readonly tone: Tone;
  readonly text: string;
}

/** Shown when a tab of the console cannot be loaded (spec §8). */
export const loadFailure: Message = { tone: 'poor', text: words.failedToLoadSurveyItems };

const successMs = 3_000;

/** A success message disappears by itself; a failure message stays until the next save. */
export function useSaveMessage() {
  const [message, setMessage] = useState<Message | null>(null);
  useEffect(() => {
    if (message?.tone !== 'good') return undefined;
    const timer = setTimeout(() => setMessage(null), successMs);
    return () => clearTimeout(timer);
  }, [message]);
  return [message, setMessage] as const;
}

/**
 * After an edit conflict, quotes the texts that another administrator has saved (product decisions
 * F2).
 */
function quoteCurrentTexts(error: unknown): string {
  if (!(error instanceof ApiError) || error.status !== 409) return '';
  // as: the problem document of an edit conflict
  const { current } = error.data as { current?: { id: string; text: string }[] };
  return (current ?? []).map(({ id, text }) => ` ${words.nowReads(id, text)}`).join('');
}

export function describeSaveFailure(error: unknown, summary: string): string {
  const detail = formatError(error, '', [400, 409]);
  return [summary, detail].filter(Boolean).join('. ') + quoteCurrentTexts(error);
}
