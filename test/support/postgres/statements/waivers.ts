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
      /^select "id" from "users" where "login_code_hash" in /,
      'Whoever signs in gives a code and no account. It is an index look-up on each part, once a sign-in.',
    ],
    [
      /^select .* from "users" where "share_code_hash" in /,
      'Whoever has a share code knows no account.',
    ],
    [/^select \* from "links" where "token_hash" = /, 'Whoever has a link knows no account.'],
    [
      /^select "id" from "attempts" where "id" = \$1 and "state" in /,
      'A shared reading names no account, only the random id of an attempt.',
    ],
    [
      /^(delete from "(sessions|tokens|links)"|update "(users|links)" set .*) where .*"(created|expires|pending_expires)_at" <= /,
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
