/** A local server that speaks OpenAI's chat protocol and can fail as real services do. */

import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ChatRequest {
  readonly headers: IncomingHttpHeaders;
  readonly path: string;
  readonly body: {
    readonly model: string;
    readonly stream: boolean;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
  };
  readonly raw: string;
}

export type Behaviour = (response: ServerResponse, request: ChatRequest) => unknown;

const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_700_000_000, model: 'the-model-2026', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

const open = (response: ServerResponse): ServerResponse =>
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
  });

type Text = string | ((request: ChatRequest) => string);
const composeText = (text: Text, request: ChatRequest): string =>
  typeof text === 'string' ? text : text(request);

export const streamText =
  (text: Text): Behaviour =>
  (response, request) => {
    open(response).write(chunk({ role: 'assistant', content: '' }));
    for (const [piece] of composeText(text, request).matchAll(/.{1,7}/gsu))
      response.write(chunk({ content: piece }));
    response.write(chunk({}, 'stop'));
    response.end('data: [DONE]\n\n');
  };

/** Sends the first line at once, and the other lines when `resume` resolves. */
export const streamInTwoParts =
  (text: Text, resume: Promise<void>): Behaviour =>
  async (response, request) => {
    const [first = '', ...others] = composeText(text, request).split('\n');
    open(response).write(chunk({ content: `${first}\n` }));
    await resume;
    response.write(chunk({ content: others.join('\n') }));
    response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
  };

export const refuse: Behaviour = (response) => {
  open(response).write(chunk({ role: 'assistant', refusal: 'I cannot help with that.' }));
  response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
};
export const endFiltered: Behaviour = (response) => {
  open(response).write(chunk({ role: 'assistant', content: '' }));
  response.end(`${chunk({}, 'content_filter')}data: [DONE]\n\n`);
};
const sendContent =
  (text: Text, then: (response: ServerResponse) => void): Behaviour =>
  (response, request) => {
    open(response).write(chunk({ content: composeText(text, request) }), () => then(response));
  };

/** Sends the text, and ends the stream without a finish reason. */
export const endWithoutFinish = (text: Text) => sendContent(text, (response) => response.end());
/** Sends the text, and then breaks the connection without ending the stream. */
export const disconnect = (text: Text) => sendContent(text, (response) => response.destroy());
/** Sends the text, and then keeps the stream open without sending more. */
export const stall = (text: Text) => sendContent(text, () => {});
export const respondWith =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(
      JSON.stringify({ error: { message: `status ${status}`, type: 'error', code: null } }),
    );
  };
export const hang: Behaviour = () => {};
export interface ChatService {
  readonly baseUrl: string;
  readonly requests: readonly ChatRequest[];
  /** Resolves when a client disconnects before its answer is complete. */
  readonly disconnected: Promise<void>;
  close(): Promise<void>;
}

/** Uses the behaviours in turn, and the last one for all further requests. */
export async function openChatService(
  ...behaviours: readonly [Behaviour, ...Behaviour[]]
): Promise<ChatService> {
  const requests: ChatRequest[] = [];
  const disconnection = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    response.once('close', () => !response.writableFinished && disconnection.resolve());
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const raw = Buffer.concat(parts).toString();
      const received = {
        headers: request.headers,
        path: request.url ?? '',
        body: JSON.parse(raw) as ChatRequest['body'],
        raw,
      }; // as: the protocol's body
      requests.push(received);
      (behaviours[Math.min(requests.length, behaviours.length) - 1] ?? behaviours[0])(
        response,
        received,
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // as: it listens on a port
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    disconnected: disconnection.promise,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Returns a text that repeats every claim of the request, as a careful model would write it. */
export function echoClaims({ body }: ChatRequest): string {
  const prompt = body.messages.find(({ role }) => role === 'user')?.content ?? '';
  const claims = [...prompt.matchAll(/^(\d+)\. \([\w-]+\) (.+)$/gm)].map(
    ([, number, statement]) => `[${number}] ${statement}`,
  );
  return claims.join('\n');
}

/** Returns a text that repeats only the first `count` claims of the request. */
export const echoFirstClaims =
  (count: number) =>
  (request: ChatRequest): string =>
    echoClaims(request)
      .split('\n')
      .slice(0, count)
      .map((line) => `${line}\n`)
      .join('');
