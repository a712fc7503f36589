/**
 * Statements that look for accounts, or work on all of them, with the reason. A new statement on a
 * table of accounts names its account, or gets a line here.
 */

export interface Waiver {
  readonly statements: RegExp;
  readonly reason: string;
}

export const waivers: readonly Waiver[] = (
  [
    [
      /^select "id" from "attempts" where "id" = \$1 and "state" in /,
      'A shared reading names no account, only the random id of an attempt.',
    ],
    [
      /^(delete from "(sessions|tokens|links|email_challenges|kept_replies)"|update "(users|links)" set .*) where .*"(created|expires|pending_expires)_at" <= /,
      'The hourly job ends what is over in all accounts.',
    ],
    [
      /^((select "id" from \(?){1,2}|update )"users" .*"last_seen_month"/,
      'The hourly job looks for accounts that nobody has used.',
    ],
    [
      /^select "key_wraps"\.\*, "users"\."email_index" from /,
      'After a change of the master key a job goes through all accounts.',
    ],
    [
      /^insert into (lookups|next_\w+) \(.*\)\s+select /,
      'A migration copies rows of all accounts, and a restore lists their codes and links.',
    ],
    [/^select count\(/, 'Metrics, the doctor and a restore count the rows of all accounts.'],
    [
      /^\s*declare snapshot |^select "id" from "users"$|^delete from "\w+"$/,
      'A backup and a restore are about all accounts.',
    ],
  ] as const
).map(([statements, reason]) => ({ statements, reason }));

/** Row locks of several accounts. */
export const lockWaivers: readonly Waiver[] = [
  {
    statements: /^with "?written"?\(/,
    reason: 'Concurrent saves of several accounts, which share no statement on a sharded engine.',
  },
];
