import type { Guide } from './guide.ts';
import * as words from './words.ts';

/**
 * Explains how to agree on limits. If the guide is printed by itself, each activity has a row with
 * three boxes.
 */
export const LimitsChecklist = ({ activities }: Pick<Guide, 'activities'>) => (
  <>
    <p className="max-w-2xl text-muted">{words.limitsHow}</p>
    <p className="mt-2 text-step--1 text-muted print:hidden">{words.onPaper(activities.length)}</p>
    <ul className="guide-checklist mt-4">
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
      {words.answers.map((answer) => (
        <span key={answer} className="inline-flex items-center gap-2">
          <span className="guide-box" />
          {answer}
        </span>
      ))}
    </span>
  </li>
);
