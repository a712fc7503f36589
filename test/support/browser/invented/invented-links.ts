/** Invented links of the visitor, and their content. */

import type { Reply } from '../../../../src/contract/endpoints.ts';
import { maxLinks } from '../../../../src/domain/links.ts';
import { record, themeFacts, themes } from '../../../../src/domain/themes.ts';

type OwnLink = Reply<'listLinks'>['links'][number];
type OpenedLink = Reply<'openLink'>;

/** Returns the n-th invented token. */
export const inventToken = (n: number): string => String(n).padStart(27, 'a');

export const inventLink = (n: number, fields: Partial<OwnLink> = {}): OwnLink => ({
  linkId: `l${n}`,
  token: inventToken(n),
  level: 'themes',
  label: '',
  itemIds: [],
  createdDay: '2026-11-20',
  answersDay: '2026-11-12',
  isReplaced: false,
  endsAt: null,
  hasEnded: false,
  ...fields,
});

/** Links of each level: with and without a label or an end, of former answers, and ended. */
export const inventLinks = (): OwnLink[] => [
  inventLink(1, {
    level: 'chosen',
    label: 'Hinge, November',
    itemIds: ['A01', 'A02', 'A05'],
    endsAt: '2099-11-27T11:00:00.000Z',
  }),
  inventLink(2, { level: 'words', endsAt: '2099-12-20T20:30:00.000Z' }),
  inventLink(3, {
    label: 'A label as long as it may be: 40 letters.',
    isReplaced: true,
  }),
  inventLink(4, {
    label: 'Feeld, summer',
    endsAt: '2026-08-01T09:15:00.000Z',
    hasEnded: true,
  }),
];

/** As many links as an account may have. */
export const inventAllLinks = (): OwnLink[] =>
  Array.from({ length: maxLinks }, (_, n) =>
    inventLink(n, { label: `Link ${n + 1}`, level: n % 2 === 0 ? 'words' : 'themes' }),
  );

export const openedDimensions = record(themes, (theme) => ({
  label: themeFacts[theme].name,
  fantasy: (themes.indexOf(theme) * 35) % 105,
  activity: (themes.indexOf(theme) * 20) % 105,
}));

/** The content of a link, by level. */
export const inventOpened = (): readonly [OpenedLink, OpenedLink, OpenedLink] => [
  {
    level: 'words',
    answersDay: '2026-11-12',
    summary: [
      'Attention warms you: knowing that someone is looking can be half of the fun, or more.',
      'Add the question of who leads, and even a simple evening gets a plot.',
      'Whoever is with you has the best view in the house, and an invitation to enjoy it.',
      'Pick one daydream and tell it aloud; telling may be enough, or a start.',
    ],
    standsOut: 'EXVOY',
  },
  { level: 'themes', answersDay: '2026-11-12', dimensions: openedDimensions },
  {
    level: 'chosen',
    answersDay: '2026-11-12',
    dimensions: openedDimensions,
    interests: [
      { theme: 'DS', questionText: 'Taking charge during intimacy and directing my partner.' },
      { theme: 'DS', questionText: 'Following a partner’s instructions for an evening.' },
      { theme: 'BOND', questionText: 'Tying my partner’s hands with something soft.' },
    ],
  },
];
