/** Who makes a request, as the HTTP layer passes it to an operation. */

/** A signed-in user. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  readonly token: string;
}

export interface AdminCaller {
  /** The name of the key that was used, for the audit log. */
  readonly keyName: string;
}
