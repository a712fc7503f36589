import { useEffect } from 'react';
import * as words from '../words.ts';
import { leave, listenForTripleShift } from './leave.ts';

/**
 * The 'Leave' button, which leaves the site at once. If `listens` is true, pressing Shift three
 * times does the same. Modelled on GOV.UK's "Exit this page".
 */
export function QuickExit({ listens = true }: { readonly listens?: boolean }) {
  useEffect(() => (listens ? listenForTripleShift() : undefined), [listens]);
  return (
    <button
      type="button"
      onClick={leave}
      title={words.leaveHint}
      className="group inline-flex min-h-11 min-w-11 cursor-pointer items-center rounded-full text-step--1"
    >
      <span className="rounded-full border border-line-strong px-3.5 py-1 group-hover:border-text">
        {words.leave}
      </span>
    </button>
  );
}
