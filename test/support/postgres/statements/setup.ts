/** Runs before each test file on PostgreSQL. */

import { expect, inject } from 'vitest';
import { recordStatements } from './record.ts';

const postgres = inject('postgres');
if (postgres) recordStatements(postgres.statements, () => expect.getState().testPath);
