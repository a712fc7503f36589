/** The rows of `/privacy`, in their order; each stored column belongs to one of them. */
export const storedKinds = [
  'account',
  'signIn',
  'email',
  'sessions',
  'details',
  'answers',
  'hardLimits',
  'shareCode',
  'links',
  'people',
  'readings',
  'donations',
  'protection',
  'site',
] as const;

export type StoredKind = (typeof storedKinds)[number];

export interface StoredColumn {
  readonly column: string;
  readonly holds: string;
  /** Set only if it differs from the kind of the table. */
  readonly kind?: StoredKind;
}

export interface StoredTable {
  readonly table: string;
  readonly kind: StoredKind;
  readonly purpose: string;
  /** When its rows are deleted. */
  readonly until: string;
  readonly columns: readonly StoredColumn[];
}

export const columns = (
  rows: Readonly<Record<string, string>>,
  kind?: StoredKind,
): readonly StoredColumn[] =>
  Object.entries(rows).map(([column, holds]) => ({ column, holds, ...(kind && { kind }) }));

/** The tables of donated copies, which name no account. */
const copyColumns = {
  id: 'A random name.',
  tag: 'A fingerprint under your own key. With it your visits find the copy again, to replace or delete it; nobody without that key can tell whose it is.',
  week: 'The week in which the copy was made.',
  edition: 'Which edition of the questions was answered.',
  sealed:
    'The answers to the survey (from both times, with the days between, if a study asks twice) and to the study’s own questions, the languages they were given in and, only if you chose that too, age range and gender, encrypted so that not even this server can read them: only the key with which the operator improves the scoring, or that of the study’s researchers. Its length is always the same.',
  study: 'The study that the copy was given to; empty if it is for improving the scoring.',
} as const;

const until =
  'Until you take it back or leave the study, replace it by a retake or delete the account. If the account goes because nobody used it for 24 months, the copy stays, since without your key nobody can tell which one it is.';

export const donationTables: readonly StoredTable[] = [
  {
    table: 'donations',
    kind: 'donations',
    purpose:
      'Only if you chose to donate, or take part in a study: a copy of your answers, without a name, an account, a day or an order. For improving the scoring it also has what you said of shared readings.',
    until,
    columns: columns(copyColumns),
  },
  {
    table: 'pending_donations',
    kind: 'donations',
    purpose:
      'Copies that wait to be mixed with others, so that nobody can tell from the time which came from whom.',
    until: 'Until twenty wait, or one has waited for a day; then they move to the table above.',
    columns: columns({ ...copyColumns, waiting_since: 'The day since when the copy waits.' }),
  },
  {
    table: 'studies',
    kind: 'donations',
    purpose: 'One row for each study that people may take part in here. It names no participant.',
    until: 'As long as copies given to the study may be here.',
    columns: columns({
      id: 'A random name.',
      token_hash: 'A fingerprint of the end of the address that invites to the study.',
      public_key:
        'The key to which copies are encrypted. Only the researchers have the other half.',
      last_day: 'Until when the study takes answers.',
      content:
        'Its title, who is responsible for it, its information sheet and consent, its own questions, how many people may take part, and the code that everybody sees at its end.',
    }),
  },
];

export const sharingTables: readonly StoredTable[] = [
  {
    table: 'lookups',
    kind: 'signIn',
    purpose:
      'Finds what belongs to a code, to the end of the address of a link or an invitation, or to a random number of your browser.',
    until: 'As long as the code, the link, the open invitation or the kept answer.',
    columns: columns({
      hash: 'The same fingerprint as there.',
      id: 'The account, or of an invitation the shared reading, which names neither of the two.',
    }),
  },
  {
    table: 'links',
    kind: 'links',
    purpose: 'Links of your own that show a part of your profile, beside the share code.',
    until:
      'Until you delete the link. What a link showed is erased when you end it, or within the hour after its end, and the row 30 days later.',
    columns: columns({
      id: 'A random name.',
      user_id: 'The account.',
      token_hash: 'A fingerprint of the end of its address.',
      sealed:
        'Its address, your label, what it may show, which answers it belongs to and its place in your list, encrypted under your own key.',
      version: 'How often it was changed.',
      record:
        'What the link shows, encrypted under the end of its address; nothing once it has ended.',
      expires_at: 'When it ends, if it does.',
      created_day: 'The day you made it.',
    }),
  },
  {
    table: 'kept_people',
    kind: 'people',
    purpose: 'Only if you kept somebody: the list of people you have compared with.',
    until: 'Until you remove the last of them; otherwise as long as the account.',
    columns: columns({
      user_id: 'The account.',
      sealed:
        'Their share codes, the names you gave them and the days, encrypted under your own key. Its length tells their number only roughly.',
      version: 'A random number, new at every change.',
    }),
  },
  {
    table: 'pairs',
    kind: 'readings',
    purpose:
      'Shared readings, which two people see after both have said yes, and what the two agree on after one. The row names neither of them.',
    until:
      'Without the yes of both, until the time that was set is over. A reading: 12 months, or until one of the two withdraws it. An agreement: until one of the two erases it, at the latest as long as its reading.',
    columns: columns({
      id: 'A random name.',
      token_hash: 'A fingerprint of the invitation, until someone used it.',
      state: 'How far it is: invited, joined, shown, ended.',
      inviter_key: 'One half of a key, made for this reading alone.',
      joiner_key: 'The other half.',
      introductions:
        'How widely each of the two answered high, in one word, encrypted so that only these two can read it.',
      deposit:
        'What the person who said yes first gives to the reading, encrypted likewise; erased when it is computed, or when they take the survey again.',
      result: 'The reading, encrypted likewise; erased when either of the two withdraws.',
      agreement:
        'What the two agree on after the reading, encrypted likewise. Until both have sent their marks it holds those of one; then only what both may see. Its length is always the same.',
      version: 'How often the row was changed.',
      expires_at: 'When it ends.',
      created_day: 'The day the invitation was made.',
      revealed_day: 'The day both had said yes.',
      model_version: 'With which version of the model it was computed.',
    }),
  },
  {
    table: 'pair_sides',
    kind: 'readings',
    purpose: 'Which shared readings are yours.',
    until: 'Goes with the reading, at your next visit to the page, or with your account.',
    columns: columns({
      id: 'A name that only your own key can compute.',
      user_id: 'The account.',
      sealed:
        'Which reading it is, your half of its key, which answers belong to it, whether you said yes, and whether it helped you to talk, encrypted under your own key.',
      version: 'A random number, new at every change.',
    }),
  },
];

export const siteTables: readonly StoredTable[] = [
  {
    table: 'items',
    kind: 'site',
    purpose: 'The questions. Nothing of any visitor.',
    until: 'For ever.',
    columns: columns({
      id: 'Its name.',
      form: 'Which set it belongs to.',
      category: 'Its theme.',
      compare_to: 'Its counterpart.',
      text: 'Its words.',
      short_description: 'Its words in short.',
      edited_text: 'Its words as edited by the operator.',
      edited_short_description: 'The same in short.',
      edit_version: 'How often it was edited.',
    }),
  },
  {
    table: 'scale_labels',
    kind: 'site',
    purpose: 'The words for 1 to 7.',
    until: 'For ever.',
    columns: columns({
      value: 'The value.',
      label: 'Its words.',
      edit_version: 'How often they were edited.',
    }),
  },
  {
    table: 'admin_audit',
    kind: 'site',
    purpose: 'Who of the operator’s staff changed which words. Nothing of any visitor.',
    until: 'For ever: entries can be neither changed nor removed.',
    columns: columns({
      id: 'A number.',
      at: 'When.',
      key_name: 'Whose key.',
      target: 'What was changed.',
      field: 'Which part of it.',
      before: 'The words before.',
      after: 'The words after.',
    }),
  },
  {
    table: 'parameter_sets',
    kind: 'site',
    purpose: 'What was learned about the questions from donated answers. It names nobody.',
    until: 'For ever, so that an earlier scoring can be used again.',
    columns: columns({
      version: 'Its name.',
      day: 'The day it was made.',
      people: 'From how many people’s answers.',
      content: 'The figures of each question.',
    }),
  },
  {
    table: 'parameter_uses',
    kind: 'site',
    purpose: 'By which of them profiles are scored.',
    until: 'For ever.',
    columns: columns({
      number: 'Its number.',
      version: 'The name of the set, or nothing for the first figures.',
      day: 'Since when.',
    }),
  },
  {
    table: 'write_checks',
    kind: 'site',
    purpose: 'So that the program notices when nothing can be saved.',
    until: 'One row, for ever.',
    columns: columns({ id: 'A number.', checked_at: 'When it was last changed.' }),
  },
  {
    table: 'instance',
    kind: 'site',
    purpose: 'Tells the program whether it was given the keys that belong to this database.',
    until: 'For ever.',
    columns: columns({
      id: 'A number.',
      key_check: 'A fingerprint of the keys.',
      previous_check: 'The same of the keys before, while they are being replaced.',
    }),
  },
];
