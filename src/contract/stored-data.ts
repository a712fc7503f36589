/**
 * Describes every table and column of the database in plain words, for the page /privacy and for
 * docs/security/stored-data.md. A test compares this list with the real schema. It fails if a
 * column has no entry or an entry has no column.
 */

export interface StoredColumn {
  readonly column: string;
  readonly holds: string;
}

export interface StoredTable {
  readonly table: string;
  readonly part: StoredPart;
  /** Why the table exists. */
  readonly purpose: string;
  /** When its rows are deleted. */
  readonly until: string;
  readonly columns: readonly StoredColumn[];
}

export const storedParts = {
  account: 'Your account',
  answers: 'Your answers and your profile',
  signIn: 'Signing in',
  protection: 'Protection against misuse',
  product: 'The questionnaire itself',
} as const;
export type StoredPart = keyof typeof storedParts;

const columns = (rows: Readonly<Record<string, string>>): readonly StoredColumn[] =>
  Object.entries(rows).map(([column, holds]) => ({ column, holds }));
const withAccount = 'Until you delete the account, or nobody has used it for 24 months.';

export const storedTables: readonly StoredTable[] = [
  {
    table: 'users',
    part: 'account',
    purpose: 'One row for each account.',
    until: withAccount,
    columns: columns({
      id: 'A random name for the account, used inside the database only.',
      login_code_hash:
        'A keyed fingerprint of your login code. The code itself is not stored, and cannot be computed from this.',
      share_code:
        'Your share code, or nothing where sharing is off. It is stored as it is, since your profile shows it.',
      survey_completed: 'Whether the survey is finished.',
      consent_version: 'Which wording of the consent you agreed to.',
      consent_day: 'The day you agreed.',
      created_day: 'The day the account was made, without the time.',
      email_index:
        'Only if you gave an address and confirmed it: a keyed fingerprint of it. We can recognise the address when you type it again, and cannot read it back.',
      pending_email_index: 'The same, of an address that is not confirmed yet.',
      pending_token_hash: 'A fingerprint of the link that was sent to it.',
      pending_expires_at: 'When that link ends: after 24 hours.',
      password_hash:
        'Only for accounts made with a password: a slow, salted hash of it (Argon2id).',
      age_range:
        'Only if you gave your age: its range, such as 25-34. The age stays in your browser.',
      gender: 'Only if you gave it.',
      last_seen_month:
        'The month in which you were last here, without the day. An account that nobody has used for 24 months is deleted.',
    }),
  },
  {
    table: 'attempts',
    part: 'answers',
    purpose: 'Your answers to the survey.',
    until:
      'As long as the account; after a retake the former answers go when the new ones are complete.',
    columns: columns({
      id: 'A random name for this run of the survey.',
      user_id: 'The account it belongs to.',
      state: 'How far it is.',
      edition: 'Which edition of the questions you were asked.',
      target_count: 'How many personalised questions there are at least.',
      adaptive: 'Whether their number may grow.',
      set_b: 'Which personalised questions were chosen for you.',
      answers:
        'Your answers, as one digit for each question. This is the most private thing we hold.',
      started_day: 'The day you began, without the time.',
      synthetic: 'Whether a program answered, for tests and demonstration.',
    }),
  },
  {
    table: 'profiles',
    part: 'answers',
    purpose: 'What was computed from the answers, so that it need not be computed again.',
    until: 'Goes with the answers.',
    columns: columns({
      attempt_id: 'The run of the survey it was computed from.',
      user_id: 'The account it belongs to.',
      model_version: 'With which version of the model.',
      figures: 'Scores, polarities and their margins.',
    }),
  },
  {
    table: 'insights',
    part: 'answers',
    purpose:
      'Only if you had a text written by a service, where whoever runs this site offers one.',
    until: 'Until you throw it away; otherwise goes with the answers.',
    columns: columns({
      attempt_id: 'The run of the survey it was written from.',
      user_id: 'The account it belongs to.',
      model_version: 'From the figures of which version of the model.',
      text: 'The text.',
      writer: 'The name of the language model that wrote it.',
      written_day: 'The day.',
    }),
  },
  {
    table: 'retakes',
    part: 'answers',
    purpose: 'How often the survey was taken again, since three times in 30 days is the limit.',
    until: withAccount,
    columns: columns({ user_id: 'The account.', started_day: 'The day.' }),
  },
  {
    table: 'hard_limits',
    part: 'answers',
    purpose:
      'Only if you marked hard limits: which questions they are, so that none of them appears in anything you share with someone.',
    until: 'Until you take the last mark off; otherwise as long as the account.',
    columns: columns({ user_id: 'The account.', item_ids: 'The questions you marked.' }),
  },
  {
    table: 'sessions',
    part: 'signIn',
    purpose: 'One row for each browser that is signed in.',
    until: 'Until you sign out, and 30 days and an hour at most.',
    columns: columns({
      id: 'A random name.',
      user_id: 'The account.',
      created_at: 'When you signed in.',
      last_used_day: 'The day it was last used.',
    }),
  },
  {
    table: 'tokens',
    part: 'signIn',
    purpose: 'What your browser shows to prove that it is signed in.',
    until: 'It works for 95 minutes, or until you sign out; what is left of it goes a day later.',
    columns: columns({
      hash: 'A fingerprint of the token; the token itself is in your browser only.',
      session_id: 'The session it belongs to.',
      issued_at: 'When it was made.',
      expires_at: 'When it ends.',
      superseded: 'Whether a newer one replaced it.',
    }),
  },
  {
    table: 'email_challenges',
    part: 'signIn',
    purpose: 'Codes that were asked for by e-mail. The address that was typed is never stored.',
    until: 'It works for ten minutes, and is deleted within the hour after.',
    columns: columns({
      id: 'A random name.',
      user_id: 'The account, where the address belongs to one.',
      code_hash: 'A keyed fingerprint of the code.',
      tries: 'How often a wrong code was entered.',
      expires_at: 'When it ends.',
    }),
  },
  {
    table: 'kept_replies',
    part: 'signIn',
    purpose: 'So that asking again after a lost answer does not make a second account.',
    until: 'It works for one minute, and is deleted within the hour after.',
    columns: columns({
      key_hash: 'A fingerprint of a random number of your browser.',
      user_id: 'The account that was made.',
      sealed: 'The answer, encrypted so that only your browser’s number opens it.',
      expires_at: 'When it ends.',
    }),
  },
  {
    table: 'rate_limits',
    part: 'protection',
    purpose:
      'Counts that stop guessing and flooding. Your network address is not stored: only a keyed fingerprint of it, whose key changes every day and is then erased.',
    until: 'Minutes to a day; what is over is deleted every hour.',
    columns: columns({ key: 'The fingerprint.', n: 'The count.', expires_at: 'When it ends.' }),
  },
  {
    table: 'rate_salts',
    part: 'protection',
    purpose: 'The key of the day for these counts.',
    until: 'When the next day begins, within the hour.',
    columns: columns({ day: 'The day.', salt: 'The key.' }),
  },
  {
    table: 'deletions',
    part: 'protection',
    purpose: 'So that a backup that is restored does not bring back who was deleted.',
    until: 'As long as backups may exist.',
    columns: columns({
      user_hash:
        'A keyed fingerprint of the deleted account’s random name; it leads back to nobody.',
      deleted_day: 'The day.',
    }),
  },
  {
    table: 'items',
    part: 'product',
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
      exposure: 'How often it was chosen, for everybody together.',
    }),
  },
  {
    table: 'scale_labels',
    part: 'product',
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
    part: 'product',
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
    table: 'instance',
    part: 'product',
    purpose: 'Tells the program whether it was given the keys that belong to this database.',
    until: 'For ever.',
    columns: columns({ id: 'A number.', key_check: 'A fingerprint of the keys.' }),
  },
];
