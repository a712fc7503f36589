/** A reply with status 202 (Accepted): the work continues after the response. */
export class Accepted<T> {
  readonly body: T;

  constructor(body: T) {
    this.body = body;
  }
}
