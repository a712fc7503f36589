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

/** A server and a tab that note how the link is opened. */
function openWorld(overrides: Partial<OpeningWorld> = {}) {
  const counted: boolean[] = [];
  const shown = new Set<string>();
  const world: OpeningWorld = {
    open: async (_, countsAsView) => {
      counted.push(countsAsView);
      return opened;
    },
    listOwnTokens: async () => ['another'],
    isLoggedIn: () => true,
    restoreSession: async () => false,
    wasShown: (each) => shown.has(each),
    markAsShown: (each) => void shown.add(each),
    ...overrides,
  };
  return { world, counted };
}

const refuse = (status: number) => () => Promise.reject(new ApiError('', status));

describe('a view', () => {
  test('counts once in a tab', async () => {
    const { world, counted } = openWorld();
    for (let press = 0; press < 3; press += 1) await openLink(world, token);
    expect(counted).toEqual([true, false, false]);
  });

  test('does not ask who owns the link without a session', async () => {
    const { world, counted } = openWorld({ isLoggedIn: () => false, listOwnTokens: refuse(401) });
    expect(await openLink(world, token)).toEqual({ opened, isOwn: false });
    expect(counted).toEqual([true]);
  });

  test('does not count for the owner', async () => {
    const { world, counted } = openWorld({ listOwnTokens: async () => [token] });
    expect(await openLink(world, token)).toEqual({ opened, isOwn: true });
    expect(counted).toEqual([false]);
  });

  test.each([401, 500])('does not count if the owner cannot be told (%i)', async (status) => {
    const { world, counted } = openWorld({ listOwnTokens: refuse(status) });
    expect(await openLink(world, token)).toEqual({ opened, isOwn: false });
    expect(counted).toEqual([false]);
  });

  test('knows the owner after the session was renewed', async () => {
    let isRenewed = false;
    const { world, counted } = openWorld({
      listOwnTokens: () => (isRenewed ? Promise.resolve([token]) : refuse(401)()),
      restoreSession: async () => (isRenewed = true),
    });
    expect((await openLink(world, token)).isOwn).toBe(true);
    expect(counted).toEqual([false]);
  });

  test('counts at most once even if its reply is lost', async () => {
    const counted: boolean[] = [];
    const { world } = openWorld({
      open: async (_, countsAsView) => {
        counted.push(countsAsView);
        throw new ApiError('', 500);
      },
    });
    await expect(openLink(world, token)).rejects.toThrow(ApiError);
    await expect(openLink(world, token)).rejects.toThrow(ApiError);
    expect(counted).toEqual([true, false]);
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
