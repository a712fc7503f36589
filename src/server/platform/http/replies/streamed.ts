/** A reply in parts, each of which is sent as soon as it is ready. */
export class Streamed<T> {
  readonly parts: AsyncIterable<T>;

  constructor(parts: AsyncIterable<T>) {
    this.parts = parts;
  }
}
