/**
 * What texts and documents may say about privacy: the claim as it stands, and nothing beyond it.
 */

import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sealingClaim } from '../../../src/domain/product-words.ts';
import { read, repository } from '../repository-files.ts';

/** Everything that visitors, operators and engineers read. */
const paths = globSync(
  [
    '*.md',
    'docs/**/*.md',
    '{items,research/study,research/bench}/*.md',
    'src/web/**/*.{ts,tsx}',
    '*.{html,json}',
  ],
  { cwd: repository },
).filter((path) => !/package-lock|THIRD-PARTY|\.test\./.test(path));

const occurrences = (pattern: RegExp): string[] =>
  paths.flatMap((path) =>
    [...read(path).matchAll(pattern)].map(([text]) => `${path}: ${text.trim()}`),
  );

describe('what is said about stored answers', () => {
  test('is the whole claim in SECURITY.md', () => {
    expect(read('SECURITY.md')).toContain(sealingClaim);
  });

  test.each([
    'src/web/features/landing/landing-screen.tsx',
    'src/web/features/privacy/privacy-screen.tsx',
  ])('is the whole claim in %s', (path) => {
    expect(read(path)).toContain('{sealingClaim}');
  });

  test('is nowhere called end-to-end encryption', () => {
    const denials = /(?:\bno|\bnot|never)\s(?:\w+\s){0,3}end-to-end/i;
    expect(occurrences(/.{0,40}end.to.end.{0,20}/gi).filter((text) => !denials.test(text))).toEqual(
      [],
    );
  });
});

test('"anonymous" is said only where no name and no address is needed', () => {
  expect(
    occurrences(/anonym\w*/gi)
      .map((text) => text.split(': ')[0])
      .toSorted(),
  ).toEqual([
    'docs/product.md', // A4: when the word may be used
    'docs/product.md', // the heading of the landing page
    'src/web/features/landing/words.ts', // that heading
    'src/web/features/privacy/words.ts', // "pseudonymous rather than anonymous"
  ]);
});
