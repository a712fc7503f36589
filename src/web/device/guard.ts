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

/** What no policy forbids: WebRTC, and in a saved file a window. */
const unguarded = ['RTCPeerConnection', 'webkitRTCPeerConnection', 'open'];

/** The page has no frames of its own. One would bring all of this back. */
function removeFrames(): void {
  if (window.length > 0) for (const frame of document.querySelectorAll('iframe')) frame.remove();
}

/** A page that was left begins anew, so that nothing of it comes back by 'Forward'. */
function forgetIfRestored({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  document.documentElement.hidden = true; // no question about answers, and no guard
  window.location.reload();
}

export function guardPage(): void {
  for (const name of unguarded) Reflect.deleteProperty(window, name);
  new MutationObserver(removeFrames).observe(document, { childList: true, subtree: true });
  window.addEventListener('pageshow', forgetIfRestored);
  // as: TypeScript does not know it yet, nor do all browsers
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('navigate', refuseNavigation);
}
