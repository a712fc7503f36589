import { setBTargetCount } from '../../../../domain/survey.ts';
import type { Survey } from './survey-state.ts';

export interface Progress {
  readonly answered: number;
  readonly total: number;
  readonly percent: number;
}

/**
 * Computes answered ÷ (Set A count + Set B count) as a whole percent (spec §9). Before Set B is
 * chosen, its default size is used as its count.
 */
export function selectProgress(survey: Survey): Progress {
  const setBCount = survey.setBCount ?? setBTargetCount.default;
  const total = survey.setAItems.length + setBCount;
  const answered = Object.keys(survey.saved).length;
  return {
    answered,
    total,
    percent:
      survey.setAItems.length === 0 ? 0 : Math.min(100, Math.round((answered / total) * 100)),
  };
}
