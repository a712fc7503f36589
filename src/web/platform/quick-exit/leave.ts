import { readSite } from '../site/site.ts';

const pressesToLeave = 3;
export const pressWindowMs = 5000;

let hasLeft = false;
/** Once true, no question may delay leaving, not even one about unsaved answers. */
export const isLeaving = () => hasLeft;

/**
 * Opens the operator's neutral page in place of this one, so that the Back button does not return
 * here. Blanks the page first because the other one may load slowly, and clears the tab's storage.
 * The earlier history stays, as the title of the button says.
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

/**
 * When the browser restores the blank page from its back/forward cache, shows the landing page,
 * which reveals nothing about the visitor.
 */
function onPageShow({ persisted }: PageTransitionEvent) {
  if (persisted && hasLeft) window.location.replace('/');
}

/**
 * Leaves when Shift is pressed three times within `pressWindowMs`. Returns the cleanup function.
 */
export function listenForTripleShift() {
  let presses: number[] = [];
  const onKey = ({ key, repeat, timeStamp }: KeyboardEvent) => {
    if (repeat) return;
    if (key !== 'Shift') {
      presses = [];
      return;
    }
    presses = [...presses.filter((at) => timeStamp - at < pressWindowMs), timeStamp];
    if (presses.length >= pressesToLeave) leave();
  };
  // The capture phase comes before a dialog can stop the event.
  window.addEventListener('keydown', onKey, { capture: true });
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('keydown', onKey, { capture: true });
    window.removeEventListener('pageshow', onPageShow);
  };
}
