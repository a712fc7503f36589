/**
 * What a blind person hears, from the landing page to a comparison: the utterances of a real screen
 * reader, held against an approved text. `--update-snapshots` approves what was said.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { findMissingForOrca, startOrca } from '../support/browser/engines/orca.ts';
import {
  createOpenAccount,
  descendingAnswers,
  mixedAnswers,
  surveyCalls,
} from '../support/browser/make-account.ts';
import { isApproving } from '../support/browser/page/approved-picture.ts';
import { expect, test } from '../support/browser/server.ts';

const approved = new URL('approved/spoken.txt', import.meta.url);
const missing = findMissingForOrca();
if (missing.length > 0)
  console.warn(`\n*** NOBODY LISTENS TO THE PAGES: ${missing.join(', ')} is missing.\n`);

/** What depends on chance: which questions are asked, and what the answers to them say. */
const chances: readonly (readonly [pattern: RegExp, told: string])[] = [
  [/[0-9A-Z]{4}(?:-[0-9A-Z]{4}){5}/g, '(code)'],
  [/^(\d+ of \d+\.).* panel\.$/, '$1 (question) panel.'],
  [/^.*\bcompatible heading/, '(the level) heading'],
];
/** Said at a moment of its own, or not at all, as the page and the machine take their time. */
const isAside = (said: string): boolean =>
  /^(?:Loading.*|Finished loading.*|One tap, .*|invalid|main content\.?|.{0,60}clickable\.|statusbar|My profile|Questions|Two profiles|You .*|)$/.test(
    said,
  );

const normalise = (said: string): string =>
  chances.reduce((text, [pattern, told]) => text.replace(pattern, told), said.trim());

const consentStops: readonly RegExp[] = [
  /Copy Code/,
  /shared device/,
  /Deutsch/,
  /Français/,
  /Español/,
  /Português/,
  /עברית/,
  /18 or older/,
  /What is stored/,
  /Begin Survey/,
];
const laterAnswers: readonly RegExp[] = [
  /2, No/,
  /3, Dis/,
  /4, Neutral/,
  /5, Somewhat/,
  /6, Interested/,
  /7, Hell/,
  /Rather not say/,
];

/** Answers the survey but for its last question. */
async function skipToLast(page: Page, api: APIRequestContext): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('access-token') ?? '');
  const survey = surveyCalls(api, { token });
  await survey.save((await survey.status()).setAItems, mixedAnswers);
  await survey.save((await survey.status()).setBItems.slice(0, -1), mixedAnswers);
  await page.reload();
}

test(
  'the way to a comparison is heard as it was approved',
  { tag: '@full' },
  async ({ request, serverAddress }) => {
    test.skip(missing.length > 0 && !process.env['CI'], `${missing.join(', ')} is missing.`);
    test.setTimeout(600_000);
    const other = await createOpenAccount(request, descendingAnswers);
    const { page, press, hear, end } = await startOrca(test.info().outputPath(), serverAddress);
    const lines: string[] = [];
    /** Keeps what is said from the key to the sentence, and up to the silence after it. */
    const strike = async (key: string, sentence: RegExp) => {
      press(key);
      const said = (await hear(sentence)).map(normalise).filter((text) => !isAside(text));
      lines.push(`# ${key}`, ...said, '');
    };
    try {
      await hear(/Finished loading/);
      await strike('h', /Discover Your/);
      await strike('b', /Start Your Assessment/);
      await strike('Return', /18 or older/);
      for (const stop of consentStops) await strike('Tab', stop);
      await strike('Return', /Please tick the box/);
      await strike('space', /^checked/);
      await strike('Tab', /What is stored/);
      await strike('Tab', /Begin Survey/);
      await strike('Return', /1 of 48/);
      await strike('Tab', /1, Hard No!/);
      await strike('Right', /2, No/);
      await strike('Return', /2 of 48/);
      await strike('Tab', /1, Hard No!/);
      for (const label of laterAnswers) await strike('Right', label);
      await strike('Return', /3 of 48/);
      await skipToLast(page, request);
      await hear(/\d+ of \d+\./);
      await strike('Tab', /1, Hard No!/);
      await strike('Right', /2, No/);
      await strike('Return', /Survey Complete/);
      await page.getByRole('heading', { name: 'Your clearest yes' }).waitFor();
      for (let n = 0; n < 4; n += 1) await strike('h', /heading/);
      await page.goto(`/compare?profile=${other.shareCode}`);
      await hear(/Finished loading/);
      for (let n = 0; n < 3; n += 1) await strike('h', /heading/);
    } finally {
      await end();
    }
    const transcript = lines.join('\n');
    if (isApproving()) writeFileSync(approved, transcript);
    expect(transcript).toBe(existsSync(approved) ? readFileSync(approved, 'utf8') : '');
  },
);
