/** What brought a visitor here is offered once they have a profile. */

import { type APIRequestContext, type Page } from '@playwright/test';
import {
  type Account,
  createFinishedAccount,
  createOpenAccount,
  descendingAnswers,
  mixedAnswers,
  signIn,
} from '../../support/browser/make-account.ts';
import { makeLink } from '../../support/browser/make-link.ts';
import { expect, test as serverTest } from '../../support/browser/server.ts';
import { answerOne, finishQuickly } from '../../support/browser/take-survey.ts';

const test = serverTest.extend<{ friend: Account }>({
  friend: async ({ request }, use) => use(await createOpenAccount(request, descendingAnswers)),
});

const purpose = /^Someone wants to know where you two meet. First your own answers/;

const compareStep = (page: Page) =>
  page.getByRole('link', { name: 'Compare with the profile you came from' });

/** Takes the survey that the page has opened. */
async function takeSurvey(page: Page, api: APIRequestContext): Promise<void> {
  await page.getByRole('button', { name: 'Begin Survey' }).click();
  await answerOne(page, 5);
  await finishQuickly(page, api, mixedAnswers);
}

/** Counts the taps of a visitor, but for their answers in the survey. */
function countTaps(page: Page) {
  let taps = 0;
  return {
    taps: () => taps,
    tap: async (name: string) => {
      taps += 1;
      await page
        .getByRole('link', { name, exact: true })
        .or(page.getByRole('button', { name, exact: true }))
        .first()
        .click();
    },
  };
}

test.use({ viewport: { width: 390, height: 844 } });

test('leads from a friend’s link to the comparison in four taps', async ({
  page,
  request,
  friend,
}) => {
  test.setTimeout(120_000);
  const { tap, taps } = countTaps(page);
  await page.goto(`/profile/${friend.shareCode}`);
  await expect(page.getByText(/^Someone wants to know where you two meet/)).toBeInViewport();
  await tap('Take the Survey');
  await expect(page.getByText(purpose)).toBeInViewport();
  await tap('Start Your Assessment');
  await expect(page.getByRole('dialog').getByText(purpose)).toBeInViewport();
  expect(taps()).toBeLessThan(3); // 'Begin Survey' is the third
  await takeSurvey(page, request);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  const bar = page.getByRole('navigation', { name: 'Next steps' });
  await expect(bar.getByRole('link', { name: 'Compare' })).toBeHidden();
  await tap('Compare with the profile you came from');
  await expect(page.getByRole('heading', { name: 'Profile Comparison' })).toBeVisible();
  await expect(page.getByText('Your Dom ↔ Their Sub').first()).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(4);

  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
  await expect(compareStep(page)).toHaveCount(0);
  await page.goto('/compare');
  await expect(page.getByText('Your Dom ↔ Their Sub').first()).toBeVisible();
});

test(
  'leads back to a shared link after the survey',
  { tag: '@full' },
  async ({ page, request, friend }) => {
    test.setTimeout(120_000);
    const { token } = await makeLink(request, friend);
    const { tap } = countTaps(page);
    await page.goto(`/s#${token}`);
    await tap('Show');
    await tap('Find out about yourself');
    await tap('Start Your Assessment');
    await takeSurvey(page, request);
    await tap('Look at the shared profile again');
    await expect(page.getByRole('heading', { name: 'A profile in ten themes' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start a shared reading' })).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
    await expect(page.getByText('Look at the shared profile')).toHaveCount(0);
  },
);

for (const isShared of [false, true])
  test(
    `outlives signing in${isShared ? ' on a shared device, in the tab alone' : ''}`,
    { tag: '@full' },
    async ({ page, request, friend }) => {
      const own = await createFinishedAccount(request, mixedAnswers);
      await page.goto(`/profile/${friend.shareCode}`);
      await page.getByRole('link', { name: 'Login to Compare' }).first().click();
      await expect(
        page.getByText('What brought you here is waiting on your profile.'),
      ).toBeVisible();
      if (isShared) await page.getByLabel('This is a shared device').check();
      await page.getByLabel('Login Code or Email Address').fill(own.loginCode);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(compareStep(page)).toBeVisible();
      const [inBrowser, inTab] = await page.evaluate(() => [
        localStorage.getItem('arrived-by') !== null,
        sessionStorage.getItem('arrived-by') !== null,
      ]);
      expect([inBrowser, inTab]).toEqual([!isShared, isShared]);
      await compareStep(page).click();
      await expect(page.getByText('Your Dom ↔ Their Sub').first()).toBeVisible();
    },
  );

test.describe('a signed-in visitor', () => {
  const comeBy = async (page: Page, request: APIRequestContext, shareCode: string) => {
    const own = await createFinishedAccount(request, mixedAnswers);
    await signIn(page, own);
    await page.goto(`/profile/${shareCode}`);
    await page.getByRole('link', { name: 'View My Profile' }).click();
    return own;
  };

  test('can put the offer aside for good', { tag: '@full' }, async ({ page, request, friend }) => {
    await comeBy(page, request, friend.shareCode);
    await expect(compareStep(page)).toBeVisible();
    await page.getByRole('button', { name: 'No, thanks' }).click();
    await expect(compareStep(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
    await expect(compareStep(page)).toHaveCount(0);
  });

  test('leaves nothing for the next one by logging out', async ({ page, request, friend }) => {
    const own = await comeBy(page, request, friend.shareCode);
    await expect(compareStep(page)).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => localStorage.getItem('arrived-by'))).toBeNull();
    await signIn(page, own);
    await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
    await expect(compareStep(page)).toHaveCount(0);
  });

  test(
    'sees the offer at the first paint of the profile',
    { tag: '@full' },
    async ({ page, request, friend }) => {
      await comeBy(page, request, friend.shareCode);
      await expect(compareStep(page)).toBeVisible();
      await page.addInitScript(() => {
        const moved: string[] = [];
        Object.assign(window, { moved });
        new PerformanceObserver((list) => {
          // as: entries of this type have sources
          for (const { sources } of list.getEntries() as (PerformanceEntry & {
            sources: { node: Node | null }[];
          })[])
            for (const { node } of sources)
              if (node instanceof Element && node.matches('main *')) moved.push(node.outerHTML);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.reload();
      await expect(compareStep(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate('window.moved')).toEqual([]);
    },
  );
});
