/** Steps that take the survey in the browser. */

import { expect, type Page } from '@playwright/test';

/** Goes from the landing page to the first question; returns the login code that is shown. */
export async function beginSurvey(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Your Assessment' }).click();
  const welcome = page.getByRole('dialog');
  const code = (await welcome.getByText(/^([0-9A-Z]{4}-){5}[0-9A-Z]{4}$/).textContent()) ?? '';
  await welcome.getByRole('button', { name: 'Begin Survey' }).click();
  await expect(welcome).toHaveCount(0);
  return code;
}

/** The first open question without an answer. */
const nextQuestion = (page: Page) =>
  page.locator('fieldset:not([aria-disabled="true"]):not(:has(input:checked))').first();

/** Answers the next question and waits until the answer is saved. */
export async function answerOne(page: Page, value: number): Promise<void> {
  const question = nextQuestion(page);
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/two-stage/response') && response.ok(),
  );
  await question.locator(`input[value="${value}"]`).click({ force: true });
  await saved;
}

/** Answers all remaining questions of both stages, until the profile is shown. */
export async function answerRest(page: Page, answer: (index: number) => number): Promise<void> {
  for (let i = 0; i < 80; i += 1) {
    await expect(
      nextQuestion(page)
        .or(page.getByRole('heading', { name: 'Your Profile Summary' }))
        .first(),
    ).toBeVisible({ timeout: 15_000 });
    if (page.url().endsWith('/profile')) return;
    await answerOne(page, answer(i));
  }
}
