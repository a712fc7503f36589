import type { GivenValue } from '../../../domain/survey.ts';

export interface EarlyAnswer {
  readonly itemId: string;
  readonly value: GivenValue;
  readonly shouldAdvance: boolean;
}

/** What a page has begun before the app was loaded (early-survey.ts). */
export interface Early {
  readonly token: string;
  readonly userId: string;
  /** By path. Each is used once. */
  readonly replies: Record<string, Promise<Response>>;
  /** The answer that was pressed last, which the app saves. */
  answer?: EarlyAnswer;
}

declare global {
  interface Window {
    early?: Early | undefined;
  }
}

/** Takes the reply to a call that the page has made with the same token. */
export function takeEarlyReply(path: string, init: RequestInit = {}): Promise<Response> | null {
  const { early } = window;
  if (early === undefined) return null;
  const sent = new Headers(init.headers).get('Authorization');
  if (sent !== `Bearer ${early.token}`) return null;
  const reply = early.replies[path];
  delete early.replies[path];
  return reply ?? null;
}
