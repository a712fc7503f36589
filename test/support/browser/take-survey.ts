/** Steps that take the survey in the browser. */

import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type Account, mixedAnswers, createAccount, signIn, surveyCalls } from './make-account.ts';
import { agreeAndBegin } from './page/survey-page.ts';

/** Goes from the landing page to the first question; returns the login code that is shown. */
export async function beginSurvey(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Your Assessment' }).click();
  const welcome = page.getByRole('dialog');
  const code = (await welcome.getByText(/^([0-9A-Z]{4}-){5}[0-9A-Z]{4}$/).textContent()) ?? '';
  await agreeAndBegin(page);
  await expect(welcome).toHaveCount(0);
  return code;
}

/** Signs in a person with answers to the first `count` questions, and opens the next one. */
export async function openSurveyAfter(page: Page, count: number): Promise<Account> {
  const account = await createAccount(page.request);
  const survey = surveyCalls(page.request, account);
  const { setAItems } = await survey.start();
  await survey.save(setAItems.slice(0, count), mixedAnswers);
  await signIn(page, account);
  await page.goto('/survey');
  await expect(page.getByText(`${count + 1} of 48`)).toBeInViewport();
  return account;
}

/** The first open question without an answer. */
const nextQuestion = (page: Page) =>
  page.locator('fieldset:not([aria-disabled="true"]):not(:has(input:checked))').first();

/** Whether the question has an answer, or has made way for the next stage. */
const isAnswered = (page: Page, questionId: string): Promise<boolean> =>
  page.evaluate((id) => {
    const question = document.getElementById(id);
    return question === null || question.querySelector('input:checked') !== null;
  }, questionId);

/**
 * Answers the next question and waits until the answer is saved. A question that has just opened
 * takes no answer, so this may press again.
 */
export async function answerOne(page: Page, value: number): Promise<void> {
  const id = (await nextQuestion(page).getAttribute('id')) ?? '';
  const radio = page.locator(`#${id} input[value="${value}"]`);
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/two-stage/response') && response.ok(),
  );
  await expect(async () => {
    await radio.click({ force: true });
    expect(await isAnswered(page, id)).toBe(true);
  }).toPass({ intervals: [50] });
  await saved;
}

/**
 * Answers the question that has the focus with a digit key. Presses again while the question takes
 * no answer yet.
 */
export async function pressDigit(page: Page, digit: number): Promise<void> {
  const id = await page.evaluate(() => document.activeElement?.closest('fieldset')?.id ?? '');
  await expect(async () => {
    await page.keyboard.press(String(digit));
    expect(await isAnswered(page, id)).toBe(true);
  }).toPass({ intervals: [50] });
}

/**
 * Answers the survey that the page has begun through the API, but for the last question, which is
 * answered in the browser. Ends on the profile.
 */
export async function finishQuickly(
  page: Page,
  api: APIRequestContext,
  answer: (index: number) => number,
): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('access-token') ?? '');
  const survey = surveyCalls(api, { token });
  await expect.poll(async () => (await survey.status()).state).toBe('A_ACTIVE');
  const { setAItems, responses } = await survey.status();
  const answered = new Set(responses.map(({ itemId }: { itemId: string }) => itemId));
  await survey.save(
    setAItems.filter((id: string) => !answered.has(id)),
    answer,
  );
  await survey.save((await survey.status()).setBItems.slice(0, -1), answer);
  await page.reload();
  await answerOne(page, answer(0));
  await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible({
    timeout: 15_000,
  });
}
