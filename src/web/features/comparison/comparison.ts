/** What other features use of the comparison: its parts, its code and the list of kept people. */

export { viewPairSubject } from './comparison-reply.ts';
export { hasCompared, readReading, storeCompareCode, storeReading } from './compare-code.ts';
export { viewReadingGuide } from './conversation/guide.ts';
export { PairPage } from './pair-page.tsx';
export { Activities, ActivityGroups } from './shared-activities.tsx';
export const loadPeopleList = () => import('./people/people-list.tsx');
export { Fit, HowFound } from './verdict.tsx';
