/** Describes every column in plain words for /privacy. A test compares it with the schema. */

import {
  columns,
  donationTables,
  sharingTables,
  siteTables,
  type StoredTable,
} from './stored-tables.ts';

const withAccount = 'Until you delete the account, or nobody has used it for 24 months.';

export const storedTables: readonly StoredTable[] = [
  {
    table: 'users',
    kind: 'account',
    purpose: 'One row for each account.',
    until: withAccount,
    columns: [
      ...columns({
        id: 'A random name for the account, used inside the database only.',
        survey_completed: 'Whether the survey is finished.',
        consent_version: 'Which wording of the consent you agreed to.',
        consent_day: 'The day you agreed.',
        created_day:
          'The day the account was made, without the time. Without a single answer it is deleted after 30 days, unless it was used in that month.',
        last_seen_month:
          'The month in which you were last here, without the day. An account that nobody has used for 24 months is deleted.',
      }),
      ...columns(
        {
          login_code_hash:
            'A keyed fingerprint of your login code. The code itself is not stored, and cannot be computed from this.',
          login_code_key_id: 'Which key of this site made the fingerprint.',
          password_hash:
            'Only for accounts made with a password: a slow, salted hash of it (Argon2id).',
        },
        'signIn',
      ),
      ...columns(
        {
          email_index:
            'Only if you gave an address and confirmed it: a keyed fingerprint of it. We can recognise the address when you type it again, and cannot read it back.',
          email_key_id: 'Which key of this site made the fingerprint of the address.',
          pending_email_index: 'The same, of an address that is not confirmed yet.',
          pending_expires_at: 'Until when it can be confirmed: ten minutes.',
        },
        'email',
      ),
      ...columns(
        {
          sealed:
            'Your share code, age range, gender, what comparing may show, whether your link shows your line, whether you donate a copy of your answers and since when, which study you take part in, since when and what you answered to its own questions, and which list of hard limits is the latest, encrypted under your own key.',
          sealed_version: 'How often that was changed.',
        },
        'details',
      ),
      ...columns(
        {
          share_code_hash:
            'A keyed fingerprint of your share code, or nothing where sharing is off. It finds your public record, and cannot open it.',
          share_code_key_id: 'Which key of this site made that fingerprint.',
          public_record:
            'What a person with your share code can learn of you, encrypted under that code: rounded figures, the shared interests that you let be named, and your line if you let it be seen.',
          record_version: 'A random number that tells the record from earlier ones.',
        },
        'shareCode',
      ),
    ],
  },
  {
    table: 'addresses',
    kind: 'email',
    purpose: 'Only if you confirmed an e-mail address: so that no two accounts have the same one.',
    until: 'Until you remove the address or delete the account.',
    columns: columns({
      email_index: 'The keyed fingerprint of the address.',
      user_id: 'The account.',
    }),
  },
  {
    table: 'key_wraps',
    kind: 'signIn',
    purpose:
      'Your own key, which encrypts all that is personal. It is stored only in locked form, once for each secret of yours that opens it.',
    until: withAccount,
    columns: columns({
      user_id: 'The account.',
      kind: 'Which secret opens it: your login code, your password, or your confirmed address with a key of this site.',
      salt: 'For a password: the random number that goes into its slow hash.',
      wrapped: 'Your key, encrypted under a key made from that secret.',
      key_id: 'For an address: which key of this site went into it.',
    }),
  },
  {
    table: 'passkeys',
    kind: 'signIn',
    purpose: 'Only if you keep a passkey: what a device of yours needs to open your profile.',
    until: 'Until you remove the passkey or delete the account.',
    columns: columns({
      user_id: 'The account.',
      id: 'A fingerprint of the random name that your device gave the passkey.',
      public_key: 'With it we recognise your device. It opens nothing.',
      wrapped: 'Your own key, encrypted under a key that only your device can make.',
      sealed:
        'The name and the day that you see in the list, the name that your device gave it, how often and when it was last used, encrypted under your own key. Its length is always the same.',
      version: 'A random number, new at every change.',
    }),
  },
  {
    table: 'attempts',
    kind: 'answers',
    purpose: 'Your answers to the survey.',
    until:
      'As long as the account; when a retake is complete, the former answers become an earlier result.',
    columns: columns({
      id: 'A random name for this run of the survey.',
      user_id: 'The account it belongs to.',
      state: 'How far it is.',
      edition: 'Which edition of the questions you were asked.',
      target_count: 'How many personalised questions there are at least.',
      adaptive: 'Whether their number may grow.',
      sealed:
        'Your answers, the most private thing we hold, with the choice of questions, the languages you answered in and the time of your first answer, encrypted under your own key. Its length is always the same.',
      version: 'A random number, new at every change.',
      started_day: 'The day you began, without the time.',
      synthetic: 'Whether a program answered, for tests and demonstration.',
    }),
  },
  {
    table: 'earlier_attempts',
    kind: 'answers',
    purpose:
      'Only if you took the survey again: the answers of up to five earlier times, so that you can see how you have changed. What was computed from them is not kept.',
    until:
      'Until you press “Forget earlier results”; the oldest goes at the fifth retake after it.',
    columns: columns({
      id: 'A random name for that run of the survey.',
      user_id: 'The account it belongs to.',
      number: 'Which of your runs it was.',
      edition: 'Which edition of the questions you were asked.',
      sealed:
        'Your answers with the choice of questions and the languages you answered in, encrypted under your own key. Its length is always the same.',
      started_day: 'The day you began, without the time.',
    }),
  },
  {
    table: 'profiles',
    kind: 'answers',
    purpose: 'What was computed from the answers, so that it need not be computed again.',
    until: 'Goes with the answers.',
    columns: columns({
      attempt_id: 'The run of the survey it was computed from.',
      user_id: 'The account it belongs to.',
      model_version: 'With which version of the model.',
      sealed: 'Scores, polarities and their margins, encrypted under your own key.',
    }),
  },
  {
    table: 'insights',
    kind: 'answers',
    purpose:
      'Only if you had a text written by a service, where the operator of this site offers one.',
    until: 'Until you delete it; otherwise goes with the answers.',
    columns: columns({
      attempt_id: 'The run of the survey it was written from.',
      user_id: 'The account it belongs to.',
      model_version: 'From the figures of which version of the model.',
      sealed: 'The text, encrypted under your own key.',
      version: 'A random number, new at every change.',
      writer: 'The name of the language model that wrote it.',
      written_day: 'The day.',
    }),
  },
  {
    table: 'retakes',
    kind: 'answers',
    purpose: 'How often the survey was taken again, since three times in 30 days is the limit.',
    until: withAccount,
    columns: columns({ user_id: 'The account.', started_day: 'The day.' }),
  },
  {
    table: 'hard_limits',
    kind: 'hardLimits',
    purpose:
      'Only if you marked hard limits: which questions they are, so that none of them appears in anything you share with someone.',
    until: 'Until you take the last mark off; otherwise as long as the account.',
    columns: columns({
      user_id: 'The account.',
      sealed: 'The questions you marked, encrypted under your own key.',
      version: 'A random number, new at every change.',
    }),
  },
  ...sharingTables,
  ...donationTables,
  {
    table: 'compared_sets',
    kind: 'protection',
    purpose:
      'So that nobody reads another person by comparing again and again with changed answers. It names neither of the two: both columns are fingerprints under the key of the person who compared.',
    until: 'For 24 months.',
    columns: columns({
      pair: 'A fingerprint of the share code that was compared with.',
      answer_set: 'A fingerprint of the answers that were compared.',
      month: 'The month.',
    }),
  },
  {
    table: 'sessions',
    kind: 'sessions',
    purpose: 'One row for each browser that is signed in.',
    until: 'Until you sign out, and 30 days and an hour at most.',
    columns: columns({
      id: 'A random name.',
      user_id: 'The account.',
      created_at: 'When you signed in.',
      last_used_day: 'The day it was last used.',
      proven_at:
        'The minute in which you last gave your login code, your password, a passkey or a mailed code there.',
    }),
  },
  {
    table: 'tokens',
    kind: 'sessions',
    purpose: 'What your browser shows to prove that it is signed in.',
    until: 'It works for 95 minutes, or until you sign out; what is left of it goes a day later.',
    columns: columns({
      user_id: 'The account, whose random name the token begins with.',
      hash: 'A fingerprint of the rest of the token; the token itself is in your browser only.',
      session_id: 'The session it belongs to.',
      issued_at: 'When it was made.',
      expires_at: 'When it ends.',
      superseded: 'Whether a newer one replaced it.',
      wrapped_key: 'Your own key, encrypted under the token.',
    }),
  },
  {
    table: 'email_challenges',
    kind: 'email',
    purpose:
      'Codes that were mailed: to sign in, to prove who you are, or to confirm an address. The address that was typed is never stored.',
    until: 'It works for ten minutes, and is deleted within the hour after.',
    columns: columns({
      id: 'A random name.',
      user_id:
        'The account that asked, or that has the address; without one the random name again.',
      purpose: 'What the code is for.',
      code_hash: 'A keyed fingerprint of the code.',
      tries: 'How often a wrong code was entered.',
      expires_at: 'When it ends.',
    }),
  },
  {
    table: 'kept_replies',
    kind: 'sessions',
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
    kind: 'protection',
    purpose:
      'Counts that stop guessing and flooding. Your network address is not stored: only a keyed fingerprint of it, whose key changes every day and is then erased.',
    until: 'Minutes to a day; what is over is deleted every hour.',
    columns: columns({ key: 'The fingerprint.', n: 'The count.', expires_at: 'When it ends.' }),
  },
  {
    table: 'rate_salts',
    kind: 'protection',
    purpose: 'The key of the day for these counts.',
    until: 'When the next day begins, within the hour.',
    columns: columns({ day: 'The day.', salt: 'The key.' }),
  },
  {
    table: 'deletions',
    kind: 'protection',
    purpose:
      'So that a backup that is restored does not bring back what was deleted, ended or taken back.',
    until: 'As long as backups may exist, then within a day.',
    columns: columns({
      user_hash:
        'A keyed fingerprint of what was taken back: an account, a way into it, a share code, a link, a shared reading or its agreement, earlier results, a text, a donated copy. Without a key of this site it leads back to nobody.',
      key_id: 'Which key of this site made the fingerprint.',
      deleted_day: 'The day.',
      times: 'How often, of what can be taken back more than once.',
    }),
  },
  ...siteTables,
];
