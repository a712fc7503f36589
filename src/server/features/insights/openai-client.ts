/** Calls a language model through the chat protocol of OpenAI, which many providers support. */

import type OpenAI from 'openai';
import { GenerationError, type LanguageModel, splitLines } from './language-model.ts';

export interface LanguageModelSettings {
  /** The URL of the API, including the version, such as https://api.example/v1. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
  /** The time limit of one try, from the request to the last word. */
  readonly timeoutMilliseconds?: number;
}

const defaultTimeoutMilliseconds = 20_000;
const maxTokens = 1200;

type Client = InstanceType<typeof OpenAI>;
type ChunkStream = AsyncIterable<OpenAI.ChatCompletionChunk>;

/** Loads the package only now: it is large, and most installations never call a model (ADR 12). */
async function openClient({ baseUrl, apiKey }: LanguageModelSettings): Promise<Client> {
  const { default: OpenAIClient } = await import('openai');
  return new OpenAIClient({
    baseURL: baseUrl,
    apiKey,
    maxRetries: 0,
    logLevel: 'off', // the client would log the text
    organization: null, // by default the client reads these two from the environment
    project: null,
  });
}

/** A stream that ends without a finish reason was cut off. */
async function* readContent(stream: ChunkStream): AsyncGenerator<string> {
  let isFinished = false;
  for await (const { choices } of stream) {
    const [choice] = choices;
    if (!choice) continue;
    const { delta, finish_reason: finish } = choice;
    if (delta.refusal || finish === 'content_filter')
      throw new GenerationError('refused', 'the service refused to write', false);
    if (finish === 'length')
      throw new GenerationError('unsuitable', 'the text was longer than allowed', true);
    if (delta.content) yield delta.content;
    if (finish === 'stop') isFinished = true;
  }
  if (!isFinished) throw new GenerationError('unavailable', 'the stream was cut', true);
}

const isTemporary = (status: number): boolean =>
  status === 408 || status === 409 || status === 429 || status >= 500;

function toGenerationError(error: unknown): GenerationError {
  if (error instanceof GenerationError) return error;
  const status =
    error instanceof Error && 'status' in error && typeof error.status === 'number'
      ? error.status
      : undefined;
  if (status !== undefined)
    return new GenerationError(
      'unavailable',
      `the service answered ${status}`,
      isTemporary(status),
    );
  const kind = error instanceof Error ? error.name : 'unknown';
  return new GenerationError('unavailable', `the connection to the service failed: ${kind}`, true);
}

export function createLanguageModel(settings: LanguageModelSettings): LanguageModel {
  const { model, timeoutMilliseconds = defaultTimeoutMilliseconds } = settings;
  let client: Promise<Client> | null = null;
  return {
    name: model,
    async *streamLines({ system, user }, signal) {
      const deadline = AbortSignal.timeout(timeoutMilliseconds);
      try {
        const { chat } = await (client ??= openClient(settings));
        const stream = await chat.completions.create(
          {
            model,
            messages: [
              { role: 'system', content: system },
              { role: 'user', content: user },
            ],
            stream: true,
            max_tokens: maxTokens,
          },
          { signal: AbortSignal.any([signal, deadline]) },
        );
        yield* splitLines(readContent(stream));
      } catch (error) {
        if (signal.aborted) throw error;
        // Check this first: an aborted stream ends silently, as if it was cut off.
        if (deadline.aborted)
          throw new GenerationError('too_slow', 'the service took too long', true);
        throw toGenerationError(error);
      }
    },
  };
}
