/** Two people take the survey, one on a phone, and compare their profiles (spec §2, §4). */

import { type Page, type APIRequestContext } from '@playwright/test';
import { descendingAnswers } from '../../support/browser/make-account.ts';
import { expect, test } from '../../support/browser/server.ts';
import { answerOne, beginSurvey, finishQuickly } from '../../support/browser/take-survey.ts';

async function finishSurvey(
  page: Page,
  request: APIRequestContext,
  answer: (index: number) => number,
): Promise<void> {
  await answerOne(page, answer(0));
  await finishQuickly(page, request, answer);
  await expect(page).toHaveURL(/\/profile$/, { timeout: 15_000 });
  await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
}

/** Returns how many answers the server has. */
const countSaved = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem('access-token')}`;
    const reply = await fetch('/api/survey/two-stage/status', { headers: { authorization } });
    return (await reply.json()).responses?.length ?? 0;
  });

test('two people take the survey, share a profile and compare', async ({
  browser,
  page,
  request,
}) => {
  test.setTimeout(120_000);

  // The first person, on a desktop, reloads the page in the middle of Set A.
  await beginSurvey(page);
  for (let i = 0; i < 20; i += 1) await answerOne(page, (i % 7) + 1);
  await expect.poll(() => countSaved(page)).toBe(20);
  await page.reload();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('21 of 48')).toBeInViewport();
  await finishSurvey(page, request, (i) => ((i * 3) % 7) + 1);

  await expect(page.getByRole('heading', { name: 'My S.P.A.R.K. Profile' })).toBeVisible();
  const link = await page
    .getByRole('textbox', { name: /share|link/i })
    .first()
    .inputValue();
  expect(link).toMatch(/\/profile\/[0-9A-Z]{20}$/);

  // A second person, on a phone, follows the link, takes the survey and compares.
  const phone = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const other = await phone.newPage();
  await other.goto(new URL(link).pathname);
  await expect(
    other.getByRole('heading', { name: `Share Code: ${link.slice(-20)}` }),
  ).toBeVisible();
  await other.getByRole('link', { name: 'Create Your Profile' }).click();
  await beginSurvey(other);
  await finishSurvey(other, request, descendingAnswers);
  await other.goto(new URL(link).pathname);
  await other.getByRole('button', { name: 'Compare with My Profile' }).click();
  await expect(other).toHaveURL(/\/compare$/);
  await expect(other.getByRole('heading', { name: 'Profile Comparison' })).toBeVisible();
  await expect(
    other.getByRole('heading', { name: 'Common High-Interest Activities' }),
  ).toBeVisible();
  await phone.close();
});
