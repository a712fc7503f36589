import { readItemBank } from '../../../src/server/features/survey/bank/bank.ts';

/** The item bank as it is shipped. */
export const bank = readItemBank(new URL('../../../items/', import.meta.url));
