/** The share code to compare with, and the parts that a shared reading has in common with it. */

export { readPairSubject } from './comparison-reply.ts';
export { storeCompareCode } from './compare-code.ts';
export { ConversationGuide, PairPicture } from './conversation/conversation-guide.tsx';
export { writeReadingGuide } from './conversation/guide.ts';
export { Activities, ActivityGroups } from './shared-activities.tsx';
export const loadPeopleList = () => import('./people/people-list.tsx');
export { Fit } from './verdict.tsx';
export type { GroupReading } from './shared-activities-view.ts';
export { describeBetween } from './verdict-view.ts';
