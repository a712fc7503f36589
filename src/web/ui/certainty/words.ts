import type { Certainty } from '../../../domain/readings/certainty.ts';

export const certainties: Readonly<Record<Certainty, string>> = {
  clearly: 'clearly',
  probably: 'probably',
  close: 'too close to call',
};
