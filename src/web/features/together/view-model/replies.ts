/** The replies of the calls of shared readings. */

import type { Reply } from '../../../../contract/endpoints.ts';

export type Pair = Reply<'listPairs'>['pairs'][number];
export type SharedReading = NonNullable<Reply<'pairResult'>['result']>;
