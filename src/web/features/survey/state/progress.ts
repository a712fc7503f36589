import { setBTargetCount } from '../../../../domain/survey.ts';
import type { Survey } from './survey-state.ts';

export interface Progress {
  readonly answered: number;
  readonly total: number;
  readonly percent: number;
}

/**
 * Computes answered ÷ (Set A count + Set B count) as a whole percent (spec §9). Before Set B is
 * chosen, its default size is used as its count. A round counts only its own questions.
 */
export function selectProgress({
  setAItems,
  setBItems,
  setBCount,
  saved,
  isRound,
}: Survey): Progress {
  const total = isRound
    ? setBItems.length
    : setAItems.length + (setBCount ?? setBTargetCount.default);
  const answered = isRound
    ? setBItems.filter(({ id }) => saved[id] !== undefined).length
    : Object.keys(saved).length;
  const isLoaded = (isRound ? setBItems : setAItems).length > 0;
  return {
    answered,
    total,
    percent: isLoaded ? Math.min(100, Math.round((answered / total) * 100)) : 0,
  };
}
