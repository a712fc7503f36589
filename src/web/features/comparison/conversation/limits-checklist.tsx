import type { Guide } from './guide.ts';

const answers = ['Yes', 'Perhaps', 'Not now'] as const;

/** Explains how to agree on limits. In print, each activity also has a row with three boxes. */
export const LimitsChecklist = ({ activities }: Pick<Guide, 'activities'>) => (
  <>
    <h3 className="mt-12">Agree on limits</h3>
    <p className="mt-2 max-w-2xl text-muted">
      Each of you answers yes, perhaps or not now, alone and on a print of your own; then you
      compare. The more careful answer holds, and both may change theirs at any time. Write beside
      every yes what has to be so, and what must not be.
    </p>
    <p className="mt-2 text-step--1 text-muted print:hidden">
      {`On paper each of the ${activities.length} texts above has a row with three boxes.`}
    </p>
    <ul className="mt-4 hidden print:block">
      {activities.map((activity) => (
        <ChecklistRow key={activity} activity={activity} />
      ))}
    </ul>
  </>
);

const ChecklistRow = ({ activity }: { readonly activity: string }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-10 gap-y-1 border-t border-line py-3 break-inside-avoid">
    <span className="min-w-56 flex-1 leading-snug">{activity}</span>
    <span aria-hidden="true" className="flex gap-x-6 text-step--1 whitespace-nowrap text-muted">
      {answers.map((answer) => (
        <span key={answer} className="inline-flex items-center gap-2">
          <span className="guide-box" />
          {answer}
        </span>
      ))}
    </span>
  </li>
);
