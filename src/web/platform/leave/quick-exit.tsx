import { useEffect } from 'react';
import { leave, listenForShift } from './leave.ts';

/** The way out in one press, on every page and over every dialog (GOV.UK, "Exit this page"): the button, or Shift three times. */
export function QuickExit({ listens = true }: { readonly listens?: boolean }) {
  useEffect(() => (listens ? listenForShift() : undefined), [listens]);
  return (
    <button
      type="button"
      onClick={leave}
      title="Goes to a neutral page at once. Shift three times does the same. Does not clear your history."
      className="group inline-flex min-h-11 min-w-11 cursor-pointer items-center rounded-full text-step--1"
    >
      <span className="rounded-full border border-line-strong px-3.5 py-1 group-hover:border-text">
        Leave
      </span>
    </button>
  );
}
