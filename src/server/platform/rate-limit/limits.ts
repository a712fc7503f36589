/** `seconds` must divide a day evenly, so that no window spans two UTC days. */
export interface Window {
  readonly max: number;
  readonly seconds: number;
}

export interface Limit {
  readonly windows: readonly [Window, ...Window[]];
  /** Actions that each node counts in memory before it asks the database; for the first window. */
  readonly localAllowance?: number;
}

const day = 86_400;

export const limits = {
  create: {
    windows: [
      { max: 10, seconds: 60 },
      { max: 60, seconds: 3600 },
    ],
  },
  /** Each attempt is counted before it is checked, and taken back on success. */
  failedLogin: { windows: [{ max: 10, seconds: 60 }] },
  /** Failed proofs of identity per account, from all clients together (B13). */
  failedProof: { windows: [{ max: 100, seconds: day }] },
  /** Wrong admin keys (F1). Valid ones are not counted, but refused meanwhile. */
  adminKey: { windows: [{ max: 5, seconds: 900 }] },
  /** Audit entries about a client network that exceeds `adminKey`. */
  adminLock: { windows: [{ max: 1, seconds: 900 }] },
  /** Mailed sign-in codes per client network. */
  emailChallenge: { windows: [{ max: 10, seconds: 3600 }] },
  /** Messages to an e-mail address. Beyond the limit nothing is sent, and the reply is the same. */
  mailToAddress: {
    windows: [
      { max: 3, seconds: 3600 },
      { max: 10, seconds: day },
    ],
  },
  /** Failed password attempts per e-mail address, from all clients together. */
  passwordOfAddress: { windows: [{ max: 100, seconds: day }] },
  emailChange: { windows: [{ max: 10, seconds: 3600 }] },
  /** Changes of the optional information, and codes that confirm an address, per account. */
  accountChange: { windows: [{ max: 60, seconds: 60 }] },
  newLink: {
    windows: [
      { max: 20, seconds: 3600 },
      { max: 40, seconds: day },
    ],
  },
  /** Lists, previews, changes and deletions of links per account. */
  link: { windows: [{ max: 120, seconds: 60 }] },
  /** Profiles, links and comparisons per client network; a miss costs `missedLookUpCost`. */
  lookUp: { windows: [{ max: 30, seconds: 60 }] },
  ingest: { windows: [{ max: 120, seconds: 60 }], localAllowance: 120 },
  answer: { windows: [{ max: 240, seconds: 60 }], localAllowance: 60 },
  hardLimit: { windows: [{ max: 120, seconds: 60 }] },
  /** Distinct share codes that one account compares with. */
  comparedCode: { windows: [{ max: 20, seconds: day }] },
  /** Distinct accounts that compare with one share code. */
  comparer: { windows: [{ max: 20, seconds: day }] },
  invitation: {
    windows: [
      { max: 20, seconds: 3600 },
      { max: 60, seconds: day },
    ],
  },
  together: { windows: [{ max: 120, seconds: 60 }], localAllowance: 60 },
  insight: { windows: [{ max: 5, seconds: day }] },
  /** AI summaries per client network, whichever account requests them. Each summary costs money. */
  insightOfClient: { windows: [{ max: 20, seconds: day }] },
  /** For the whole site, including retries. AI_DAILY_TEXTS replaces this limit. */
  insightOfSite: { windows: [{ max: 500, seconds: day }] },
  /** Refreshed tokens per account. A tab asks for one every 90 minutes. */
  refresh: {
    windows: [
      { max: 30, seconds: 60 },
      { max: 240, seconds: 3600 },
    ],
  },
  shareCode: { windows: [{ max: 20, seconds: 3600 }] },
  loginCode: { windows: [{ max: 10, seconds: 3600 }] },
  compute: { windows: [{ max: 60, seconds: 60 }], localAllowance: 30 },
  export: { windows: [{ max: 5, seconds: 3600 }] },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

export const missedLookUpCost = 5;
