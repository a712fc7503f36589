/** How often each action is allowed (B9). */

/** Every length divides a day, so that no window spans two days of UTC. */
export interface Window {
  readonly max: number;
  readonly seconds: number;
}

export interface Limit {
  readonly windows: readonly [Window, ...Window[]];
  /**
   * How many actions of the first window each node counts in memory alone. Frequent, cheap calls
   * would otherwise need a statement each to be counted.
   */
  readonly localAllowance?: number;
}

const day = 86_400;

export const limits = {
  /** New accounts by client. */
  create: {
    windows: [
      { max: 10, seconds: 60 },
      { max: 60, seconds: 3600 },
    ],
  },
  /** Failed sign-ins and proofs by client; a success is refunded. */
  failedLogin: { windows: [{ max: 10, seconds: 60 }] },
  /** Calls with a wrong admin key by client; a right key is refunded (F1). */
  adminKey: { windows: [{ max: 5, seconds: 900 }] },
  /** Audit entries about a locked-out client. */
  adminLock: { windows: [{ max: 1, seconds: 900 }] },
  /** E-mail sign-ins by client. */
  emailChallenge: { windows: [{ max: 10, seconds: 3600 }] },
  /** Messages by e-mail address; beyond the limit nothing is sent, without a hint to the caller. */
  mailToAddress: {
    windows: [
      { max: 3, seconds: 3600 },
      { max: 10, seconds: day },
    ],
  },
  /** Password attempts by e-mail address, from any client. */
  passwordOfAddress: { windows: [{ max: 100, seconds: day }] },
  /** Entered e-mail addresses by account. */
  emailChange: { windows: [{ max: 10, seconds: 3600 }] },
  /** Public profiles and comparisons by client; a miss costs `missedLookUpCost`. */
  lookUp: { windows: [{ max: 30, seconds: 60 }] },
  /** Forwarded analytics events by client. */
  ingest: { windows: [{ max: 120, seconds: 60 }], localAllowance: 120 },
  /** Answers by account. */
  answer: { windows: [{ max: 240, seconds: 60 }], localAllowance: 60 },
  /** Distinct share codes that an account compares with. */
  comparedCode: { windows: [{ max: 20, seconds: day }] },
  /** Distinct accounts that compare with a share code. */
  comparer: { windows: [{ max: 20, seconds: day }] },
  /** AI summaries by account (E2). */
  insight: { windows: [{ max: 5, seconds: day }] },
  /** AI summaries by client, over all its accounts, because each costs the operator money. */
  insightOfClient: { windows: [{ max: 20, seconds: day }] },
  /** Requests to the language model for the whole site, retries included (AI_DAILY_TEXTS). */
  insightOfSite: { windows: [{ max: 500, seconds: day }] },
  /** Exports by account. */
  export: { windows: [{ max: 5, seconds: 3600 }] },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

export const missedLookUpCost = 5;
