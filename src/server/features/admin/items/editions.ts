import type { Reply } from '../../../../contract/endpoints.ts';
import type { ItemBank } from '../../survey/survey.ts';

/** Returns the editions of the item bank with their numbers of questions, the oldest first (C9). */
export const listEditions = ({ bank }: { readonly bank: ItemBank }): Reply<'listEditions'> =>
  [...bank.editions.values()].map(({ layout: { number, setA, pool } }) => ({
    number,
    core: setA.length,
    pool: pool.length,
  }));
