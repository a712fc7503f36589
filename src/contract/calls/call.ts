/** One row of the tables of calls. */

export type Access = 'public' | 'user' | 'admin';

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** The text that a screen shows if the call fails and the reply has no text. */
  readonly fallback: string;
}
