/** Clients that pipeline requests and never read a reply do not exhaust the server. */

import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../support/process/server-process.ts';
import { attackWithUnreadReplies, maxMebibytes } from '../support/process/unread-replies.ts';
import { freshStorage } from '../support/server/fresh-storage.ts';

test('200 connections with unread replies leave the server serving', async () => {
  const { DATA_DIR: folder, ...settings } = await freshStorage();
  const server = await startServer(folder, settings);
  onTestFinished(() => server.kill());
  const outcome = await attackWithUnreadReplies(server, {
    path: '/openapi.json',
    acceptEncoding: 'identity',
    connections: 200,
    seconds: 3,
  });
  expect(outcome).toMatchObject({ hasEnded: false, failedProbes: 0 });
  expect(outcome.peakMebibytes).toBeLessThan(maxMebibytes);
});
