/** A service on 127.0.0.1 that speaks OpenAI's chat protocol as the real ones do, and fails as they do. */

import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  readonly headers: IncomingHttpHeaders;
  readonly path: string;
  readonly body: {
    readonly model: string;
    readonly stream: boolean;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
  };
  readonly raw: string;
}

/** What it does when asked; given the request, so that it can write of what it was told. */
export type Behaviour = (response: ServerResponse, asked: Asked) => unknown;

const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_700_000_000, model: 'the-model-2026', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

const open = (response: ServerResponse): ServerResponse =>
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
  });

type Text = string | ((asked: Asked) => string);
const written = (text: Text, asked: Asked): string =>
  typeof text === 'string' ? text : text(asked);

/** A whole text in small pieces, as a model writes it. */
export const write =
  (textOf: Text): Behaviour =>
  (response, asked) => {
    const text = written(textOf, asked);
    open(response).write(chunk({ role: 'assistant', content: '' }));
    for (const [piece] of text.matchAll(/.{1,7}/gsu)) response.write(chunk({ content: piece }));
    response.write(chunk({}, 'stop'));
    response.end('data: [DONE]\n\n');
  };

export const refuse: Behaviour = (response) => {
  open(response).write(chunk({ role: 'assistant', refusal: 'I cannot help with that.' }));
  response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
};
export const filter: Behaviour = (response) => {
  open(response).write(chunk({ role: 'assistant', content: '' }));
  response.end(`${chunk({}, 'content_filter')}data: [DONE]\n\n`);
};
/** Ends as if it were complete, without saying so. */
export const stopShort =
  (text: Text): Behaviour =>
  (response, asked) => {
    open(response).end(chunk({ content: written(text, asked) }));
  };
/** The connection breaks. */
export const cut =
  (text: Text): Behaviour =>
  (response, asked) => {
    open(response).write(chunk({ content: written(text, asked) }), () => response.destroy());
  };
export const answer =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(
      JSON.stringify({ error: { message: `status ${status}`, type: 'error', code: null } }),
    );
  };
/** Says nothing until the caller goes away. */
export const hang: Behaviour = () => {};
/** Begins, then says nothing. */
export const stall =
  (text: Text): Behaviour =>
  (response, asked) => {
    open(response).write(chunk({ content: written(text, asked) }));
  };

export interface ChatService {
  readonly baseUrl: string;
  readonly asked: readonly Asked[];
  /** Resolves when a caller has gone away before its answer was complete. */
  readonly left: Promise<void>;
  close(): Promise<void>;
}

/** The behaviours in turn; the last one for all that follow. */
export async function openChatService(
  ...behaviours: readonly [Behaviour, ...Behaviour[]]
): Promise<ChatService> {
  const asked: Asked[] = [];
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    response.once('close', () => !response.writableFinished && leave());
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const raw = Buffer.concat(parts).toString();
      const received = {
        headers: request.headers,
        path: request.url ?? '',
        body: JSON.parse(raw) as Asked['body'],
        raw,
      }; // as: what the protocol says
      asked.push(received);
      (behaviours[Math.min(asked.length, behaviours.length) - 1] ?? behaviours[0])(
        response,
        received,
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // as: it listens on a port
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    left,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A text that says every claim it was told, as a careful model would; the closing sentence is the product's. */
export function faithful({ body }: Asked): string {
  const told = body.messages.find(({ role }) => role === 'user')?.content ?? '';
  const claims = [...told.matchAll(/^(\d+)\. \([\w-]+\) (.+)$/gm)].map(
    ([, number, statement]) => `[${number}] ${statement}`,
  );
  return claims.join('\n');
}

/** The first so many lines of it. */
export const firstLines =
  (count: number) =>
  (asked: Asked): string =>
    faithful(asked)
      .split('\n')
      .slice(0, count)
      .map((line) => `${line}\n`)
      .join('');
