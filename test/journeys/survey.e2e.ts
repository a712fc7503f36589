/** From the landing page over the survey to the profile. */

import { answerWith, cut, hold } from '../support/browser/faults.ts';
import {
  createAccount,
  haveSession,
  signIn,
  surveyCalls,
} from '../support/browser/make-account.ts';
import {
  agreeAndBegin,
  choose,
  listedScaleLabels,
  press,
  question,
  radio,
} from '../support/browser/page/survey-page.ts';
import { openPhone } from '../support/browser/phones.ts';
import { countCalls } from '../support/browser/requests.ts';
import { expect, test } from '../support/browser/server.ts';
import { answerOne, openSurveyAfter } from '../support/browser/take-survey.ts';

test('two quick presses on the landing page create one account', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const start = page.getByRole('button', { name: 'Start Your Assessment' });
  await expect(start).toBeInViewport({ ratio: 1 });

  const requests: string[] = [];
  page.on('request', (sent) => requests.push(sent.url()));
  const sample = page.getByRole('group', { name: 'Playing with an ice cube' });
  await sample.getByRole('radio', { name: '2, No/avoid' }).click();
  await expect(sample.getByRole('status')).toHaveText(
    'Theme: Touch and senses. Your 2 is not saved.',
  );
  expect(requests).toEqual([]);

  const release = await hold(page, 'createUnique');
  const countCreations = countCalls(page, 'createUnique');
  await page.getByRole('button', { name: 'Start Assessment', exact: true }).dblclick();
  const waiting = page.getByRole('button', { name: 'Creating Account...' });
  await expect(waiting).toHaveCount(2);
  for (const button of await waiting.all()) await expect(button).toBeDisabled();
  release();
  await expect(page).toHaveURL(/\/survey\/two-stage$/);
  await expect(page.getByRole('button', { name: 'Begin Survey' })).toBeVisible();
  expect(countCreations()).toBe(1);
});

test('the welcome explains survey, scale and code, once', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const account = await createAccount(request);
  await signIn(page, account);
  await page.setViewportSize({ width: 360, height: 740 });
  await cut(page, 'scaleLabels'); // the default labels are shown
  const release = await hold(page, 'startSurvey');
  await page.goto('/survey');
  await expect(page.getByText('Loading two-stage survey...')).toBeVisible();
  release();
  const welcome = page.getByRole('dialog', { name: 'Before you begin' });
  await expect(welcome).toBeFocused(); // so that a screen reader reads what describes it
  await expect(page.locator('.survey-body')).toHaveAttribute('inert'); // no answer without consent
  await expect(welcome).toHaveAccessibleDescription(
    /^The S\.P\.A\.R\.K\. Survey has .* I am 18 or/,
  );
  for (const text of [
    '~48 core questions',
    '15-25 additional questions',
    '10-15 minutes',
    'saves automatically',
    'Save this code to resume your survey later!',
    'in ten themes: Dominance & Submission, Sadism & Masochism, Bondage & Discipline,',
  ])
    await expect(welcome).toContainText(text);
  await expect(welcome.getByRole('listitem')).toHaveText(listedScaleLabels);
  const begin = welcome.getByRole('button', { name: 'Begin Survey' });
  const consent = welcome.getByRole('checkbox', { name: /^I am 18 or older\. I agree that/ });
  await expect(consent).not.toBeChecked();

  for (const part of [welcome.getByText(account.loginCode), consent, begin])
    await expect(part).toBeInViewport({ ratio: 1 });
  const opened = context.waitForEvent('page');
  await welcome.getByRole('link', { name: /^What is stored, and why/ }).click();
  await expect(await opened).toHaveURL(/\/privacy$/);

  await page.clock.install();
  await welcome.getByRole('button', { name: 'Copy Code' }).click();
  await expect(welcome.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(account.loginCode);
  await page.clock.runFor(2_000);
  await expect(page.getByText(account.loginCode)).toHaveCount(0); // nor in the header behind it
  await welcome.getByRole('button', { name: 'Copy and Show Code' }).click();
  await expect(welcome.getByText(account.loginCode)).toBeVisible();
  await begin.click();
  await expect(welcome.getByText('Please tick the box first.')).toBeVisible();
  await expect(consent).toBeFocused();
  await page.keyboard.press('Space');
  await begin.click();
  await expect(welcome).toHaveCount(0);
  await page.reload();
  await expect(question(page, 1)).toBeVisible();
  await expect(welcome).toHaveCount(0);
});

test('questions open in order, and earlier answers can change', async ({ page, request }) => {
  const account = await createAccount(request);
  await signIn(page, account);
  await page.goto('/survey');
  await agreeAndBegin(page);
  const header = page.locator('header');
  await expect(header.getByText(account.loginCode)).toBeVisible();
  await expect(header.getByRole('heading', { level: 1 })).toHaveText('S.P.A.R.K. Survey');
  const legend = page.getByRole('list', { name: 'What the values mean' }).getByRole('listitem');
  await expect(legend.filter({ visible: true })).toHaveText(listedScaleLabels);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(legend.filter({ visible: true })).toHaveText([
    '1 Hard No!',
    '4 Neutral/unsure',
    '7 Hell Yes!',
  ]);
  for (const text of [
    'How interested are you in this activity or dynamic?',
    'Stage 1',
    'Stage 2',
    'Core Questions (Set A)',
    'Survey Progress 0%',
  ])
    await expect(page.getByText(text).first()).toBeVisible();
  await expect(page.locator('fieldset')).toHaveCount(48);
  await expect(question(page, 1).getByTitle('Interest level 7')).toBeVisible();

  await expect(radio(page, 2, 4)).toBeDisabled();
  const release = await hold(page, 'saveResponse');
  await choose(page, 1, 5);
  await expect(radio(page, 1, 5)).toBeChecked(); // before it is saved
  await expect(page.getByText('Saving…')).toBeVisible();
  await expect(radio(page, 2, 4)).toBeDisabled();
  release();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByText('Survey Progress 1%')).toBeVisible(); // 1 of at most 73 answers
  await answerOne(page, 3);
  await choose(page, 1, 2);
  await expect
    .poll(async () => {
      const { setAItems, responses } = await surveyCalls(request, account).status();
      const valueOf = (id: string): unknown =>
        responses.find((one: { itemId: string }) => one.itemId === id)?.value;
      return setAItems.slice(0, 2).map(valueOf);
    })
    .toEqual([2, 3]);
  await answerWith(page, 'saveResponse', 400);
  await press(page, 2, 6);
  await expect(question(page, 2)).toHaveAccessibleDescription('Not saved, choose again');
});

test('Back by touch or key opens the question before, and a choice there leads on', async ({
  browser,
  baseURL,
  request,
}) => {
  const { context, page } = await openPhone(browser, { address: baseURL ?? '', api: request });
  await haveSession(page.context(), request, await createAccount(request), { hasBegun: true });
  await page.goto('/survey');
  await choose(page, 1, 5);
  await expect(question(page, 2)).toBeFocused();
  await page.getByRole('button', { name: 'Back', exact: true }).tap();
  await expect(question(page, 1)).toBeFocused();
  await expect(question(page, 1)).toBeInViewport();
  await press(page, 1, 5); // it was right
  await expect(question(page, 2)).toBeFocused();
  for (const key of ['Shift+Tab', 'Enter']) await page.keyboard.press(key);
  await expect(question(page, 1)).toBeFocused();
  await page.keyboard.press('3');
  await expect(question(page, 2)).toBeFocused();
  await expect(radio(page, 1, 3)).toBeChecked();
  await context.close();
});

test('the last answers lead over Set B to the profile', async ({ page, request }) => {
  const account = await openSurveyAfter(page, 47);
  const release = await hold(page, 'surveyItems');
  await answerOne(page, 4);
  for (const text of [
    'Selecting Your Personalized Questions',
    'Our adaptive algorithm is analyzing your responses…',
    'Selecting Personalized Questions...',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  release();
  await expect(page.getByText('Personalized Questions (Set B)')).toBeVisible();
  await expect(question(page, 1)).toBeInViewport();
  const count = await page.locator('fieldset').count();
  await expect(question(page, 1)).toHaveAccessibleDescription(
    new RegExp(`^${count} more, chosen by what you answered\\. About (two|three) minutes\\.`),
  );
  expect(count).toBeGreaterThanOrEqual(15);
  expect(count).toBeLessThanOrEqual(25);
  await expect(
    page.getByText(`Survey Progress ${Math.round((48 / (48 + count)) * 100)}%`),
  ).toBeVisible();

  const survey = surveyCalls(request, account);
  await survey.save((await survey.status()).setBItems.slice(0, -1), (index) => (index % 7) + 1);
  await page.reload();
  await answerOne(page, 4);
  await expect(page.getByText('Survey Complete').first()).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
  const headings = [
    'Your Profile Summary',
    'My S.P.A.R.K. Profile',
    'Your Polarity Profile',
    'Your Interest Areas',
    'Share Your Profile',
    'Compare Profiles',
  ];
  for (const name of headings)
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  const text = await page.locator('main').innerText();
  const places = headings.map((name) => text.indexOf(name));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  await expect(page.getByText('TOP', { exact: true })).toHaveCount(1);
  const sides = page.getByRole('region', { name: 'Your Polarity Profile' });
  const tendency = /^(If anything: )?[A-Z][a-z]+ tendency \(\d+\/100\) ±\d+$/;
  await expect(sides.getByText(tendency)).toHaveCount(6);
});

/** Answers the next questions of the page, each as soon as it may be answered. */
async function answerAtOnce(count: number): Promise<void> {
  for (let given = 0; given < count;) {
    const open = document.querySelector<HTMLInputElement>(
      '.question[data-state="open"]:not(:has(:checked)) input[value="4"]:not(:disabled)',
    );
    open?.click();
    if (open?.checked) given += 1;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('reaches Set B after quick answers @full', async ({ page }) => {
    await openSurveyAfter(page, 46);
    await page.evaluate(answerAtOnce, 2);
    await expect(page.getByText('Personalized Questions (Set B)')).toBeVisible();
    await expect(question(page, 1)).toBeInViewport();
  });
});
