import * as words from '../words.ts';
import { leave } from './leave.ts';

/** Leaves at once. */
export const QuickExit = () => (
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
