/**
 * The study's own random number generator: xoshiro128** (Blackman & Vigna 2018), seeded from a
 * text. The same seed gives the same people.
 */

export interface Random {
  /** A uniform number in [0, 1) with 32 random bits. */
  uniform(): number;
  /** A standard normal number, by the polar method (Marsaglia & Bray 1964). */
  normal(): number;
  /** A random integer from 0 to n - 1. */
  below(n: number): number;
}

function rotate(x: number, k: number): number {
  return (x << k) | (x >>> (32 - k));
}

/**
 * Returns the initial state for a seed. It adds the characters of the seed to a running sum and
 * mixes the sum with the function of SplitMix32.
 */
function stateFrom(seed: string): [number, number, number, number] {
  let sum = 0x6a09e667;
  const word = (): number => {
    sum = (sum + 0x9e3779b9) | 0;
    let z = sum;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return z ^ (z >>> 15);
  };
  for (const character of seed) sum = (sum ^ character.codePointAt(0)!) + word();
  return [word(), word(), word(), word()];
}

export function generator(seed: string): Random {
  const s = stateFrom(seed);
  const uniform = (): number => {
    const result = Math.imul(rotate(Math.imul(s[1], 5), 7), 9) >>> 0;
    const t = s[1] << 9;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotate(s[3], 11);
    return result / 2 ** 32;
  };
  let spare: number | undefined;
  const normal = (): number => {
    if (spare !== undefined) {
      const value = spare;
      spare = undefined;
      return value;
    }
    for (;;) {
      const [u, v] = [2 * uniform() - 1, 2 * uniform() - 1];
      const square = u * u + v * v;
      if (square >= 1 || square === 0) continue;
      const scale = Math.sqrt((-2 * Math.log(square)) / square);
      spare = v * scale;
      return u * scale;
    }
  };
  return { uniform, normal, below: (n) => Math.floor(uniform() * n) };
}
