/** An answer in parts, each sent when it is there. */
export class Streamed<T> {
  readonly parts: AsyncIterable<T>;

  constructor(parts: AsyncIterable<T>) {
    this.parts = parts;
  }
}
