/** The authenticated caller of a request, which the HTTP layer passes to an operation. */

/** An account, and the key of its sealed rows. */
export interface Owner {
  readonly userId: string;
  readonly dataKey: Uint8Array;
}

export interface Caller extends Owner {
  readonly sessionId: string;
  readonly token: string;
}

export interface AdminCaller {
  /** The name of the admin key in the request, for the audit log. */
  readonly keyName: string;
}
