import { describe, expect, test } from 'vitest';
import { audit } from './lighthouse.ts';

const names = ['performance', 'accessibility', 'best-practices', 'seo'];
const lhrWith = (score: number | null, error?: string) => ({
  categories: Object.fromEntries(names.map((name) => [name, { score }])),
  audits: {},
  ...(error !== undefined && { runtimeError: { code: error } }),
});

/** Returns the replies in turn, and good ones afterwards. */
function replying(...replies: readonly (ReturnType<typeof lhrWith> | undefined)[]) {
  let calls = 0;
  const lighthouse = async () => {
    const lhr = calls < replies.length ? replies[calls] : lhrWith(0.97);
    calls += 1;
    return lhr && { lhr };
  };
  return lighthouse;
}

describe('audit', () => {
  test('repeats a run that measured nothing', async () => {
    const failing = replying(
      lhrWith(0.9),
      undefined,
      lhrWith(null),
      lhrWith(1),
      lhrWith(0, 'NO_FCP'),
    );
    const { scores } = await audit(failing, 'http://x');
    expect(scores['performance']).toEqual([100, 97, 97, 97, 97]);
  });

  test('fails instead of reporting 0', async () => {
    const failing = replying(lhrWith(0, 'NO_FCP'), undefined, lhrWith(null));
    await expect(audit(failing, 'http://x')).rejects.toThrow(
      'measured nothing at http://x: NO_FCP; no report; no score for performance',
    );
  });
});
