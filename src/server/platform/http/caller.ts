/** The authenticated caller of a request, which the HTTP layer passes to an operation. */

export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  readonly token: string;
}

export interface AdminCaller {
  /** The name of the admin key in the request, for the audit log. */
  readonly keyName: string;
}
