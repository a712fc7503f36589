/** The service that writes: any that speaks OpenAI's chat protocol, through OpenAI's own client, loaded when first asked. */

import type OpenAI from 'openai';

export interface ServiceSettings {
  /** Up to and with the version, as https://api.example/v1. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
  /** For one try, from the request to the last word. */
  readonly timeoutMilliseconds?: number;
}

export type ServiceFailure = 'refused' | 'unsuitable' | 'too_slow' | 'unavailable';

/** Why there is no text. The message is for the operator's log: a status or a kind, never a word that was written. */
export class ServiceProblem extends Error {
  readonly reason: ServiceFailure;
  /** Whether asking once more may help. */
  readonly mayPass: boolean;

  constructor(reason: ServiceFailure, message: string, mayPass: boolean) {
    super(message);
    this.reason = reason;
    this.mayPass = mayPass;
  }
}

const timeoutMilliseconds = 20_000;
/** More than any text that could pass; what runs on is cut off. */
const longestText = 6000;
const mostTokens = 1200;

type Client = InstanceType<typeof OpenAI>;
type Stream = AsyncIterable<OpenAI.ChatCompletionChunk>;

export interface Prompt {
  readonly system: string;
  readonly user: string;
}

export interface Service {
  readonly model: string;
  /** The text line by line, as it is written. Throws `ServiceProblem`, or the signal's reason. */
  lines(prompt: Prompt, signal: AbortSignal): AsyncGenerator<string>;
}

const isTemporary = (status: number): boolean =>
  status === 408 || status === 409 || status === 429 || status >= 500;

function problemOf(
  error: unknown,
  { signal, deadline }: { signal: AbortSignal; deadline: AbortSignal },
): unknown {
  if (signal.aborted) return error;
  if (deadline.aborted) return new ServiceProblem('too_slow', 'the service took too long', true); // the client ends an aborted stream without a word: it looks cut
  if (error instanceof ServiceProblem) return error;
  const status =
    error instanceof Error && 'status' in error && typeof error.status === 'number'
      ? error.status
      : undefined;
  if (status === undefined)
    return new ServiceProblem(
      'unavailable',
      `the connection to the service failed: ${error instanceof Error ? error.name : 'unknown'}`,
      true,
    );
  return new ServiceProblem('unavailable', `the service answered ${status}`, isTemporary(status));
}

/** The characters as they come; an end that the service did not declare is a cut. */
async function* writing(stream: Stream): AsyncGenerator<string> {
  let isFinished = false;
  for await (const { choices } of stream) {
    const [choice] = choices;
    if (!choice) continue;
    const { delta, finish_reason: finish } = choice;
    if (delta.refusal || finish === 'content_filter')
      throw new ServiceProblem('refused', 'the service refused to write', false);
    if (finish === 'length')
      throw new ServiceProblem('unsuitable', 'the text was longer than allowed', true);
    if (delta.content) yield delta.content;
    if (finish === 'stop') isFinished = true;
  }
  if (!isFinished) throw new ServiceProblem('unavailable', 'the stream was cut', true);
}

async function* inLines(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  let length = 0;
  for await (const part of parts) {
    length += part.length;
    if (length > longestText)
      throw new ServiceProblem('unsuitable', 'the text was longer than allowed', true);
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter((line) => line.trim() !== '');
  }
  if (rest.trim() !== '') yield rest;
}

export function createService(settings: ServiceSettings): Service {
  let client: Promise<Client> | null = null;
  const open = async (): Promise<Client> => {
    const { default: Api } = await import('openai');
    return new Api({
      baseURL: settings.baseUrl,
      apiKey: settings.apiKey,
      maxRetries: 0,
      logLevel: 'off',
      organization: null,
      project: null,
    }); // no setting but ours, and no text in a log
  };
  return {
    model: settings.model,
    async *lines({ system, user }, signal) {
      const deadline = AbortSignal.timeout(settings.timeoutMilliseconds ?? timeoutMilliseconds);
      try {
        const api = await (client ??= open());
        const messages = [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ] as const;
        const stream = await api.chat.completions.create(
          { model: settings.model, messages: [...messages], stream: true, max_tokens: mostTokens },
          { signal: AbortSignal.any([signal, deadline]) },
        );
        yield* inLines(writing(stream));
      } catch (error) {
        throw problemOf(error, { signal, deadline });
      }
    },
  };
}
