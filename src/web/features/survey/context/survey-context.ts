import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { SurveyRun } from '../run/survey-run.ts';
import type { Survey } from '../state/survey-state.ts';

const RunContext = createContext<SurveyRun | null>(null);
export const RunProvider = RunContext.Provider;

export function useRun(): SurveyRun {
  const run = useContext(RunContext);
  if (run === null) throw new Error('useRun needs a RunProvider around it.');
  return run;
}

/** Selects one value of the survey. The component renders again only if that value changes. */
export function useSurvey<T>(select: (survey: Survey) => T): T {
  return useStore(useRun().store, select);
}
