/** A reply with status 202: the work continues after the answer. */
export class Accepted<T> {
  readonly body: T;

  constructor(body: T) {
    this.body = body;
  }
}
