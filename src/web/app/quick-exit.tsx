import { useEffect } from 'react';
import { site } from './site.ts';

const pressesToLeave = 3;
const pressesWithin = 5000;

let hasLeft = false;
/** Whoever leaves is not held up by a question, not even by one about answers that are lost. */
export const isLeaving = () => hasLeft;

/**
 * Blank first, since the other page may be slow. What the tab keeps is gone, and with the page its memory; replacing it
 * keeps the Back button from returning. The history before it stays, and the button's title says so.
 */
function leave() {
  hasLeft = true;
  document.documentElement.hidden = true;
  document.title = 'My profile';
  try {
    window.sessionStorage.clear();
  } finally {
    window.location.replace(site.leaveUrl);
  }
}

/** A browser that kept the page for its Back button shows it blank, and then the landing page, which says nothing of anybody. */
function onPageShow({ persisted }: PageTransitionEvent) {
  if (persisted && hasLeft) window.location.replace('/');
}

function listenForShift() {
  let presses: number[] = [];
  const onKey = ({ key, repeat, timeStamp }: KeyboardEvent) => {
    if (repeat) return;
    if (key !== 'Shift') {
      presses = [];
      return;
    }
    presses = [...presses.filter((at) => timeStamp - at < pressesWithin), timeStamp];
    if (presses.length >= pressesToLeave) leave();
  };
  window.addEventListener('keydown', onKey, { capture: true }); // before a dialog can keep it to itself
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('keydown', onKey, { capture: true });
    window.removeEventListener('pageshow', onPageShow);
  };
}

/** The way out in one press, on every page and over every dialog (GOV.UK, "Exit this page"): the button, or Shift three times. */
export function QuickExit({ listens = true }: { readonly listens?: boolean }) {
  useEffect(() => (listens ? listenForShift() : undefined), [listens]);
  return (
    <button type="button" onClick={leave} title="Goes to a neutral page at once. Shift three times does the same. Does not clear your history." className="group inline-flex min-h-11 min-w-11 cursor-pointer items-center rounded-full text-step--1">
      <span className="rounded-full border border-line-strong px-3.5 py-1 group-hover:border-text">Leave</span>
    </button>
  );
}
