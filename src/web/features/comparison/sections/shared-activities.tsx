import type { SharedActivity } from '../view-model/comparison-reply.ts';
import {
  activityLayout,
  type ActivityLayout,
  type GroupReading,
} from '../view-model/shared-activities.ts';

export function SharedActivities({ groups }: { readonly groups: readonly GroupReading[] }) {
  return (
    <section aria-labelledby="shared" className="pt-20">
      <h2 id="shared">Common High-Interest Activities</h2>
      {groups.length === 0 ? (
        <p className="mt-4 max-w-2xl text-muted">
          There is no activity to show. Only what both of you marked from 5 of 7 can appear here;
          what one of you alone wishes for stays private.
        </p>
      ) : (
        <div className="mt-8 gap-x-16 lg:columns-2">
          {groups.map(({ title, activities }) => (
            <Group key={title} title={title} activities={activities} />
          ))}
        </div>
      )}
    </section>
  );
}

function Group({ title, activities }: GroupReading) {
  return (
    <div className="mb-12 break-inside-avoid">
      <h3>{title}</h3>
      <ul className="mt-4">
        {activities.map((activity) => {
          const Layout = layouts[activityLayout(activity)];
          return (
            <li
              key={`${activity.questionText} ${activity.complementaryQuestionText}`}
              className="border-t border-line py-3 leading-snug break-inside-avoid"
            >
              <Layout activity={activity} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface LayoutProps {
  readonly activity: SharedActivity;
}

const BothSides = ({ activity }: LayoutProps) => (
  <p className="grid grid-cols-[auto_1fr] gap-x-3">
    <span aria-hidden="true" className="text-accent">
      ★
    </span>
    <span>
      {activity.questionText}
      <span className="block text-step--1 text-muted">You both want both sides</span>
    </span>
  </p>
);

const Same = ({ activity }: LayoutProps) => <p>{activity.questionText}</p>;

const TwoSides = ({ activity }: LayoutProps) => (
  <div className="grid grid-cols-2 gap-x-5">
    <p>
      <span className="block text-step--1 text-muted">you</span>
      {activity.questionText}
    </p>
    <p className="border-s border-line-strong ps-5">
      <span className="block text-step--1 text-muted">they</span>
      {activity.complementaryQuestionText}
    </p>
  </div>
);

/** The component for each layout of an activity (spec §2). */
const layouts = {
  'both-sides': BothSides,
  same: Same,
  'two-sides': TwoSides,
} as const satisfies Record<ActivityLayout, unknown>;
