import type { Reply } from '../../../../contract/endpoints.ts';

export type Comparison = Reply<'compareProfiles'>;
export type SharedActivity = Comparison['sharedActivities'][number];
