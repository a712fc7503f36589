/** Runs before each test file on PostgreSQL. */

import { inject } from 'vitest';
import { recordStatements } from './record.ts';

const postgres = inject('postgres');
if (postgres) recordStatements(postgres.statements);
