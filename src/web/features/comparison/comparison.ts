/**
 * What other features use of the comparison: the share code to compare with, and the parts that a
 * shared reading has in common with it.
 */

export { storeCompareCode } from './compare-code.ts';
export { ConversationGuide } from './conversation/conversation-guide.tsx';
export { PairPicture } from './conversation/pair-picture.tsx';
export { ActivityGroups } from './sections/activity-groups.tsx';
export { Fit } from './sections/fit.tsx';
export { readPairSubject } from './view-model/pair-subject.ts';
export type { GroupReading } from './view-model/shared-activities.ts';
export { describeBetween } from './view-model/verdict.ts';
