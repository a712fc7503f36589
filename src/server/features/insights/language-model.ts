/** Calls a language model through the chat protocol of OpenAI, which many providers support. */

import { z } from 'zod';

export interface Prompt {
  readonly system: string;
  readonly user: string;
}

export interface LanguageModel {
  /** Shown with the text that the model wrote. */
  readonly name: string;
  /** Throws a `GenerationError`, or the reason of `signal` once that is aborted. */
  write(prompt: Prompt, signal: AbortSignal): Promise<string>;
}

export type GenerationFailure = 'refused' | 'unsuitable' | 'too_slow' | 'unavailable';

/** The message is logged: it names a status or kind of failure and never quotes the text. */
export class GenerationError extends Error {
  readonly reason: GenerationFailure;

  constructor(reason: GenerationFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}

export interface LanguageModelSettings {
  /** The URL of the API, including the version, such as https://api.example/v1. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
  /** The time limit from the request to the last word. */
  readonly timeoutMilliseconds?: number;
}

/** Shorter than the time after which the server closes a silent connection. */
const defaultTimeoutMilliseconds = 15_000;
const maxTokens = 600;

const reply = z.object({
  choices: z.tuple(
    [
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    ],
    z.unknown(),
  ),
});

function readText(body: unknown): string {
  const parsed = reply.safeParse(body).data;
  if (!parsed)
    throw new GenerationError('unavailable', 'the reply of the service has another form');
  const [{ finish_reason: finish, message }] = parsed.choices;
  if (message.refusal || finish === 'content_filter')
    throw new GenerationError('refused', 'the service refused to write');
  if (finish === 'length') throw new GenerationError('unsuitable', 'the text was cut off');
  return message.content ?? '';
}

export function createLanguageModel({
  baseUrl,
  apiKey,
  model,
  timeoutMilliseconds = defaultTimeoutMilliseconds,
}: LanguageModelSettings): LanguageModel {
  const address = `${baseUrl.replace(/\/+$/, '')}/chat/completions`;
  return {
    name: model,
    async write({ system, user }, signal) {
      const deadline = AbortSignal.timeout(timeoutMilliseconds);
      try {
        const messages = [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ];
        const response = await fetch(address, {
          method: 'POST',
          headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
          body: JSON.stringify({ model, messages, max_tokens: maxTokens }),
          redirect: 'error', // another address must not get the key
          signal: AbortSignal.any([signal, deadline]),
        });
        if (!response.ok)
          throw new GenerationError('unavailable', `the service answered ${response.status}`);
        return readText(await response.json());
      } catch (error) {
        if (signal.aborted || error instanceof GenerationError) throw error;
        if (deadline.aborted) throw new GenerationError('too_slow', 'the service took too long');
        const kind = error instanceof Error ? error.name : 'unknown';
        throw new GenerationError('unavailable', `the connection to the service failed: ${kind}`);
      }
    },
  };
}
