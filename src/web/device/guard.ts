/** What the policy of the page cannot forbid, as far as a script can. */

import { isLeaving } from '../platform/quick-exit/leave.ts';

interface NavigateEvent extends Event {
  readonly userInitiated: boolean;
  readonly downloadRequest: string | null;
  readonly destination: { readonly sameDocument: boolean };
}

/** No script may lead to another page and take answers along: only a press on a link may. */
function refuseNavigation(event: Event): void {
  const { userInitiated, downloadRequest, destination } = event as NavigateEvent; // as: see below
  const isAllowed =
    userInitiated || isLeaving() || destination.sameDocument || downloadRequest !== null;
  if (!isAllowed) event.preventDefault();
}

/** WebRTC is outside of the policies that browsers know today. */
function removePeerConnections(): void {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection'])
    Reflect.deleteProperty(window, name);
}

export function guardPage(): void {
  removePeerConnections();
  // as: TypeScript does not know it yet, nor do all browsers
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('navigate', refuseNavigation);
}

/** Asks before the page is closed as long as answers would be lost with it. */
export function askBeforeClosing(hasAnswers: () => boolean): void {
  window.addEventListener('beforeunload', (event) => {
    if (hasAnswers() && !isLeaving()) event.preventDefault();
  });
}
