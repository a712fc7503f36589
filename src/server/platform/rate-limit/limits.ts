/** `seconds` must divide a day evenly, so that no window spans two UTC days. */
export interface Window {
  readonly max: number;
  readonly seconds: number;
}

export interface Limit {
  readonly windows: readonly [Window, ...Window[]];
  /**
   * Actions that each node counts in memory before it asks the database; for the first window. If
   * set, even to 0, a full window is refused without asking again.
   */
  readonly localAllowance?: number;
  /** Counts a client network, and the network around it as well (see `listSubjects`). */
  readonly ofNetwork?: true;
}

const [minute, quarterHour, hour, day] = [60, 900, 3600, 86_400];

const per = (seconds: number, max: number): Window => ({ seconds, max });

export const limits = {
  create: { windows: [per(minute, 10), per(hour, 60)], ofNetwork: true },
  /** Each attempt is counted before it is checked, and taken back on success. */
  failedLogin: { windows: [per(minute, 10)], ofNetwork: true },
  /** Failed proofs of identity per account, from all clients together. */
  failedProof: { windows: [per(day, 100)] },
  /**
   * Wrong admin keys (F1). Valid ones are not counted, but a full window refuses them too, so a
   * neighbour of the administrator must not be able to fill it.
   */
  adminKey: { windows: [per(quarterHour, 5)], localAllowance: 0 },
  /**
   * Calls without an admin key. They never lock out a valid key, because a page of another site can
   * make a browser send them.
   */
  missingAdminKey: { windows: [per(quarterHour, 5)], localAllowance: 0 },
  /** Audit entries about a client network that exceeds `adminKey`. */
  adminLock: { windows: [per(quarterHour, 1)], localAllowance: 0 },
  /** Messages that a client network has sent, to whatever address and by whichever accounts. */
  mail: { windows: [per(hour, 10)], ofNetwork: true },
  /** Messages to an e-mail address. Beyond the limit nothing is sent, and the reply is the same. */
  mailToAddress: { windows: [per(hour, 3), per(day, 10)] },
  /** Failed password attempts per e-mail address, from all clients together. */
  passwordOfAddress: { windows: [per(day, 100)] },
  emailChange: { windows: [per(hour, 10)] },
  /** Changes of optional information and passkeys, and codes that confirm an address. */
  accountChange: { windows: [per(minute, 60)] },
  newPasskey: { windows: [per(day, 20)] },
  newLink: { windows: [per(hour, 20), per(day, 40)] },
  /** Lists, previews, changes and deletions of links per account. */
  link: { windows: [per(minute, 120)] },
  /** Reads and changes of the list of kept people, per account. */
  people: { windows: [per(minute, 120)] },
  /** Profiles, links and comparisons per client network; a miss costs `missedLookUpCost`. */
  lookUp: { windows: [per(minute, 30)], ofNetwork: true },
  ingest: { windows: [per(minute, 120)], localAllowance: 120, ofNetwork: true },
  answer: { windows: [per(minute, 240)], localAllowance: 60 },
  /** Answers of a finished survey that become a pass, or passes that are answered. */
  revision: { windows: [per(minute, 30), per(day, 100)] },
  hardLimit: { windows: [per(minute, 120)] },
  /** Distinct share codes that one account compares with. */
  comparedCode: { windows: [per(day, 20)] },
  /** Distinct accounts that compare with one share code. */
  comparer: { windows: [per(day, 20)] },
  invitation: { windows: [per(hour, 20), per(day, 60)] },
  /** Erased agreements, per account and reading. */
  erasure: { windows: [per(day, 10)] },
  together: { windows: [per(minute, 120)], localAllowance: 60 },
  insight: { windows: [per(day, 5)] },
  /** AI summaries per client network, whichever account requests them. Each summary costs money. */
  insightOfClient: { windows: [per(day, 20)], ofNetwork: true },
  /** For the whole site, including retries. AI_DAILY_TEXTS replaces this limit. */
  insightOfSite: { windows: [per(day, 500)] },
  /** Refreshed tokens per account. A tab asks for one every 90 minutes. */
  refresh: { windows: [per(minute, 30), per(hour, 240)] },
  shareCode: { windows: [per(hour, 20)] },
  loginCode: { windows: [per(hour, 10)] },
  /** All calls that only read, per account; each node counts its own. */
  read: { windows: [per(minute, 1200)], localAllowance: 1200 },
  compute: { windows: [per(minute, 60)], localAllowance: 30 },
  export: { windows: [per(hour, 5)] },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

export const missedLookUpCost = 5;
