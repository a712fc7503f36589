/** What leaves the browser during a visit: the specified events, and no token of a link. */

import type { APIRequestContext, Page } from '@playwright/test';
import type { CallName } from '../../src/contract/endpoints.ts';
import { openEventCollector } from '../support/browser/event-collector.ts';
import { answerWith } from '../support/browser/faults.ts';
import {
  type Account,
  createAccount,
  createFinishedAccount,
  descendingAnswers,
  haveSession,
  mixedAnswers,
  signIn,
} from '../support/browser/make-account.ts';
import { makeLink } from '../support/browser/make-link.ts';
import { choose, waitForSurvey } from '../support/browser/page/survey-page.ts';
import { heading, inviteByApi, join } from '../support/browser/phones.ts';
import { expect, test } from '../support/browser/server.ts';
import { answerOne, beginSurvey, finishQuickly } from '../support/browser/take-survey.ts';

const collector = await openEventCollector();

test.use({
  settings: { POSTHOG_KEY: 'phc_of_the_browser_tests', POSTHOG_HOST: collector.address },
});

test.describe.configure({ mode: 'serial' });

test.beforeEach(() => collector.clear());

/** The events of the specification and their properties. */
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

const patience = { timeout: 15_000 };

const expectEvent = (event: string, properties: Readonly<Record<string, unknown>>) =>
  expect
    .poll(() => collector.events(), patience)
    .toContainEqual(
      expect.objectContaining({ event, properties: expect.objectContaining(properties) }),
    );

/** Waits for the page view of a screen. A page that is left sooner may not have sent it. */
const expectPageView = (screen: string) => expectEvent('$pageview', { $current_url: screen });

/** Uses every screen that sends events, and returns the strings that no event may contain. */
async function visitEveryScreen(
  page: Page,
  request: APIRequestContext,
  other: Account,
): Promise<string[]> {
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
  await expectPageView('/profile');
  await expectPageView('/compare');
  await page.goto(`/profile/${other.shareCode}`);
  await expectPageView('/profile/:shareCode');
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
  return [loginCode, user.id, user.shareCode, other.shareCode, 'canary@mail.example', token];
}

test('sends only the specified events, without codes or names @full', async ({
  page,
  request,
  context,
}) => {
  test.setTimeout(120_000);
  const thirdParties: string[] = [];
  page.on('request', (sent) => {
    const own = page.url() === 'about:blank' ? sent.url() : page.url();
    if (!sent.url().startsWith(new URL(own).origin)) thirdParties.push(sent.url());
  });
  const other = await createFinishedAccount(request, descendingAnswers);
  const canaries = await visitEveryScreen(page, request, other);
  await expectEvent('account_created', { method: 'landing_page' });
  await expectEvent('login', { method: 'login_code' });
  await expectEvent('survey_completed', { completion_time_minutes: 48 });
  await expectEvent('survey_progress', { progress_percentage: 100 });
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.route(/create-unique$/, (route) =>
    route.fulfill({ status: 503, json: { detail: 'ABCDEFGHJKMNPQRSTVWX' } }),
  );
  await page.getByRole('button', { name: 'Start Your Assessment' }).click();
  await expectEvent('error_occurred', { error_type: 'status_503', context: 'create_account' });

  const events = collector.events();
  expect([...new Set(events.map(({ event }) => event))].toSorted()).toEqual(
    Object.keys(specified).toSorted(),
  );
  for (const { event, properties } of events)
    expect(
      Object.keys(properties)
        .filter((name) => !technical.includes(name))
        .toSorted(),
      event,
    ).toEqual([...(specified[event] ?? [])].toSorted());
  const sent = collector.requests
    .map(({ url, headers, body }) => `${url} ${headers} ${body}`)
    .join('\n');
  const address = `127.0.0.1:${new URL(page.url()).port}`;
  for (const canary of [...canaries, address, 'ABCDEFGHJKMNPQRSTVWX', 'Chrome'])
    expect(sent.toLowerCase()).not.toContain(canary.toLowerCase());
  for (const name of ['x-forwarded-for', 'cookie', 'referer', 'origin'])
    expect(sent).not.toContain(`"${name}"`);
  expect(sent).not.toContain('en-US'); // the browser's language; Node sends '*'
  expect(thirdParties).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(
    await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).join()),
  ).not.toMatch(/ph_|posthog/i);
});

test('what a person says for their own eyes stays in the page', async ({ page, request }) => {
  const sent: string[] = [];
  page.on('request', (each) => sent.push(`${each.url()} ${each.postData() ?? ''}`));
  const other = await createFinishedAccount(request, descendingAnswers);
  await signIn(page, await createFinishedAccount(request, mixedAnswers));
  await page.getByText('Your clearest yes').click();
  const listed = await page.locator('.own-only li').allTextContents();
  const clearest = listed.map((text) => text.replace(/imagined$/, '').trim());
  expect(clearest.length).toBeGreaterThan(1);
  await page.getByLabel('A sentence you can send').fill('canary to send');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByPlaceholder('Enter share code or profile URL').fill(other.shareCode);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await page.getByRole('heading', { name: 'Dimension by dimension' }).waitFor();
  await expectPageView('/compare');
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
  );
  const traces = [...sent, ...collector.requests.map(({ body }) => body), stored].join('\n');
  expect(traces).toContain(other.shareCode);
  for (const own of ['canary to send', ...clearest]) expect(traces).not.toContain(own);
});

test('each of six failures sends one event @full', async ({ browser, request }) => {
  /** Opens a page of its own, on which the call fails. */
  const openFailing = async (name: CallName, status: number, account: Account | null = null) => {
    const context = await browser.newContext();
    if (account !== null) await haveSession(context, request, account, { hasBegun: true });
    const page = await context.newPage();
    await answerWith(page, name, status);
    return page;
  };
  const newcomer = await createAccount(request);
  const finished = await createFinishedAccount(request, mixedAnswers);
  const failures = {
    login: async () => {
      const page = await openFailing('login', 500);
      await page.goto('/login');
      await page.getByLabel('Login Code or Email Address').fill('someone@mail.example');
      await page.getByRole('button', { name: 'Sign In' }).click();
    },
    load_survey: async () => {
      await (await openFailing('surveyItems', 500, newcomer)).goto('/survey');
    },
    save_answer: async () => {
      const page = await openFailing('saveResponse', 500, newcomer);
      await page.goto('/survey');
      await waitForSurvey(page);
      await choose(page, 1, 5);
    },
    create_random: async () => {
      await (await openFailing('startSurvey', 500)).goto('/create-random');
    },
    load_profile: async () => {
      const page = await openFailing('computeProfile', 500, finished);
      await answerWith(page, 'profileStatus', 500);
      await page.goto('/profile');
    },
    compare: async () => {
      const page = await openFailing('compareProfiles', 500, finished);
      await page.goto('/compare?profile=ABCDEFGHJKMNPQRSTVWX');
    },
  };
  for (const [context, meet] of Object.entries(failures)) {
    await meet();
    await expectEvent('error_occurred', { error_type: 'status_500', context });
  }
  const told = collector.events().filter(({ event }) => event === 'error_occurred');
  expect(told.map(({ properties }) => properties['context'])).toEqual(Object.keys(failures));
});

test('sends tokens of links and invitations only to the server', async ({
  page,
  context,
  request,
}) => {
  const other = await createFinishedAccount(request, mixedAnswers);
  await haveSession(context, request, await createFinishedAccount(request, mixedAnswers));
  const { token } = await makeLink(request, other);
  const invitation = await inviteByApi(request, other);
  const traces: string[] = [];
  page.on('request', (sent) => {
    traces.push(sent.url(), JSON.stringify(sent.headers()));
    if (!/\/(links\/open|together\/join)$/.test(sent.url())) traces.push(sent.postData() ?? '');
  });
  page.on('console', (message) => traces.push(message.text()));

  await page.goto(`/s#${token}`);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('heading', { name: 'A profile in ten themes' })).toBeVisible();
  await expect(page).toHaveURL(/\/s$/);
  expect(await page.title()).toBe('A profile');
  traces.push(await page.content());
  await page.goto(`/together#${invitation}`);
  await expect(heading(page, 'You are invited to a shared reading')).toBeVisible();
  await expect(page).toHaveURL(/\/together$/);
  expect(await page.title()).toBe('Together');
  await join(page);
  await page.getByRole('link', { name: 'All shared readings' }).click();
  await page.goto('/');
  await expect.poll(() => collector.requests.length, patience).toBeGreaterThan(0);

  traces.push(JSON.stringify(collector.requests));
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, history.state]));
  expect(traces.length).toBeGreaterThan(20);
  for (const secret of [token, invitation]) {
    expect(traces.filter((trace) => trace.includes(secret))).toEqual([]);
    expect(stored, 'forgotten once it was used').not.toContain(secret);
  }
});

for (const [name, script] of [
  ['Do Not Track', "Object.defineProperty(navigator, 'doNotTrack', { value: '1' })"],
  [
    'Global Privacy Control',
    "Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })",
  ],
] as const)
  test(`${name}: nothing is loaded or sent @full`, async ({ page }) => {
    const [asked, scripts]: [string[], Promise<string>[]] = [[], []];
    page.on('request', (sent) => asked.push(sent.url()));
    page.on('response', (got) => {
      if (got.request().resourceType() === 'script') scripts.push(got.text());
    });
    await page.addInitScript(script);
    await page.goto('/');
    await page.getByRole('button', { name: 'Start Your Assessment' }).click();
    await expect(page.getByRole('button', { name: 'Begin Survey' })).toBeVisible();
    // The client would load once the browser is idle, before what asks later.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForLoadState('networkidle');
    // Not what the collector got: an event of an earlier page may still be on its way.
    expect(asked.filter((url) => url.includes('ingest'))).toEqual([]);
    // An option of the client, which stands in no other script.
    const hasClient = (await Promise.all(scripts)).some((text) => text.includes('respect_dnt'));
    expect(hasClient, 'the client is loaded').toBe(false);
  });
