/** One whole journey in the browsers that people have besides Chromium. */

import { readFileSync, writeFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { calls } from '../../src/contract/endpoints.ts';
import * as picture from '../../src/web/features/share-image/words.ts';
import * as sharing from '../../src/web/features/sharing/words.ts';
import * as survey from '../../src/web/features/survey/words.ts';
import * as together from '../../src/web/features/together/words.ts';
import * as ui from '../../src/web/ui/words.ts';
import type { Driver } from '../support/browser/engines/driver.ts';
import { findFirefox, startFirefox } from '../support/browser/engines/firefox.ts';
import { findWebKit, startWebKit } from '../support/browser/engines/webkit.ts';
import { type Account, createFinishedAccount } from '../support/browser/make-account.ts';
import { inviteByApi } from '../support/browser/phones.ts';
import { expect, test } from '../support/browser/server.ts';

const named = (tag: string, name: string) =>
  `//${tag}[normalize-space()="${name}" or @aria-label="${name}"]`;
const button = (name: string) => named('button', name);
const title = (name: string) => `//*[self::h1 or self::h2]${named('', name).slice(2)}`;

/** All that the journey looks for. Texts that must not change are spelled out. */
const on = {
  start: button('Start Your Assessment'),
  consent: '//dialog//input[@name="consent"]',
  begin: button('Begin Survey'),
  openQuestion: '//fieldset[@data-state="open"]/legend',
  valueOfOpen: (value: number) => `//fieldset[@data-state="open"]//label[@data-step="${value}"]`,
  saved: named('*', survey.saved),
  summary: title('Your Profile Summary'),
  share: button(sharing.otherWays),
  pictureWay: `//label[contains(., "${sharing.wayNames.picture}")]`,
  makePicture: button(sharing.makePicture),
  savePicture: button(picture.save),
  ownLink: '//section[.//h2="Share Your Profile"]//input[@readonly]',
  copyLink: button(ui.copyLink),
  copied: button('Copied!'),
  compare: button('Compare with My Profile'),
  comparison: title('Profile Comparison'),
  join: button(together.join),
  sayYes: button(together.sayYes),
  waiting: title(together.waitingTitle),
  allReadings: named('a', together.allSharedReadings),
  reading: '//main//li//a[@href="/together"]',
  result: title(together.sharedReading),
  logout: button('Logout'),
};

const patience = { intervals: [100], timeout: 20_000 };

const see = (driver: Driver, xpath: string) =>
  expect(async () => expect(await driver.read(xpath), xpath).not.toBeNull()).toPass(patience);

/** A press may fail while the page still scrolls to the element. */
const press = (driver: Driver, xpath: string) => expect(() => driver.press(xpath)).toPass(patience);

/** Keeps a picture of the screen at rest beside the results, and fails if it is blank. */
async function look(driver: Driver, xpath: string, name: string): Promise<void> {
  await see(driver, xpath);
  let file = await driver.takePicture();
  await expect(async () => {
    const before = file;
    file = await driver.takePicture();
    expect(Buffer.compare(before, file)).toBe(0);
  }).toPass({ ...patience, intervals: [500] });
  writeFileSync(test.info().outputPath(`${name}.png`), file);
  const { width, height } = await sharp(file).metadata();
  expect([width, height], name).toEqual(await driver.measure());
  expect((await sharp(file).stats()).entropy, name).toBeGreaterThan(0.1);
}

/** A question that has just opened takes no answer, so this may press again. */
async function answerNext(driver: Driver, choose: () => Promise<void>): Promise<void> {
  const question = await driver.read(on.openQuestion);
  await expect(async () => {
    await choose();
    expect(await driver.read(on.openQuestion)).not.toBe(question);
  }).toPass(patience);
}

/** Both people give these answers, and so have much in common. */
const valueAt = (index: number): number => 4 + (index % 4);

async function takeSurvey(driver: Driver): Promise<void> {
  await driver.open('/');
  await look(driver, on.start, 'landing');
  await press(driver, on.start);
  await look(driver, on.consent, 'consent');
  await press(driver, on.consent);
  await press(driver, on.begin);
  await see(driver, on.openQuestion);
  for (let index = 0; index < 3; index += 1)
    await answerNext(driver, () => driver.press(on.valueOfOpen(valueAt(index))));
  await see(driver, on.saved);
  const question = await driver.read(on.openQuestion);
  await driver.open('/survey');
  await look(driver, on.openQuestion, 'resumed');
  expect(await driver.read(on.openQuestion)).toBe(question);
  for (let index = 3; (await driver.read(on.summary)) === null; index += 1)
    if ((await driver.read(on.openQuestion)) !== null)
      await answerNext(driver, () => driver.strike(String(valueAt(index))));
  await look(driver, on.share, 'profile');
}

async function share(driver: Driver): Promise<void> {
  await press(driver, on.share);
  await press(driver, on.pictureWay);
  await press(driver, on.makePicture);
  await look(driver, on.savePicture, 'picture-dialog');
  await press(driver, on.savePicture);
  await expect(async () => {
    const saved = sharp(readFileSync(test.info().outputPath('picture.png')));
    expect(await saved.metadata()).toMatchObject({ width: 1080, height: 1080 });
  }).toPass(patience);
  await driver.open('/profile');
  await see(driver, on.ownLink);
  expect(await driver.read(on.ownLink)).toMatch(/\/profile\/[0-9A-Z]{20}$/);
  await expect(async () => {
    if ((await driver.read(on.copied)) === null) await driver.press(on.copyLink);
    expect(await driver.read(on.copied)).not.toBeNull(); // it is shown for two seconds
  }).toPass(patience);
}

async function sayYesByApi(api: APIRequestContext, account: Account): Promise<void> {
  const headers = { authorization: `Bearer ${account.token}` };
  const post = (path: string, data: object) => api.post(path, { headers, data });
  await post('/api/v1/auth/proof', { loginCode: account.loginCode });
  const listed = await (await api.get(calls.listPairs.path, { headers })).json();
  const [{ pairId, attemptId }] = listed.pairs;
  const said = await post(calls.sayYes.path, { pairId, attemptId, ticks: [] });
  expect(said.status()).toBe(200);
}

async function meet(driver: Driver, api: APIRequestContext): Promise<void> {
  const other = await createFinishedAccount(api, valueAt, { synthetic: false });
  await driver.open(`/profile/${other.shareCode}`);
  await press(driver, on.compare);
  await look(driver, on.comparison, 'comparison');
  await driver.open(`/together#${await inviteByApi(api, other)}`);
  await press(driver, on.join);
  await press(driver, on.sayYes);
  await see(driver, on.waiting);
  await sayYesByApi(api, other);
  await press(driver, on.allReadings);
  await see(driver, on.reading);
  await driver.open('/together');
  await press(driver, on.reading);
  await look(driver, on.result, 'reading');
}

async function signOut(driver: Driver): Promise<void> {
  await driver.open('/profile');
  await press(driver, on.logout);
  await see(driver, on.start);
  await driver.open('/profile');
  await see(driver, on.start);
}

const browsers = [
  { name: 'Firefox', find: findFirefox, start: startFirefox },
  { name: 'WebKit', find: findWebKit, start: startWebKit },
];

for (const { name, find, start } of browsers)
  test(`one whole journey in ${name}`, { tag: '@full' }, async ({ request, serverAddress }) => {
    test.skip(find() === null && !process.env['CI'], `There is no ${name} here.`);
    test.setTimeout(600_000);
    const driver = await start(serverAddress, test.info().outputPath());
    try {
      await takeSurvey(driver);
      await share(driver);
      await meet(driver, request);
      await signOut(driver);
      expect(driver.errors).toEqual([]);
    } finally {
      await driver.end();
    }
  });
