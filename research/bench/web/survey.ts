/**
 * Compares the survey screen on a slow phone with surveys of the same number of questions in two
 * other products. Measures the size of the scripts, the time until the first question can be
 * answered, and the time from click to paint.
 */

import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { launchOptions } from '../../../test/support/browser/chromium.ts';
import { createAccount, haveSession } from '../../../test/support/browser/make-account.ts';
import { median, type Measurement, quantile } from '../measurement.ts';
import { openServer } from '../places.ts';
import { servePeerPages } from './peer-pages.ts';
import { type SurveyPage, type Visit, visitSurvey } from './survey-visit.ts';

const runs = 5;
type Product = 'own' | 'SurveyJS' | 'Formbricks';

/** Signs in as a visitor who has already seen the survey's welcome dialog. */
const signIn = async (context: BrowserContext): Promise<void> =>
  haveSession(context, context.request, await createAccount(context.request), { hasBegun: true });

function surveyPages(address: string, peersAddress: string): Record<Product, SurveyPage> {
  const value = (n: number): number => ((n * 5) % 7) + 1;
  return {
    own: {
      url: `${address}/survey/two-stage`,
      prepare: signIn,
      option: (n) =>
        `fieldset:not([aria-disabled="true"]):not(:has(input:checked)) input[value="${value(n)}"]`,
    },
    SurveyJS: {
      url: `${peersAddress}surveyjs.html`,
      option: (n) => `[data-name="q${n}"] label:has(input[value="${value(n)}"])`,
    },
    Formbricks: {
      url: `${peersAddress}formbricks.html`,
      option: (n) => `#root:has(label[for="q${n}"]) fieldset label`,
    },
  };
}

/** Visits the products in turn, several times. A failed visit is reported and not counted. */
async function visitAll(
  browser: Browser,
  products: Readonly<Record<Product, SurveyPage>>,
): Promise<Record<Product, Visit[]>> {
  const visits: Record<Product, Visit[]> = { own: [], SurveyJS: [], Formbricks: [] };
  for (let run = 0; run < runs; run++)
    for (const product of ['own', 'SurveyJS', 'Formbricks'] as const) {
      try {
        visits[product].push(await visitSurvey(browser, products[product]));
      } catch (error) {
        const reason = error instanceof Error ? error.message.split('\n', 1)[0] : 'failed';
        process.stderr.write(`SKIPPED: a run of ${product}: ${reason}\n`);
      }
    }
  return visits;
}

const summarise = (visits: readonly Visit[]) => ({
  scripts: median(visits.map(({ scripts }) => scripts)),
  answerable: median(visits.map(({ answerable }) => answerable)),
  click: median(visits.map(({ clicks }) => median(clicks))),
  slowClick: median(visits.map(({ clicks }) => quantile(clicks, 0.98))),
});

function rows(visits: Readonly<Record<Product, Visit[]>>): Measurement[] {
  const own = summarise(visits.own);
  const [surveyJs, formbricks] = [summarise(visits.SurveyJS), summarise(visits.Formbricks)];
  const peers = (metric: keyof typeof own, digits = 0): string =>
    `SurveyJS ${surveyJs[metric].toFixed(digits)}, Formbricks ${formbricks[metric].toFixed(digits)}`;
  /** How many times as long as in Formbricks. */
  const compare = (
    name: string,
    metric: 'answerable' | 'click' | 'slowClick',
    [digits, unit]: readonly [number, string],
    atMost: number,
  ): Measurement => ({
    name: `survey, 4 times slowed: ${name}`,
    value: own[metric] / formbricks[metric],
    unit: '×',
    against: `${own[metric].toFixed(digits)} ${unit}; ${peers(metric, digits)}`,
    bar: { atMost },
  });
  return [
    {
      name: 'survey: JavaScript, gzip',
      value: own.scripts,
      unit: 'kB',
      against: peers('scripts'),
      bar: { atMost: 95 },
    },
    compare('first answerable question', 'answerable', [2, 's'], 2),
    compare('press to paint, median', 'click', [0, 'ms'], 1),
    compare('press to paint, 98 %', 'slowClick', [0, 'ms'], 1),
  ];
}

export async function survey(): Promise<Measurement[]> {
  await using server = await openServer();
  await using peers = await servePeerPages();
  await using browser = await chromium.launch(launchOptions);
  return rows(await visitAll(browser, surveyPages(server.address, peers.address)));
}
