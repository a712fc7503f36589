import { describe, expect, test } from 'vitest';
import { callFrom, newClient, useLimitedApps } from '../../../../test/support/http/limited-apps.ts';
import { makeLink } from '../../../../test/support/people/make-links.ts';
import { makeFinishedUser, seededAnswers } from '../../../../test/support/server/make-user.ts';

const apps = useLimitedApps();

/** Makes the call from one client until it is limited, and returns how often it was served. */
async function countUntilLimited(call: () => ReturnType<typeof callFrom>): Promise<number> {
  for (let count = 0; count < 100; count++) if ((await call()).statusCode === 429) return count;
  throw new Error('there is no limit');
}

describe('opening links', () => {
  test('is limited like looking up share codes, and misses count five times', async () => {
    const user = await makeFinishedUser(apps.unlimited, seededAnswers(1));
    const { token } = await makeLink(apps.unlimited, user);
    const open = (client: string, given: string) =>
      callFrom(apps.limited, 'openLink', { client, body: { token: given } });
    const [known, unknown] = [newClient(), newClient()];
    expect(await countUntilLimited(() => open(known, token))).toBe(30);
    expect(await countUntilLimited(() => open(unknown, 'A'.repeat(27)))).toBe(6);
    expect((await open(unknown, token)).statusCode).toBe(429);
    const params = { shareCode: user.shareCode };
    const seen = await callFrom(apps.limited, 'publicProfile', { client: known, params });
    expect(seen.statusCode).toBe(429);
  });
});

describe('an account', () => {
  test('makes at most twenty links an hour and forty a day', async () => {
    const { loginCode } = await makeFinishedUser(apps.unlimited, seededAnswers(2));
    /** Makes links until that is limited, each deleted at once, and returns their number. */
    const countLinks = async (): Promise<number> => {
      const signedIn = await apps.limited.call('login', { body: { loginCode } });
      const { accessToken: token } = signedIn;
      return countUntilLimited(async () => {
        const body = { level: 'words', days: null };
        const client = newClient();
        const made = await callFrom(apps.limited, 'createLink', { client, token, body });
        const { linkId } = made.json<{ linkId: string }>();
        await callFrom(apps.limited, 'deleteLink', { client, token, body: { linkId } });
        return made;
      });
    };
    const counts: number[] = [];
    for (let hour = 0; hour < 3; hour++) {
      counts.push(await countLinks());
      apps.limited.moveClock(3600);
    }
    expect(counts).toEqual([20, 20, 0]);
  });

  test('may list its links 120 times a minute', async () => {
    const { token } = await makeFinishedUser(apps.unlimited, seededAnswers(3));
    const list = () => callFrom(apps.limited, 'listLinks', { client: newClient(), token });
    for (let count = 0; count < 120; count++) expect((await list()).statusCode).toBe(200);
    expect((await list()).statusCode).toBe(429);
  });
});
