import { basePath } from '../../ui/language/locale.ts';
import { readLeaveUrl } from '../site.ts';
import * as words from '../words.ts';

const pressesToLeave = 3;
export const pressWindowMs = 5000;

/**
 * While the visitor leaves, no prompt may interrupt, not even about unsaved answers. The state is
 * in the page, because its early script and the app each have a copy of this module.
 */
export const isLeaving = () => document.documentElement.hidden;

/**
 * Opens the operator's neutral page in place of this one, so that the Back button does not return
 * here. Before that, it clears the tab's storage and blanks the page, because the neutral page may
 * load slowly. Earlier entries of the history remain, as the title of the button says.
 */
export function leave() {
  document.documentElement.hidden = true;
  document.title = words.myProfile;
  try {
    window.sessionStorage.clear();
  } finally {
    window.location.replace(readLeaveUrl());
  }
}

/** Leads on to the landing page if the browser restores the blank page from its cache. */
function onPageShow({ persisted }: PageTransitionEvent) {
  if (persisted && isLeaving()) window.location.replace(`${basePath}/`);
}

/** Leaves when Shift is pressed three times within `pressWindowMs`. Returns the cleanup. */
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
  const listening = new AbortController();
  const { signal } = listening;
  // Listen in the capture phase, which comes before any dialog can stop the event.
  window.addEventListener('keydown', onKey, { capture: true, signal });
  window.addEventListener('pageshow', onPageShow, { signal });
  return () => listening.abort();
}
