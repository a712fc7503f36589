import { createHmac } from 'node:crypto';
import type { AttemptAccess } from './attempt-row.ts';
import type { Attempt } from './attempt.ts';

/** The seed of the draws among questions. Only the person's key leads to it (ADR 22). */
export const choiceSeed = (
  { dataKey }: Pick<AttemptAccess, 'dataKey'>,
  { id, rounds }: Pick<Attempt, 'id' | 'rounds'>,
  choice: 'set-b' | 'round',
): string =>
  createHmac('sha256', dataKey)
    .update(`choice:v1:${choice}:${id}:${rounds.length}`)
    .digest('base64url');
