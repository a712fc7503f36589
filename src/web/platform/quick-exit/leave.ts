import { basePath } from '../../ui/language/locale.ts';
import { isOnDevice } from '../on-device.ts';
import { readLeaveUrl } from '../site.ts';
import * as words from '../words.ts';

/**
 * While the visitor leaves, no prompt may interrupt, not even about unsaved answers. The state is
 * in the page, because its early script and the app each have a copy of this module.
 */
export const isLeaving = () => document.documentElement.hidden;

/** Leads on to the landing page if the browser restores the blank page from its cache. */
function onPageShow({ persisted }: PageTransitionEvent) {
  if (persisted) window.location.replace(`${basePath}/`);
}

/**
 * Opens the operator's neutral page in place of this one, so that the Back button does not return
 * here. Before that, it clears the tab's storage and blanks the page, because the neutral page may
 * load slowly. Earlier entries of the history remain, as the title of the button says.
 *
 * No key leaves: of a screen reader's Shift+H, "the heading before", the page sees only Shift.
 */
export function leave() {
  document.documentElement.hidden = true;
  document.title = words.myProfile;
  try {
    if (!isOnDevice) {
      window.addEventListener('pageshow', onPageShow);
      window.sessionStorage.clear();
    }
  } finally {
    window.location.replace(readLeaveUrl());
  }
}
