/** The accessibility tree that a screen reader gets (WCAG 1.3.1, 2.4.2, 2.4.3, 4.1.2, 4.1.3). */

import {
  createAccount,
  createFinishedAccount,
  createOpenAccount,
  signIn,
  ascendingAnswers,
  descendingAnswers,
  mixedAnswers,
} from '../../support/browser/make-account.ts';
import { expect, test } from '../../support/browser/server.ts';
import { answerOne } from '../../support/browser/take-survey.ts';

test('a question announces its place, text, labels and saved state', async ({ page, request }) => {
  await signIn(page, await createAccount(request));
  await page.goto('/survey');
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Before you begin":
      - heading "Before you begin" [level=2]
      - paragraph: /The S\\.P\\.A\\.R\\.K\\. Survey has ~48 core questions, then 15-25 additional questions/
      - region "How to answer":
        - heading "How to answer" [level=3]
        - list:
          - listitem: 1 Hard No!
      - region "Your login code":
        - paragraph:
          - button "Copy Code"
        - paragraph: Save this code to resume your survey later!
      - paragraph: /By going on you confirm that you are 18 or older/
      - button "Begin Survey"
      - button "Leave"
  `);
  await page.getByRole('button', { name: 'Begin Survey' }).click();
  // The order of the questions belongs to the attempt, which exists once the first one shows.
  await expect(page.getByRole('group', { name: /^1 of 48/ })).toBeVisible();
  const items = await (
    await request.get('/api/survey/two-stage/items', {
      headers: {
        authorization: `Bearer ${(await page.evaluate(() => localStorage.getItem('access-token'))) ?? ''}`,
      },
    })
  ).json();
  const question = page.getByRole('group', { name: items.setAItems[0].text });
  await expect(question).toHaveAccessibleName(`1 of 48 ${items.setAItems[0].text}`);
  await expect(question).toMatchAriaSnapshot(`
    - group:
      - radio "1, Hard No!"
      - radio "2, No/avoid"
      - radio "3, Disinterested"
      - radio "4, Neutral/unsure"
      - radio "5, Somewhat interested"
      - radio "6, Interested"
      - radio "7, Hell Yes!"
  `);
  const locked = page.getByRole('group', { name: items.setAItems[2].text });
  await expect(locked).toHaveAccessibleDescription('Opens after the questions before it.');
  await expect(locked.getByRole('radio').first()).toBeDisabled();
  const status = page.getByRole('status').filter({ hasText: 'Saved' });
  await answerOne(page, 5);
  await expect(status).toHaveText('Saved');
  await expect(status).toHaveAttribute('aria-live', 'polite');
  await expect(page.getByRole('progressbar', { name: 'Survey Progress' })).toHaveAttribute(
    'aria-valuetext',
    '1 percent, 1 of at most 73 questions answered',
  );
  await expect(
    page.getByRole('group', { name: items.setAItems[1].text }).getByRole('radio').nth(3),
  ).toBeFocused();
});

test(
  'a new screen is announced and focuses its heading',
  { tag: '@full' },
  async ({ page, request }) => {
    await signIn(page, await createFinishedAccount(request, ascendingAnswers));
    const announced = page.locator('output.sr-only').last();
    for (const [link, title, heading] of [
      ['Edit Profile', 'Edit', 'Edit Profile'],
      ['Back to Profile', 'My profile', /^[A-Z][\w ]+(, [\w ]+)*\.$/],
    ] as const) {
      await page.getByRole('link', { name: link }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
      await expect(announced).toHaveText(title);
      await expect(page).toHaveTitle(title);
    }
  },
);

test('charts give their figures as names and tables', async ({ page, request }) => {
  const other = await createOpenAccount(request, descendingAnswers);
  await signIn(page, await createFinishedAccount(request, ascendingAnswers));
  const themes = page.getByRole('region', { name: 'My S.P.A.R.K. Profile' });
  const name = 'Dominance & Submission';
  const card = themes.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await card.getByRole('button', { name, expanded: false }).press('Enter');
  await expect(card.getByRole('button', { name, expanded: true })).toBeFocused();
  await expect(
    card.getByRole('img', { name: /: fantasy \d\.\d, activity \d\.\d, of 7$/ }),
  ).toBeVisible();
  await expect(card.getByRole('heading', { name: 'Your strongest answers here' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Radar of ten themes/ })).toBeVisible();
  await themes.getByRole('button', { name: 'All figures' }).click();
  await expect(
    themes.getByRole('table', { name: /themes with their 95 % margins/ }).getByRole('row'),
  ).toHaveCount(11);
  await expect(themes.getByRole('columnheader')).toHaveText([
    'Theme',
    'Score',
    'Fantasy',
    'Activity',
  ]);
  const polarities = page.getByRole('region', { name: 'Your Polarity Profile' });
  await expect(
    polarities.getByRole('img', { name: /^\w+ \d+ and \w+ \d+, each of 100$/ }),
  ).toHaveCount(6);
  await polarities.getByRole('button', { name: 'How to read this' }).click();
  await expect(polarities.getByRole('table').getByRole('row')).toHaveCount(7);
  await page.goto(`/compare?profile=${other.shareCode}`);
  const comparison = page.getByRole('region', { name: 'Dimension by dimension' });
  await comparison.getByRole('button', { name: 'Show as table' }).click();
  await expect(
    comparison.getByRole('table', { name: /Compared dimensions/ }).getByRole('columnheader'),
  ).toHaveText(['Dimension', 'You', 'They', 'Δ']);
});

test(
  'what stands apart on the page is read as sentences',
  { tag: '@full' },
  async ({ page, request }) => {
    const other = await createOpenAccount(request, descendingAnswers);
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, await createFinishedAccount(request, mixedAnswers));
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      /^[A-Z][\w ]+(, [\w ]+)*\.$/,
    );
    await page.goto(`/compare?profile=${other.shareCode}`);
    await expect(page.getByRole('region', { name: 'Dimension by dimension' })).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - heading "Fetishism" [level=3]
        - paragraph: /^You \\d+, they \\d+; difference \\d+, [a-z ]+\\.$/
  `);
    await expect(page.getByText(/^(My|Your) wish:/).first()).toBeVisible();
  },
);

test('a mistake is announced and tied to its field', { tag: '@full' }, async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('alert')).toHaveText(['']); // is there before the mistake
  await page.getByRole('button', { name: 'Sign In' }).click();
  const field = page.getByLabel('Login Code or Email Address');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Please enter your login code or email address' }),
  ).toBeVisible();
  await expect(field).toHaveAccessibleDescription(/Please enter your login code or email address/);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
});
