/** The tables of donated copies, which name no account. */

import { columns, type StoredTable } from './stored-table.ts';

const copyColumns = {
  id: 'A random name.',
  tag: 'A fingerprint under your own key. With it your visits find the copy again, to replace or delete it; nobody without that key can tell whose it is.',
  week: 'The week in which the copy was made.',
  edition: 'Which edition of the questions was answered.',
  sealed:
    'The answers and, only if you chose that too, age range and gender, encrypted so that not even this server can read them: only the key with which the operator improves the scoring. Its length is always the same.',
} as const;

const until =
  'Until you take it back, replace it by a retake or delete the account. If the account goes because nobody used it for 24 months, the copy stays, since without your key nobody can tell which one it is.';

export const donationTables: readonly StoredTable[] = [
  {
    table: 'donations',
    part: 'calibration',
    purpose:
      'Only if you chose to donate: a copy of your answers for improving the scoring, without a name, an account, a day or an order.',
    until,
    columns: columns(copyColumns),
  },
  {
    table: 'pending_donations',
    part: 'calibration',
    purpose:
      'Copies that wait to be mixed with others, so that nobody can tell from the time which came from whom.',
    until: 'Until twenty wait, or one has waited for a day; then they move to the table above.',
    columns: columns({ ...copyColumns, waiting_since: 'The day since when the copy waits.' }),
  },
];
