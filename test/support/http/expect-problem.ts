import { expect } from 'vitest';
import type { TestApp } from '../server/test-app.ts';

export type Answer = Awaited<ReturnType<TestApp['app']['inject']>>;

/** Expects a complete problem reply with this status. Its text must reveal no internals. */
export function expectProblem(
  answer: Pick<Answer, 'statusCode' | 'headers' | 'payload'>,
  status: number,
): void {
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    status,
    'application/problem+json; charset=utf-8',
  ]);
  const problem: Record<string, unknown> = JSON.parse(answer.payload);
  expect(problem).toMatchObject({
    type: 'about:blank',
    title: expect.any(String),
    status,
    detail: expect.stringMatching(/^\S.+$/),
    code: expect.stringMatching(/^[a-z_]+$/),
  });
  expect(answer.payload).not.toMatch(/node_modules|\bat \w+ \(|\.[jt]s\b|FST_|sqlite|select |Zod/i);
}
