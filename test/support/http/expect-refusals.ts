import { expect } from 'vitest';
import type { ServedCall } from '../../../src/contract/endpoints.ts';
import type { ProblemCode } from '../../../src/contract/problem.ts';
import type { TestApp } from '../server/test-app.ts';

/** The caller (null if signed out), the call, its body, and the expected refusal. */
export type Refusal = readonly [
  who: { readonly token: string } | null,
  call: ServedCall,
  body: unknown,
  status: number,
  code?: ProblemCode,
];

/** Makes the calls one after the other, and compares all refusals at once. */
export async function expectRefusals(spark: TestApp, rows: readonly Refusal[]): Promise<void> {
  const seen: unknown[] = [];
  for (const [who, call, body, , code] of rows) {
    const token = who && { token: who.token };
    const problem = await spark.refused(call, { ...token, ...(body !== undefined && { body }) });
    seen.push([call, body, problem.status, ...(code ? [problem.code] : [])]);
  }
  expect(seen).toEqual(rows.map(([, ...row]) => row));
}
