/** The tables with which a visitor shares something with another person. */

import { columns, type StoredTable } from './stored-table.ts';

export const sharingTables: readonly StoredTable[] = [
  {
    table: 'links',
    part: 'sharing',
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
      views: 'How often it was opened, counted up to ten, without times, addresses or devices.',
      created_day: 'The day you made it.',
    }),
  },
  {
    table: 'pairs',
    part: 'sharing',
    purpose:
      'Shared readings, which two people see after both have said yes. The row names neither of them.',
    until:
      'Without the yes of both, until the time that was set is over. A reading: 12 months, or until one of the two withdraws it.',
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
      version: 'How often the row was changed.',
      expires_at: 'When it ends.',
      created_day: 'The day the invitation was made.',
      revealed_day: 'The day both had said yes.',
      model_version: 'With which version of the model it was computed.',
    }),
  },
  {
    table: 'pair_sides',
    part: 'sharing',
    purpose: 'Which shared readings are yours.',
    until: 'Goes with the reading, at your next visit to the page, or with your account.',
    columns: columns({
      id: 'A name that only your own key can compute.',
      user_id: 'The account.',
      sealed:
        'Which reading it is, your half of its key, which answers belong to it, and whether you said yes, encrypted under your own key.',
      version: 'How often it was changed.',
    }),
  },
];
