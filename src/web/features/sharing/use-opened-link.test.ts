import { describe, expect, test } from 'vitest';
import { ApiError } from '../../platform/api/error.ts';
import { type OpenedLink, openLink, type OpeningWorld, toFailedPhase } from './use-opened-link.ts';

const token = 't'.repeat(27);
const opened: OpenedLink = {
  level: 'words',
  answersDay: '2026-11-12',
  summary: ['You lead.'],
  standsOut: null,
};

const openWorld = (overrides: Partial<OpeningWorld> = {}): OpeningWorld => ({
  open: async () => opened,
  listOwnTokens: async () => ['another'],
  isLoggedIn: () => true,
  restoreSession: async () => false,
  markAsShown: () => {},
  ...overrides,
});

const refuse = (status: number) => () => Promise.reject(new ApiError('', status));

describe('an opened link', () => {
  test('is marked in the tab', async () => {
    const shown: string[] = [];
    await openLink(openWorld({ markAsShown: (each) => void shown.push(each) }), token);
    expect(shown).toEqual([token]);
  });

  test.each<[string, Partial<OpeningWorld>, boolean]>([
    ['without a session', { isLoggedIn: () => false, listOwnTokens: refuse(401) }, false],
    ['among the own links', { listOwnTokens: async () => [token] }, true],
    ['where the session ended', { listOwnTokens: refuse(401) }, false],
    ['where the list fails', { listOwnTokens: refuse(500) }, false],
  ])('knows its owner %s', async (_, overrides, isOwn) => {
    expect(await openLink(openWorld(overrides), token)).toEqual({ opened, isOwn });
  });

  test('knows its owner after the session was renewed', async () => {
    let isRenewed = false;
    const world = openWorld({
      listOwnTokens: () => (isRenewed ? Promise.resolve([token]) : refuse(401)()),
      restoreSession: async () => (isRenewed = true),
    });
    expect((await openLink(world, token)).isOwn).toBe(true);
  });
});

test.each([
  [404, 'ended'],
  [400, 'ended'],
  [429, 'failed'],
  [500, 'failed'],
])('status %i shows the page ‘%s’', (status, phase) => {
  expect(toFailedPhase(new ApiError('', status)).phase).toBe(phase);
});
