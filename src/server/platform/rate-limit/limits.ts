/** How often what may be done (decisions B9). A window lies within one day of UTC, so that every length divides a day. */
interface Window {
  readonly most: number;
  readonly seconds: number;
}

export interface Limit {
  readonly windows: readonly [Window, ...Window[]];
  /**
   * So many in the first window are counted in this node's memory alone: for calls that are many and cheap, whose
   * count must not cost a statement each. Beyond that the nodes count together.
   */
  readonly freePerNode?: number;
}

const day = 86_400;

export const limits = {
  /** By client: new accounts. */
  create: {
    windows: [
      { most: 10, seconds: 60 },
      { most: 60, seconds: 3600 },
    ],
  },
  /** By client: sign-ins and proofs that failed; one that succeeds is taken back. */
  failedLogin: { windows: [{ most: 10, seconds: 60 }] },
  /** By client: calls with a wrong admin key; one with a right key is taken back (decisions F1). */
  adminKey: { windows: [{ most: 5, seconds: 900 }] },
  /** By client: lines in the audit log that say so. */
  adminLock: { windows: [{ most: 1, seconds: 900 }] },
  /** By client: addresses typed to sign in with. */
  emailChallenge: { windows: [{ most: 10, seconds: 3600 }] },
  /** By e-mail address: messages to it. Past it nothing is sent, and nobody is told. */
  mailToAddress: {
    windows: [
      { most: 3, seconds: 3600 },
      { most: 10, seconds: day },
    ],
  },
  /** By e-mail address: passwords tried with it, from anywhere. */
  passwordOfAddress: { windows: [{ most: 100, seconds: day }] },
  /** By account: addresses entered. */
  emailChange: { windows: [{ most: 10, seconds: 3600 }] },
  /** By client: public profiles and comparisons; one that finds nothing counts five. */
  lookUp: { windows: [{ most: 30, seconds: 60 }] },
  /** By client: requests of the analytics client, passed on. */
  ingest: { windows: [{ most: 120, seconds: 60 }], freePerNode: 120 },
  /** By account. */
  answer: { windows: [{ most: 240, seconds: 60 }], freePerNode: 60 },
  /** By account: distinct share codes compared with. */
  comparedCode: { windows: [{ most: 20, seconds: day }] },
  /** By share code: distinct accounts that compared with it. */
  comparer: { windows: [{ most: 20, seconds: day }] },
  /** By account: texts asked of the service that writes (decisions E2). */
  insight: { windows: [{ most: 5, seconds: day }] },
  /** By client: the same, of all its accounts together; each costs the operator money. */
  insightOfClient: { windows: [{ most: 20, seconds: day }] },
  /** Of the whole site: tries, a second one of the same text too. What strangers may cost the operator; AI_DAILY_TEXTS. */
  insightOfSite: { windows: [{ most: 500, seconds: day }] },
  /** By account. */
  export: { windows: [{ most: 5, seconds: 3600 }] },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

export const missCost = 5;
