/** One whole journey in the browsers that people have besides Chromium. */

import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { calls } from '../../../src/contract/endpoints.ts';
import * as phone from '../../../src/web/features/profile/first-screen/words.ts';
import * as profile from '../../../src/web/features/profile/words.ts';
import * as picture from '../../../src/web/features/share-image/words.ts';
import * as sharing from '../../../src/web/features/sharing/words.ts';
import * as survey from '../../../src/web/features/survey/words.ts';
import * as together from '../../../src/web/features/together/words.ts';
import type { Driver, Place } from '../../support/browser/drivers/driver.ts';
import { findFirefox, startFirefox } from '../../support/browser/drivers/firefox.ts';
import { findWebKit, startWebKit } from '../../support/browser/drivers/webkit.ts';
import { type Account, createFinishedAccount } from '../../support/browser/make-account.ts';
import { inviteByApi } from '../../support/browser/phones.ts';
import { expect, test } from '../../support/browser/server.ts';
import { memoryFolder } from '../../support/postgres/memory-folder.ts';

const named = (tag: string, name: string) =>
  `//${tag}[normalize-space()="${name}" or @aria-label="${name}"]`;
const button = (name: string) => named('button', name);
const title = (name: string) => `//*[self::h1 or self::h2]${named('', name).slice(2)}`;

/** All that the journey looks for. What the specification quotes is spelled out. */
const on = {
  start: button('Start Your Assessment'),
  consent: named('dialog//p', survey.consent),
  begin: button('Begin Survey'),
  openQuestion: '//fieldset[@data-state="open"]/legend',
  valueOfOpen: (value: number) => `//fieldset[@data-state="open"]//label[@data-step="${value}"]`,
  saved: named('*', survey.saved),
  goOn: button(survey.continueLabel),
  summary: title('Your Profile Summary'),
  makePicture: `${button(profile.makePicture)} | ${button(phone.picture)}`,
  savePicture: button(picture.save),
  closePicture: button('Close'),
  ownLink: '//section[.//h2="Share Your Profile"]//input[@readonly]',
  copyLink: button(sharing.copyLink),
  copied: button('Copied!'),
  compare: button('Compare with My Profile'),
  comparison: title('Profile Comparison'),
  join: button(together.join),
  sayYes: button(together.sayYes),
  waiting: title(together.waitingTitle),
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
async function look(driver: Driver, name: string): Promise<void> {
  let file = await driver.takePicture();
  await expect(async () => {
    const before = file;
    file = await driver.takePicture();
    expect(Buffer.compare(before, file)).toBe(0);
  }).toPass({ ...patience, intervals: [500] });
  writeFileSync(test.info().outputPath(`${name}.png`), file);
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info, name).toMatchObject({ ...(await driver.readSize()) });
  const colors = new Set(new Uint32Array(data.buffer, data.byteOffset, data.length / 4));
  expect(colors.size, name).toBeGreaterThan(20);
}

/** A question that has just opened takes no answer, so this may press again. */
async function answerNext(driver: Driver, choose: () => Promise<void>): Promise<void> {
  const question = await driver.read(on.openQuestion);
  await expect(async () => {
    await choose();
    expect(await driver.read(on.openQuestion)).not.toBe(question);
  }).toPass(patience);
}

/** Both people answer so, and have much in common. */
const valueAt = (index: number): number => 4 + (index % 4);

async function takeSurvey(driver: Driver): Promise<void> {
  await driver.open('/');
  await see(driver, on.start);
  await look(driver, 'landing');
  await press(driver, on.start);
  await see(driver, on.consent);
  await look(driver, 'consent');
  await press(driver, on.begin);
  await see(driver, on.openQuestion);
  for (let index = 0; index < 3; index += 1)
    await answerNext(driver, () => driver.press(on.valueOfOpen(valueAt(index))));
  await see(driver, on.saved);
  const question = await driver.read(on.openQuestion);
  await driver.open('/survey');
  await see(driver, on.openQuestion);
  expect(await driver.read(on.openQuestion)).toBe(question);
  await look(driver, 'resumed');
  for (let index = 3; (await driver.read(on.summary)) === null; index += 1)
    if ((await driver.read(on.openQuestion)) !== null)
      await answerNext(driver, () => driver.strike(String(valueAt(index))));
    else if ((await driver.read(on.goOn)) !== null) await press(driver, on.goOn);
  await see(driver, on.makePicture);
  await look(driver, 'profile');
}

/** Makes a picture, and copies the link. */
async function share(driver: Driver, { downloads }: Place): Promise<void> {
  await press(driver, on.makePicture);
  await see(driver, on.savePicture);
  await look(driver, 'picture');
  await press(driver, on.savePicture);
  const saved = join(downloads, 'picture.png');
  await expect(async () =>
    expect(await sharp(readFileSync(saved)).metadata()).toMatchObject({
      format: 'png',
      width: 1080,
      height: 1080,
    }),
  ).toPass(patience);
  copyFileSync(saved, test.info().outputPath('saved.png'));
  await press(driver, on.closePicture);
  expect(await driver.read(on.ownLink)).toMatch(/\/profile\/[0-9A-Z]{20}$/);
  await press(driver, on.copyLink);
  await see(driver, on.copied);
}

async function sayYesByApi(api: APIRequestContext, account: Account): Promise<void> {
  const headers = { authorization: `Bearer ${account.token}` };
  const post = (path: string, data: object) => api.post(path, { headers, data });
  await post('/api/v1/auth/proof', { loginCode: account.loginCode });
  const { pairs } = await (await api.get(calls.listPairs.path, { headers })).json();
  const { pairId, attemptId } = pairs[0];
  const said = await post(calls.sayYes.path, { pairId, attemptId, ticks: [] });
  expect(said.status()).toBe(200);
}

async function meet(driver: Driver, api: APIRequestContext): Promise<void> {
  const other = await createFinishedAccount(api, valueAt, { synthetic: false });
  await driver.open(`/profile/${other.shareCode}`);
  await press(driver, on.compare);
  await see(driver, on.comparison);
  await look(driver, 'comparison');

  await driver.open(`/together#${await inviteByApi(api, other)}`);
  await press(driver, on.join);
  await press(driver, on.sayYes);
  await see(driver, on.waiting);
  await sayYesByApi(api, other);
  await driver.open('/'); // a reload would stay on the page of this reading
  await driver.open('/together');
  await press(driver, on.reading);
  await see(driver, on.result);
  await look(driver, 'reading');
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
    test.setTimeout(300_000);
    const downloads = mkdtempSync(join(memoryFolder(2 ** 26), 'spark-downloads-'));
    const place = { address: serverAddress, downloads };
    const driver = await start(place);
    try {
      await takeSurvey(driver);
      await share(driver, place);
      await meet(driver, request);
      await signOut(driver);
      expect(driver.listErrors()).toEqual([]);
    } finally {
      await driver.end();
      rmSync(downloads, { recursive: true, force: true });
    }
  });
