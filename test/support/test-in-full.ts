import { test } from 'vitest';
import { isFull } from './tiers.ts';

/** A test that only `npm run test:all` runs, in a file whose others run in both tiers. */
export const testInFull = test.runIf(isFull);
