/** A reply that says nothing about its caller, so that browsers and proxies may keep it. */
export class Cacheable<T> {
  readonly body: T;
  readonly maxAgeSeconds: number;

  constructor(body: T, maxAgeSeconds: number) {
    this.body = body;
    this.maxAgeSeconds = maxAgeSeconds;
  }
}
