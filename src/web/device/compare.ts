/** Compares the person on this page with a card. */

import type { Reply } from '../../contract/endpoints.ts';
import { errorStatus } from '../platform/api/error.ts';
import { client } from './call.ts';
import { cardOf } from './card-address.ts';
import * as words from './words.ts';

export interface Compared {
  readonly comparison: Reply<'compareProfiles'>;
  readonly receivedAt: number;
}

/** `card` may be a whole link. */
export function compareWith(card: string): Compared | { readonly refusal: string } {
  const body = { shareCode1: client.card([]) ?? '', shareCode2: cardOf(card) };
  try {
    const comparison = client.calls.compareProfiles({ body, params: undefined, query: undefined });
    return { comparison, receivedAt: Date.now() };
  } catch (error) {
    return { refusal: errorStatus(error) === 400 ? words.ownCardAgain : words.noCard };
  }
}
