/** What the early scripts of the landing page and the survey share. */

import { leave } from './quick-exit/leave.ts';

/** Makes 'Leave', a link on the early page alone, work like the app's button. */
export function listenForLeave() {
  const leaveFromLink = (event: Event) => {
    if (!(event.target instanceof Element && event.target.closest('[data-leave]'))) return;
    event.preventDefault();
    leave();
  };
  const onKeyDown = (event: KeyboardEvent) => event.key === ' ' && leaveFromLink(event);
  document.addEventListener('click', leaveFromLink, { capture: true });
  document.addEventListener('keydown', onKeyDown);
}

/** Added to the page before it has a text: screen readers announce only later changes. */
export const createNote = () =>
  Object.assign(document.createElement('output'), {
    className: 'early-note',
    ariaLive: 'polite',
  });
