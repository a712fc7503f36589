/** An answer with status 202: what was asked for is under way. */
export class Accepted<T> {
  readonly body: T;

  constructor(body: T) {
    this.body = body;
  }
}
