/** Runs before each test file on PostgreSQL and checks at its end the statements it made. */

import { afterAll, expect } from 'vitest';
import { findFaults } from './lint.ts';
import { takeNewStatements } from './sent-statements.ts';

afterAll(async () => {
  expect(
    await findFaults(takeNewStatements()),
    'Name the account in these statements, beside a row lock by a parameter, or add a waiver in test/support/postgres/statements/waivers.ts',
  ).toEqual([]);
});
