import type { Reply } from '../../../../contract/endpoints.ts';

export type Comparison = Reply<'compareProfiles'>;
export type SharedActivity = Comparison['sharedActivities'][number];
/** A shared activity without the group under which a comparison lists it. */
export type Activity = Omit<SharedActivity, 'category'>;
