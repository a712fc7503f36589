import { useEffect } from 'react';
import * as words from '../words.ts';
import { leave, listenForTripleShift } from './leave.ts';

/** Leaves at once; if it `listens`, also on three presses of Shift. Modelled on GOV.UK's. */
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
