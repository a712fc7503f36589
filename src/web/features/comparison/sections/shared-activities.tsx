import type { GroupReading } from '../view-model/shared-activities.ts';
import { ActivityGroups } from './activity-groups.tsx';
import * as words from './words.ts';

interface Props {
  readonly groups: readonly GroupReading[];
  /** Whether this comparison names interests; if not, a note above the section says why. */
  readonly isNaming?: boolean;
}

export const SharedActivities = ({ groups, isNaming = true }: Props) => (
  <section aria-labelledby="shared" className="pt-7 sm:pt-10">
    <h2 id="shared" className="scroll-mt-4 text-step-1 sm:text-step-2">
      {words.activities}
    </h2>
    {groups.length === 0 ? (
      <p className="mt-2 max-w-2xl text-step--1 text-muted sm:text-step-0">
        {isNaming ? words.noActivities : words.noActivitiesNamed}
      </p>
    ) : (
      <ActivityGroups groups={groups} />
    )}
  </section>
);
