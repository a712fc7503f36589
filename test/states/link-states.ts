/**
 * The visitor's own links, an opened link, and the offer to a visitor who arrived by a code.
 */

import type { Page } from '@playwright/test';
import type { OwnLink } from '../../src/web/features/sharing/own-links/use-links.ts';
import type { OpenedLink } from '../../src/web/features/sharing/use-opened-link.ts';
import { answerWith } from '../support/browser/faults.ts';
import {
  inventAllLinks,
  inventLink,
  inventLinks,
  inventOpened,
  inventToken,
} from '../support/browser/invented/invented-links.ts';
import { unfoldThemes } from '../support/browser/make-link.ts';
import { failing, finished, newcomer, nobody, type States, unknownShareCode } from './state.ts';

const [words, dimensions] = inventOpened();

const listing = (links: readonly OwnLink[]) => (page: Page) =>
  answerWith(page, 'listLinks', 200, { links });

const opening = (opened: OpenedLink) => (page: Page) => answerWith(page, 'openLink', 200, opened);

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();

const openedPath = `/s#${inventToken(7)}`;

/** Stores an arrival by share code before the page opens. */
async function arrived(page: Page): Promise<void> {
  await page.addInitScript((shareCode) => {
    window.localStorage.setItem('arrived-by', JSON.stringify({ kind: 'code', shareCode }));
  }, unknownShareCode);
}

const ownLinks: States = {
  links: finished('/profile/links', 'Hinge, November', { faults: listing(inventLinks()) }),
  'links-empty': finished('/profile/links', /Each shows one part of your profile/, {
    faults: listing([]),
  }),
  'links-full': finished('/profile/links', /You have 20 links/, {
    faults: listing(inventAllLinks()),
  }),
  'links-new': finished('/profile/links', 'When it ends', {
    faults: listing([]),
    before: press('New link'),
  }),
  'links-new-chosen': finished('/profile/links', '2 of at most 20 ticked.', {
    faults: listing([]),
    before: async (page) => {
      await press('New link')(page);
      await page.getByLabel('Chosen interests').check();
      await unfoldThemes(page);
      for (const index of [0, 3]) await page.getByRole('checkbox').nth(index).check();
    },
  }),
  'links-new-refused': finished('/profile/links', 'A fault on the way.', {
    hasFailure: true,
    faults: async (page) => {
      await listing([])(page);
      await answerWith(page, 'createLink', 409);
    },
    before: async (page) => {
      await press('New link')(page);
      await press('Make the link')(page);
    },
  }),
  'links-preview': finished('/profile/links', /^This is all that the link shows/, {
    faults: listing([]),
    before: async (page) => {
      await press('New link')(page);
      await press('What it shows')(page);
      await page.getByText(/From answers of/).waitFor();
    },
  }),
  'links-made': finished('/profile/links', /Your link is ready/, {
    faults: async (page) => {
      await listing(inventLinks())(page);
      await answerWith(page, 'createLink', 200, inventLink(9, { level: 'words', label: 'New' }));
    },
    before: async (page) => {
      await press('New link')(page);
      await press('Make the link')(page);
    },
  }),
  'links-qr': finished('/profile/links', /^Whoever scans or photographs it/, {
    faults: listing(inventLinks()),
    before: press('QR code'),
  }),
  'links-shorten': finished('/profile/links', 'When should it end?', {
    faults: listing(inventLinks()),
    before: press('Shorten or end'),
  }),
  'links-delete': finished('/profile/links', 'Delete “Hinge, November”?', {
    faults: listing(inventLinks()),
    before: press('Delete'),
  }),
  'links-no-profile': newcomer('/profile/links', 'No links yet'),
  'links-failed': finished('/profile/links', 'Failed to load your links', failing('listLinks')),
};

const openedStates: States = {
  'opened-closed': nobody(openedPath, /They are not told that you opened it/),
  ...Object.fromEntries(
    inventOpened().map((opened) => [
      `opened-${opened.level}`,
      {
        who: 'nobody',
        path: openedPath,
        shows: 'Find out about yourself',
        faults: opening(opened),
        before: press('Show'),
      },
    ]),
  ),
  'opened-by-finished': finished(openedPath, 'Start a shared reading', {
    faults: opening(words),
    before: press('Show'),
  }),
  'opened-own': finished(`/s#${inventToken(2)}`, /^Your own link, as others see it/, {
    faults: async (page) => {
      await listing(inventLinks())(page);
      await opening(dimensions)(page);
    },
    before: press('Show'),
  }),
  'opened-ended': nobody(openedPath, 'This link shows nothing any more', {
    hasFailure: true,
    before: press('Show'),
  }),
  'opened-failed': nobody(openedPath, 'The link could not be opened just now', {
    ...failing('openLink'),
    before: press('Show'),
  }),
};

const arrivals: States = {
  'profile-arrived': finished('/profile', 'Compare with the profile you came from', {
    faults: arrived,
  }),
  'no-results-arrived': newcomer('/profile', /^Someone wants to know where you two meet/, {
    faults: arrived,
  }),
  'login-arrived': nobody('/login', /What brought you here is waiting/, {
    faults: arrived,
  }),
};

export const linkStates: States = { ...ownLinks, ...openedStates, ...arrivals };
