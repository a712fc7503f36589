import { readSite } from '../site/site.ts';

const pressesToLeave = 3;
export const pressesWithin = 5000;

let hasLeft = false;
/** Whoever leaves is not held up by a question, not even by one about answers that are lost. */
export const isLeaving = () => hasLeft;

/**
 * Blank first, since the other page may be slow. What the tab keeps is gone, and with the page its memory; replacing it
 * keeps the Back button from returning. The history before it stays, and the button's title says so.
 */
export function leave() {
  hasLeft = true;
  document.documentElement.hidden = true;
  document.title = 'My profile';
  try {
    window.sessionStorage.clear();
  } finally {
    window.location.replace(readSite().leaveUrl);
  }
}

/** A browser that kept the page for its Back button shows it blank, and then the landing page, which says nothing of anybody. */
function onPageShow({ persisted }: PageTransitionEvent) {
  if (persisted && hasLeft) window.location.replace('/');
}

export function listenForShift() {
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
