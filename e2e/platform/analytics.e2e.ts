/** Every byte that analytics sends, on a walk through the whole product (spec §1; decisions E3; check G04). */

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { createFinishedAccount } from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';
import { answerOne, beginSurvey } from '../../test/support/browser/take-survey.ts';

interface Received {
  readonly url: string;
  readonly headers: string;
  readonly body: string;
}

const received: Received[] = [];
const readable = (body: Buffer) => {
  try {
    return gunzipSync(body).toString('utf8');
  } catch {
    return body.toString('utf8');
  }
};
const collector: Server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    received.push({
      url: request.url ?? '',
      headers: JSON.stringify(request.headers),
      body: readable(Buffer.concat(chunks)),
    });
    response.end('{}');
  });
});
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
collector.unref();

const key = 'phc_of_the_browser_tests';
test.use({
  settings: {
    POSTHOG_KEY: key,
    POSTHOG_HOST: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  },
}); // as: it listens on a port
test.describe.configure({ mode: 'serial' });

interface Sent {
  readonly event: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** A body is one event or a list of them. */
const eventsOf = (): Sent[] =>
  received.flatMap(({ body }) =>
    [JSON.parse(body)].flat().flatMap((one) => one.batch ?? one.data ?? one),
  );

const allowed: Readonly<Record<string, readonly string[]>> = {
  $pageview: ['$current_url'],
  survey_progress: ['section', 'progress_percentage'],
  survey_completed: ['completion_time_minutes'],
  profile_action: ['action'],
  error_occurred: ['error_type', 'context'],
  account_created: ['method'],
  login: ['method'],
};
const technical = ['token', 'distinct_id', '$process_person_profile'];

test('G04: sends only the specified events, without codes or names', async ({
  page,
  request,
  context,
}) => {
  test.setTimeout(120_000);
  received.length = 0;
  const other = await createFinishedAccount(request, (i) => 7 - (i % 7));
  const elsewhere: string[] = [];
  page.on('request', (one) => {
    if (
      !one.url().startsWith(new URL(page.url() === 'about:blank' ? one.url() : page.url()).origin)
    )
      elsewhere.push(one.url());
  });
  const loginCode = await beginSurvey(page);
  await answerOne(page, 5);
  const { token, user } = await page.evaluate(() => ({
    token: localStorage.getItem('access-token') ?? '',
    user: JSON.parse(localStorage.getItem('auth-storage') ?? '{}').state.user,
  }));
  const headers = { authorization: `Bearer ${token}` };
  const status = async () =>
    (await request.get('/api/survey/two-stage/status', { headers })).json();
  const save = async (ids: readonly string[]) => {
    for (const itemId of ids)
      await request.post('/api/survey/two-stage/response', { headers, data: { itemId, value: 6 } });
  };
  await save((await status()).setAItems.slice(1));
  await save((await status()).setBItems.slice(0, -1));
  await page.reload();
  await answerOne(page, 6);
  await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible({
    timeout: 15_000,
  });
  await page.getByPlaceholder('Enter share code or profile URL').fill(other.shareCode);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile Comparison' })).toBeVisible();
  await page.goto(`/profile/${other.shareCode}`);
  await page.goto('/profile/edit');
  await page.getByLabel('Email (Optional)').fill('canary@mail.example');
  await page.getByLabel('Age (Optional)').fill('37');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(/A message with a link is on its way/)).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.goto('/login');
  await page.getByLabel('Login Code or Email Address').fill(loginCode);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();

  await expect
    .poll(() => [...new Set(eventsOf().map(({ event }) => event))].toSorted(), { timeout: 15_000 })
    .toEqual([
      '$pageview',
      'account_created',
      'login',
      'profile_action',
      'survey_completed',
      'survey_progress',
    ]);
  for (const { event, properties } of eventsOf())
    expect(
      Object.keys(properties)
        .filter((name) => !technical.includes(name))
        .toSorted(),
      event,
    ).toEqual([...(allowed[event] ?? [])].toSorted());
  expect(eventsOf()).toContainEqual(
    expect.objectContaining({
      event: '$pageview',
      properties: expect.objectContaining({ $current_url: 'landing' }),
    }),
  );
  expect(eventsOf()).toContainEqual(
    expect.objectContaining({
      event: 'account_created',
      properties: expect.objectContaining({ method: 'landing_page' }),
    }),
  );
  expect(eventsOf()).toContainEqual(
    expect.objectContaining({
      event: 'login',
      properties: expect.objectContaining({ method: 'login_code' }),
    }),
  );
  expect(
    eventsOf().find(({ event }) => event === 'survey_progress')?.properties['progress_percentage'],
  ).toBe(2);

  const bytes = received.map(({ url, headers: sent, body }) => `${url} ${sent} ${body}`).join('\n');
  for (const canary of [
    loginCode,
    user.id,
    user.shareCode,
    other.shareCode,
    'canary@mail.example',
    token,
    '127.0.0.1:' + new URL(page.url()).port,
    'Chrome',
    'HeadlessChrome',
  ])
    expect(bytes.toLowerCase()).not.toContain(String(canary).toLowerCase());
  for (const name of ['x-forwarded-for', 'cookie', 'referer', 'origin'])
    expect(bytes).not.toContain(`"${name}"`);
  expect(bytes).not.toContain('en-US'); // the language of the visitor; Node's own is '*'
  expect(elsewhere).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(
    await page.evaluate(() =>
      Object.keys(localStorage)
        .concat(Object.keys(sessionStorage))
        .filter((name) => /ph_|posthog/i.test(name)),
    ),
  ).toEqual([]);
});

test('a failed account creation is reported without server details', async ({ page }) => {
  received.length = 0;
  await page.goto('/');
  await page.route(/create-unique$/, (route) =>
    route.fulfill({ status: 503, json: { detail: 'ABCDEFGHJKMNPQRSTVWX' } }),
  );
  await page.getByRole('button', { name: 'Start Your Assessment' }).click();
  await expect
    .poll(() => eventsOf().find(({ event }) => event === 'error_occurred')?.properties, {
      timeout: 15_000,
    })
    .toMatchObject({ error_type: 'status_503', context: 'create_account' });
  expect(received.map(({ body }) => body).join()).not.toContain('ABCDEFGHJKMNPQRSTVWX');
});

for (const [name, script] of [
  ['Do Not Track', "Object.defineProperty(navigator, 'doNotTrack', { value: '1' })"],
  [
    'Global Privacy Control',
    "Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })",
  ],
] as const) {
  test(`${name}: nothing is loaded or sent`, async ({ page }) => {
    received.length = 0;
    const loaded: string[] = [];
    page.on('request', (one) => loaded.push(one.url()));
    await page.addInitScript(script);
    await page.goto('/');
    await page.getByRole('button', { name: 'Start Your Assessment' }).click();
    await expect(page.getByRole('button', { name: 'Begin Survey' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(loaded.filter((url) => /posthog|ingest/.test(url))).toEqual([]);
    expect(received).toEqual([]);
  });
}

test('proxies only event paths and strips the visitor’s headers', async ({ request }) => {
  received.length = 0;
  for (const path of ['flags', 'decide', 'array/x/config.js', '..%2fadmin', 's'])
    expect((await request.post(`/ingest/${path}/`, { data: '{}' })).status(), path).toBe(404);
  expect((await request.post('/ingest/e/', { data: 'x'.repeat(70_000) })).status()).toBe(413);
  expect(received).toEqual([]);
  expect(
    (
      await request.post('/ingest/e/?ip=1&_=1&evil=http://x', {
        data: '[]',
        headers: { cookie: 'a=b', 'x-forwarded-for': '192.0.2.9' },
      })
    ).status(),
  ).toBe(200);
  expect(received).toHaveLength(1);
  expect(received[0]?.url).toBe('/e/?_=1&ip=0');
  expect(received[0]?.headers).not.toMatch(/192\.0\.2\.9|a=b/);
});
