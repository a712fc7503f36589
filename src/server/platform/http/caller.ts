/** The authenticated caller of a request, which the HTTP layer passes to an operation. */

/** An account, and the key of its sealed rows. */
export interface Owner {
  readonly userId: string;
  /** Null if the account is still in clear: made before answers were sealed (ADR 22). */
  readonly dataKey: Uint8Array | null;
}

export interface Caller extends Owner {
  readonly sessionId: string;
  readonly token: string;
}

export interface AdminCaller {
  /** The name of the admin key in the request, for the audit log. */
  readonly keyName: string;
}
