/** Finds many byte strings at once, and recognises long parts of them. */

/** Every pattern is looked up by 8 of its bytes, which occur in each part that counts. */
const anchorBytes = 8;
const filterBits = 24;

export interface Pattern<Owner> {
  readonly bytes: Buffer;
  /** How many bytes in a row count as a find; at most `bytes.length` and at least 8. */
  readonly minRun: number;
  readonly owner: Owner;
}

interface Anchor<Owner> {
  readonly pattern: Pattern<Owner>;
  readonly offset: number;
}

export interface Matcher<Owner> {
  /** Returns the owners of all patterns of which `minRun` bytes in a row occur in `bytes`. */
  search(bytes: Uint8Array): Set<Owner>;
}

/** Maps the 8 bytes that begin with two little-endian words to a bit of the filter. */
const hash = (low: number, high: number): number =>
  (Math.imul(low, 0x9e37_79b1) ^ Math.imul(high, 0x85eb_ca6b)) >>> (32 - filterBits);

const word = (bytes: Uint8Array, at: number): number =>
  (bytes[at] ?? 0) |
  ((bytes[at + 1] ?? 0) << 8) |
  ((bytes[at + 2] ?? 0) << 16) |
  ((bytes[at + 3] ?? 0) << 24);

function measureRun(haystack: Uint8Array, at: number, pattern: Buffer, offset: number): number {
  let [start, end] = [0, anchorBytes];
  while (start < offset && start < at && haystack[at - start - 1] === pattern[offset - start - 1])
    start += 1;
  while (
    offset + end < pattern.length &&
    at + end < haystack.length &&
    haystack[at + end] === pattern[offset + end]
  )
    end += 1;
  return start + end;
}

export function createMatcher<Owner>(patterns: Iterable<Pattern<Owner>>): Matcher<Owner> {
  const anchors = new Map<string, Anchor<Owner>[]>();
  const filter = new Uint8Array(2 ** (filterBits - 3));
  for (const pattern of patterns) {
    const { bytes, minRun } = pattern;
    if (minRun < anchorBytes || minRun > bytes.length)
      throw new RangeError(`a pattern of ${bytes.length} bytes cannot match ${minRun}`);
    for (let offset = 0; offset + anchorBytes <= bytes.length; offset += minRun - anchorBytes + 1) {
      const key = bytes.toString('latin1', offset, offset + anchorBytes);
      const known = anchors.get(key);
      if (known) known.push({ pattern, offset });
      else anchors.set(key, [{ pattern, offset }]);
      const bit = hash(word(bytes, offset), word(bytes, offset + 4));
      filter[bit >>> 3] = (filter[bit >>> 3] ?? 0) | (1 << (bit & 7));
    }
  }
  return {
    search(given) {
      const found = new Set<Owner>();
      const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
      let [low, high] = [word(bytes, 0), word(bytes, 4)];
      for (let at = 0; at + anchorBytes <= bytes.length; at += 1) {
        const bit = hash(low, high);
        if (((filter[bit >>> 3] ?? 0) & (1 << (bit & 7))) !== 0)
          for (const { pattern, offset } of anchors.get(
            bytes.toString('latin1', at, at + anchorBytes),
          ) ?? [])
            if (
              !found.has(pattern.owner) &&
              measureRun(bytes, at, pattern.bytes, offset) >= pattern.minRun
            )
              found.add(pattern.owner);
        low = (low >>> 8) | ((bytes[at + 4] ?? 0) << 24);
        high = (high >>> 8) | ((bytes[at + 8] ?? 0) << 24);
      }
      return found;
    },
  };
}
