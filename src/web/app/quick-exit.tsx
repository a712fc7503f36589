import { useEffect } from 'react';
import { site } from './site.ts';

const pressesToLeave = 3;
const pressesWithin = 5000;

function leave() {
  document.title = 'My profile';
  document.documentElement.hidden = true; // blank first: the other page may be slow
  window.sessionStorage.clear();
  window.location.replace(site.leaveUrl); // replacing keeps the Back button from returning; the history before it stays, and the button's title says so
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
  window.addEventListener('keydown', onKey);
  return () => window.removeEventListener('keydown', onKey);
}

/** The way out in one press, on every page (GOV.UK, "Exit this page"): the button, or Shift three times. */
export function QuickExit() {
  useEffect(listenForShift, []);
  return (
    <button type="button" onClick={leave} title="Goes to a neutral page at once. Shift three times does the same. Does not clear your history." className="group inline-flex min-h-11 cursor-pointer items-center rounded-full text-step--1">
      <span className="rounded-full border border-line-strong px-3.5 py-1 group-hover:border-text">Leave</span>
    </button>
  );
}
