/** A local server that speaks OpenAI's chat protocol and can fail as real services do. */

import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ChatRequest {
  readonly headers: IncomingHttpHeaders;
  readonly path: string;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
  };
  readonly raw: string;
}

export type Behaviour = (response: ServerResponse, request: ChatRequest) => unknown;

export const respondWith =
  (status: number, body: unknown = { error: { message: `status ${status}` } }): Behaviour =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const choose = (message: object, finish = 'stop'): Behaviour =>
  respondWith(200, { choices: [{ index: 0, message, finish_reason: finish }] });

export const write = (text: string): Behaviour => choose({ role: 'assistant', content: text });
export const refuse = choose({ role: 'assistant', refusal: 'I cannot help with that.' });
export const endFiltered = choose({ role: 'assistant', content: '' }, 'content_filter');
export const endTooLong = choose({ role: 'assistant', content: 'word' }, 'length');
export const disconnect: Behaviour = (response) => response.destroy();
export const hang: Behaviour = () => {};

const fillers = [
  'Take this as the start of a conversation, and keep what sounds like you.',
  'Whatever you make of it, you choose the pace and the company.',
  'Some of it may be old news, and some may sound new when you read it aloud.',
  'It is yours to share or to keep, and it can change as you do.',
  'If a sentence seems wrong to you, trust yourself before you trust the sentence.',
  'A good talk with a partner can begin with any of these words.',
];

/** Repeats the claims of the request and adds harmless sentences up to the length of a text. */
export const writeWell: Behaviour = (response, request) => {
  const findings = request.body.messages.at(-1)?.content.replaceAll(/^- /gm, '') ?? '';
  const sentences = findings.split('\n');
  const countWords = (): number => sentences.join(' ').split(' ').length;
  for (const filler of fillers) if (countWords() < 90) sentences.push(filler);
  write(sentences.join(' '))(response, request);
};

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
      const { headers, url: path = '' } = request;
      // as: the protocol's body
      const received = { headers, path, body: JSON.parse(raw) as ChatRequest['body'], raw };
      requests.push(received);
      behaviours[Math.min(requests.length, behaviours.length) - 1]!(response, received);
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
