import type { ReactNode } from 'react';
import { formatNumber } from '../../ui/language/numbers.ts';
import type { Activity, Comparison } from './comparison-reply.ts';
import { activityLayout, type ActivityLayout, type GroupView } from './shared-activities-view.ts';
import * as words from './words.ts';

export const ActivityGroups = ({ groups }: { readonly groups: readonly GroupView[] }) => (
  <div className="mt-1 gap-x-16 sm:mt-3 lg:columns-2">
    {groups.map(({ title, activities }) => (
      <div key={title} className="mb-1.5 break-inside-avoid">
        <h3 className="font-body text-step-0 font-semibold tracking-normal">{title}</h3>
        <Activities activities={activities} />
      </div>
    ))}
  </div>
);

export const Activities = ({ activities }: Pick<GroupView, 'activities'>) => (
  <ul>
    {activities.map((activity) => {
      const Layout = layouts[activityLayout(activity)];
      return (
        <li
          key={`${activity.questionText} ${activity.complementaryQuestionText}`}
          className="border-t border-line py-1 text-[0.94rem] leading-snug break-inside-avoid sm:py-1.5 sm:text-step-0"
        >
          <Layout activity={activity} />
        </li>
      );
    })}
  </ul>
);

interface LayoutProps {
  readonly activity: Activity;
}

const BothSides = ({ activity }: LayoutProps) => (
  <p className="grid grid-cols-[auto_1fr] gap-x-3">
    <span aria-hidden="true" className="text-accent">
      ★
    </span>
    <span>
      {activity.questionText}
      <span className="block text-step--1 text-muted">{words.bothSides}</span>
    </span>
  </p>
);

const Same = ({ activity }: LayoutProps) => <p>{activity.questionText}</p>;

const TwoSides = ({ activity }: LayoutProps) => (
  <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-4">
    <p>
      <span className="text-step--1 text-muted">{words.you}</span> {activity.questionText}
    </p>
    <p className="border-s border-line-strong ps-4">
      <span className="text-step--1 text-muted">{words.they}</span>{' '}
      {activity.complementaryQuestionText}
    </p>
  </div>
);

const layouts = {
  'both-sides': BothSides,
  same: Same,
  'two-sides': TwoSides,
} as const satisfies Record<ActivityLayout, unknown>;

type Scenarios = Comparison['dreamScenarios'];

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

const Section = ({ id, title, children }: SectionProps) => (
  <section aria-labelledby={id} className="pt-3 sm:pt-10">
    <h2 id={id} className="scroll-mt-4 text-step-1">
      {title}
    </h2>
    {children}
  </section>
);

/** A list without an entry is one line at its place. */
const EmptyList = ({ title }: Pick<SectionProps, 'title'>) => (
  <p className="pt-3 text-step--1 text-muted">{words.nothingNamed(title)}</p>
);

export const DreamScenarios = ({ scenarios }: { readonly scenarios: Scenarios }) =>
  scenarios.length === 0 ? (
    <EmptyList title={words.dreams} />
  ) : (
    <Section id="dreams" title={words.dreams}>
      <Dreams scenarios={scenarios} />
    </Section>
  );

const Dreams = ({ scenarios }: { readonly scenarios: Scenarios }) => (
  <ul className="mt-1 sm:mt-3">
    {scenarios.map(({ questionText, user1Activity, user2Activity }) => (
      <li
        key={questionText}
        className="grid gap-x-10 border-t border-line py-1 sm:gap-y-1 sm:py-3 md:grid-cols-[1fr_auto] md:items-baseline"
      >
        <p className="font-display leading-snug sm:text-step-1">{questionText}</p>
        <p className="flex flex-wrap gap-x-2 text-step--1 text-muted tabular-nums sm:gap-x-4">
          <span className="text-accent">{words.bothAtMax}</span>{' '}
          <span>
            {words.activityOfFive(formatNumber(user1Activity), formatNumber(user2Activity))}
            {` ${words.estimated}`}
          </span>
        </p>
      </li>
    ))}
  </ul>
);

export const SharedActivities = ({ groups }: { readonly groups: readonly GroupView[] }) =>
  groups.length === 0 ? (
    <EmptyList title={words.activities} />
  ) : (
    <Section id="activities" title={words.activities}>
      <ActivityGroups groups={groups} />
    </Section>
  );
