/** The picture of a Hebrew profile. States and languages.e2e look at the rest. */

import sharp from 'sharp';
import picture from '../../../locales/he/web/features/share-image/words.ts';
import sharing from '../../../locales/he/web/features/sharing/words.ts';
import ui from '../../../locales/he/web/ui/words.ts';
import {
  createFinishedAccount,
  haveSession,
  mixedAnswers,
} from '../../support/browser/make-account.ts';
import { test, expect } from '../../support/browser/server.ts';

test.use({ locale: 'he' });

test('writes its words into a saved picture @full', async ({ page, context, request }) => {
  await haveSession(context, request, await createFinishedAccount(request, mixedAnswers));
  await page.goto('/he/profile');
  await page.getByRole('button', { name: ui.share, exact: true }).first().click();
  await page.getByRole('radio', { name: sharing.wayNames.picture }).check();
  await page.getByRole('button', { name: sharing.makePicture }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: picture.save }).click(),
  ]);
  // Above the first line, at the right edge.
  const kicker = { left: 780, top: 90, width: 220, height: 60 };
  const { channels } = await sharp(await download.path())
    .extract(kicker)
    .stats();
  expect(channels[2]?.stdev).toBeGreaterThan(18); // 12 without the words
});
