/** What analytics sends during a whole visit. */

import { type APIRequestContext, type Page } from '@playwright/test';
import { openEventCollector } from '../../support/browser/event-collector.ts';
import { createFinishedAccount, descendingAnswers } from '../../support/browser/make-account.ts';
import { makeLink } from '../../support/browser/make-link.ts';
import { expect, test } from '../../support/browser/server.ts';
import { answerOne, beginSurvey, finishQuickly } from '../../support/browser/take-survey.ts';

const collector = await openEventCollector();

test.use({
  settings: { POSTHOG_KEY: 'phc_of_the_browser_tests', POSTHOG_HOST: collector.address },
});

test.describe.configure({ mode: 'serial' });

test.beforeEach(() => collector.clear());

/** The only events, and their properties. */
const specified: Readonly<Record<string, readonly string[]>> = {
  $pageview: ['$current_url'],
  survey_progress: ['section', 'progress_percentage'],
  survey_completed: ['completion_time_minutes'],
  profile_action: ['action'],
  error_occurred: ['error_type', 'context'],
  account_created: ['method'],
  login: ['method'],
};

/** The properties that the analytics library adds to every event. */
const technical = ['token', 'distinct_id', '$process_person_profile'];

const eventWith = (event: string, properties: Readonly<Record<string, unknown>>) =>
  expect.objectContaining({ event, properties: expect.objectContaining(properties) });

/** Waits for the page view of a screen. A page that is left sooner may not have sent it. */
const expectPageView = (screen: string) =>
  expect
    .poll(() => collector.events(), { timeout: 15_000 })
    .toContainEqual(eventWith('$pageview', { $current_url: screen }));

/** Uses every screen that sends events, and returns the strings that no event may contain. */
async function visitEveryScreen(page: Page, request: APIRequestContext): Promise<string[]> {
  const other = await createFinishedAccount(request, descendingAnswers);
  const loginCode = await beginSurvey(page);
  await expectPageView('landing');
  await expectPageView('/survey/two-stage');
  await answerOne(page, 5);
  const { token, user } = await page.evaluate(() => ({
    token: localStorage.getItem('access-token') ?? '',
    user: JSON.parse(localStorage.getItem('auth-storage') ?? '{}').state.user,
  }));
  await page.route(/two-stage\/status$/, async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ json: { ...(await reply.json()), secondsSinceStart: 47 * 60 + 31 } });
  });
  await finishQuickly(page, request, () => 6);
  await page.getByPlaceholder('Enter share code or profile URL').fill(other.shareCode);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile Comparison' })).toBeVisible();
  await expectPageView('/profile');
  await expectPageView('/compare');
  await page.goto(`/profile/${other.shareCode}`);
  await expectPageView('/profile/:shareCode');
  const link = await makeLink(request, other);
  await page.goto(`/s#${link.token}`);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('Start a shared reading')).toBeVisible();
  await expectPageView('/s');
  await page.goto('/profile/links');
  await expect(page.getByRole('heading', { name: 'Your link' })).toBeVisible();
  await page.goto('/profile/edit');
  await expectPageView('/profile/edit');
  await page.getByLabel('Email (Optional)').fill('canary@mail.example');
  await page.getByLabel('Age (Optional)').fill('37');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(/An eight-digit code is on its way/)).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.goto('/login');
  await page.getByLabel('Login Code or Email Address').fill(loginCode);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
  return [
    loginCode,
    user.id,
    user.shareCode,
    other.shareCode,
    'canary@mail.example',
    token,
    link.token,
  ];
}

/** Collects the requests that do not go to the origin of the page. */
function collectThirdPartyRequests(page: Page): readonly string[] {
  const urls: string[] = [];
  page.on('request', (sent) => {
    const url = sent.url();
    const { origin } = new URL(page.url() === 'about:blank' ? url : page.url());
    if (!url.startsWith(origin)) urls.push(url);
  });
  return urls;
}

test(
  'G04: sends only the specified events, without codes or names',
  { tag: '@full' },
  async ({ page, request, context }) => {
    test.setTimeout(120_000);
    const thirdPartyRequests = collectThirdPartyRequests(page);
    const canaries = await visitEveryScreen(page, request);

    await expect
      .poll(() => [...new Set(collector.events().map(({ event }) => event))].toSorted(), {
        timeout: 15_000,
      })
      .toEqual(
        Object.keys(specified)
          .filter((event) => event !== 'error_occurred')
          .toSorted(),
      );
    for (const { event, properties } of collector.events())
      expect(
        Object.keys(properties)
          .filter((name) => !technical.includes(name))
          .toSorted(),
        event,
      ).toEqual([...(specified[event] ?? [])].toSorted());
    expect(collector.events()).toContainEqual(
      eventWith('account_created', { method: 'landing_page' }),
    );
    expect(collector.events()).toContainEqual(eventWith('login', { method: 'login_code' }));
    expect(collector.events()).toContainEqual(
      eventWith('survey_completed', { completion_time_minutes: 48 }),
    );
    const progress = collector.events().find(({ event }) => event === 'survey_progress');
    expect(progress?.properties['progress_percentage']).toBe(1);

    const sent = collector.requests
      .map(({ url, headers, body }) => `${url} ${headers} ${body}`)
      .join('\n');
    const address = `127.0.0.1:${new URL(page.url()).port}`;
    for (const canary of [...canaries, address, 'Chrome', 'HeadlessChrome'])
      expect(sent.toLowerCase()).not.toContain(canary.toLowerCase());
    for (const name of ['x-forwarded-for', 'cookie', 'referer', 'origin'])
      expect(sent).not.toContain(`"${name}"`);
    expect(sent).not.toContain('en-US'); // the browser's language; Node sends '*'
    expect(thirdPartyRequests).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage)
          .concat(Object.keys(sessionStorage))
          .filter((name) => /ph_|posthog/i.test(name)),
      ),
    ).toEqual([]);
  },
);

test(
  'a failed account creation is reported without server details',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/');
    await page.route(/create-unique$/, (route) =>
      route.fulfill({ status: 503, json: { detail: 'ABCDEFGHJKMNPQRSTVWX' } }),
    );
    await page.getByRole('button', { name: 'Start Your Assessment' }).click();
    await expect
      .poll(() => collector.events().find(({ event }) => event === 'error_occurred')?.properties, {
        timeout: 15_000,
      })
      .toMatchObject({ error_type: 'status_503', context: 'create_account' });
    expect(collector.requests.map(({ body }) => body).join()).not.toContain('ABCDEFGHJKMNPQRSTVWX');
  },
);

for (const [name, script] of [
  ['Do Not Track', "Object.defineProperty(navigator, 'doNotTrack', { value: '1' })"],
  [
    'Global Privacy Control',
    "Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })",
  ],
] as const) {
  test(`${name}: nothing is loaded or sent`, { tag: '@full' }, async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (sent) => loaded.push(sent.url()));
    await page.addInitScript(script);
    await page.goto('/');
    await page.getByRole('button', { name: 'Start Your Assessment' }).click();
    await expect(page.getByRole('button', { name: 'Begin Survey' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(loaded.filter((url) => /posthog|ingest/.test(url))).toEqual([]);
    expect(collector.requests).toEqual([]);
  });
}
