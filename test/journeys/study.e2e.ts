/** A study is taken by touch and by keyboard, and left. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { newKeyPair } from '../../src/server/platform/crypto/seal-to-key.ts';
import { answerWith } from '../support/browser/faults.ts';
import { agreeAndBegin } from '../support/browser/page/survey-page.ts';
import { heading, openPhone } from '../support/browser/phones.ts';
import { test as base, expect } from '../support/browser/server.ts';
import { finishQuickly } from '../support/browser/take-survey.ts';
import { toDescription } from '../support/people/describe-study.ts';
import { scaleFile } from '../support/people/make-scale.ts';
import { runScript } from '../support/process/run-script.ts';

const hostile = `# What it is about

**Bold** <script>alert(1)</script> <img src=x onerror="alert(2)"> [press](javascript:alert(3))

- ![](https://tracker.example/pixel.png)
- </div><a href="https://elsewhere.example">go</a>`;

/** Where the study of the worker's server is taken. */
let invitation = '';

/** Its server has a study, opened by the command of operators. */
const test = base.extend<object, { dataFolder: string }>({
  dataFolder: [
    async ({ dataFolder }, use) => {
      const write = (name: string, text: string) => writeFileSync(join(dataFolder, name), text);
      write('sheet.txt', hostile);
      write('consent.txt', 'I take part of my own free will.');
      write('debrief.txt', 'We wanted to know whether the questions hold.');
      const text = { sheet: 'sheet.txt', consent: 'consent.txt', debrief: 'debrief.txt' };
      const description = {
        title: 'A study of <b>questions</b>',
        responsible: 'Ada Example, Example University',
        ethics: '2026-1',
        people: 100,
        retest: 0,
        site: {
          publicKey: Buffer.from(newKeyPair().publicKey).toString('base64'),
          lastDay: '9999-12-31',
          completionCode: 'C0DE-77',
          texts: { en: text },
        },
        scales: ['mine.osd'],
      };
      write('mine.osd', JSON.stringify(scaleFile));
      write('study.toml', toDescription(description));
      const settings = { DATA_DIR: dataFolder };
      const opened = await runScript('study open', [join(dataFolder, 'study.toml')], settings);
      if (opened.code !== 0) throw new Error(opened.stderr);
      invitation = opened.stdout.trim();
      await use(dataFolder);
    },
    { scope: 'worker' },
  ],
});

const box = (page: Page) => page.getByRole('checkbox', { name: /^I am 18 or older, have read/ });
const ownStudy = async (page: Page) => {
  const token = await page.evaluate(() => localStorage.getItem('access-token') ?? '');
  const headers = { authorization: `Bearer ${token}` };
  return (await (await page.request.get('/api/v1/user/study', { headers })).json()).study;
};

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
}

test('by touch, from a hostile sheet to the code, and left', async ({
  browser,
  request,
  baseURL,
}) => {
  const { context, page } = await openPhone(browser, { address: baseURL ?? '', api: request });
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  page.on('request', (sent) => {
    if (/^https?:/.test(sent.url()) && !sent.url().startsWith(baseURL ?? ''))
      asked.push(sent.url());
    if (sent.url().includes(invitation.slice(-27))) asked.push('the token in an address');
  });
  await page.goto(invitation);
  await expect(heading(page, 'Take part in a study')).toBeVisible();
  await expect(page.getByText('A study of <b>questions</b>', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What it is about' })).toBeVisible();
  for (const line of hostile.split('\n').slice(2).filter(Boolean))
    await expect(page.getByText(line.replace(/^- /, ''), { exact: true })).toBeVisible();
  await expect(page.locator('article :is(img, script, iframe, b)')).toHaveCount(0);
  await expect(page.getByRole('article').getByRole('link')).toHaveText(['Help']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take part' }).tap();
  await expect(page.getByText('Please read and tick this first.')).toBeVisible();
  await box(page).tap();
  await page.getByRole('button', { name: 'Take part' }).tap();
  await expect(page.getByText('You take part in a study. First the survey;')).toBeVisible();
  await agreeAndBegin(page);
  await finishQuickly(page, request, () => 4);
  await page.getByRole('link', { name: 'Go back to the study' }).tap();
  await expect(heading(page, 'Questions from the researchers')).toBeFocused();
  await expect(page.getByText('In the last month, how often did you')).toHaveCount(1);
  await page.getByRole('group', { name: 'take the lead?' }).getByText('Always').tap();
  await expectAccessible(page);
  await page.route('**/user/study/answers', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Send my answers' }).tap();
  await expect(
    page.getByText('There is no connection to the server. Nothing is lost'),
  ).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Always' }).first()).toBeChecked();
  await page.getByRole('button', { name: 'Send my answers' }).tap();
  await expect(page.getByText('Your completion code is C0DE-77.')).toBeVisible();
  await expect(page.getByText('We wanted to know whether the questions hold.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'here is help' })).toHaveAttribute('href', '/help');
  await expectAccessible(page);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Leave the study' }).tap();
  await expect(heading(page, 'You have left the study')).toBeFocused();
  expect(asked).toHaveLength(1);
  expect(await ownStudy(page)).toBeNull();
  await page.goto(invitation);
  await box(page).tap();
  await page.getByRole('button', { name: 'Take part' }).tap();
  await expect(heading(page, 'Questions from the researchers')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByRole('radio').first().tap();
  await page.reload();
  expect(asked.slice(1)).toEqual(['']); // the browser's own words
  await context.close();
});

test('by keyboard, and left on the profile', async ({ page, request }) => {
  await page.goto(invitation);
  await box(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await agreeAndBegin(page);
  await finishQuickly(page, request, () => 4);
  await page.getByRole('link', { name: 'Go back to the study' }).press('Enter');
  await expect(heading(page, 'Questions from the researchers')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp'); // from the first to the last: passed
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const sent = page.waitForRequest('**/user/study/answers');
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toEqual({ answers: { mine_1: 1 } });
  await expect(heading(page, 'Thank you for taking part')).toBeFocused();
  const study = await ownStudy(page);
  expect(study).toMatchObject({ hasCopy: true });
  const retest = { fromDay: '2026-01-29', isDue: true, isGiven: false, completionCode: null };
  await answerWith(page, 'ownStudy', 200, { study: { ...study, retest } });
  await page.reload();
  await page.getByRole('button', { name: 'Answer once more' }).press('Enter');
  await expect(page.getByText('1 of 48.', { exact: true })).toBeVisible();
  await page.unrouteAll();
  await page.goto('/profile/edit');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Leave the study' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Leave the study' })).toHaveCount(0);
  expect(await ownStudy(page)).toBeNull();
});
