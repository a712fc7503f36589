/**
 * Makes the prerendered landing page usable until the app has loaded, which takes seconds on a slow
 * phone. 'Leave' and pressing Shift three times work at once. A press on a button that needs the
 * app is remembered and repeated once the app has loaded, and so is the answer to the sample
 * question. The build bundles this file as a separate
 * script that replaces `theme.js` on the landing page, because the first paint waits for that
 * script anyway.
 *
 * The app renders the page anew instead of hydrating it: the header receives its links through a
 * portal, only the browser knows the theme and the operator's settings, and hydration would add
 * code to every page. So this script also restores the focus. It cannot restore the
 * position of a screen reader on a touch screen.
 */

import '../../public/theme.js';
import {
  isLeaving,
  leave,
  listenForTripleShift,
  pressWindowMs,
} from '../../platform/quick-exit/leave.ts';
import * as words from './words.ts';

const operable = 'a, button, input, [tabindex]';
const indexOfControl = (element: Element) =>
  [...document.querySelectorAll(operable)].indexOf(element);

let pressedIndex = -1;
let focusedIndex = -1;
let checkedIndex = -1;
let hasFailed = false;

/**
 * Shows that the page is still loading. The element is added before it has a text, because screen
 * readers announce only changes to an element that is already in the page.
 */
const note = Object.assign(document.createElement('output'), {
  className: 'early-note',
  ariaLive: 'polite',
});
const slowAfterMs = 10_000;

function press(control: HTMLElement) {
  pressedIndex = indexOfControl(control);
  if (hasFailed) {
    onFailure();
    return;
  }
  control.ariaBusy = 'true';
  note.textContent = words.loading;
  setTimeout(() => {
    if (!hasFailed && note.isConnected) note.textContent = words.takingLong;
  }, slowAfterMs);
}

/** Handles a script of the app that failed to load. The browser does not request it again. */
function onFailure() {
  hasFailed = true;
  if (pressedIndex < 0) return;
  for (const control of document.querySelectorAll('[aria-busy]'))
    control.removeAttribute('aria-busy');
  note.textContent = words.partMissing;
}

const onError = ({ target }: Event) =>
  target instanceof HTMLScriptElement && target.type === 'module' && onFailure();

function onClick(event: MouseEvent) {
  const control = event.target instanceof Element ? event.target.closest(operable) : null;
  if (control?.hasAttribute('data-leave')) {
    event.preventDefault();
    leave();
  } else if (control instanceof HTMLButtonElement) {
    press(control);
  }
}

/** Remembers the answer to the sample question, which the app draws anew. */
const onChange = ({ target }: Event) => {
  checkedIndex = target instanceof Element ? indexOfControl(target) : -1;
};

/** Lets the space bar press 'Leave' as in the app, because the prerendered 'Leave' is a link. */
function onKeyDown(event: KeyboardEvent) {
  if (
    event.key !== ' ' ||
    !(event.target instanceof Element) ||
    !event.target.matches('[data-leave]')
  )
    return;
  event.preventDefault();
  leave();
}

const onFocusIn = ({ target }: FocusEvent) => {
  focusedIndex = target instanceof Element ? indexOfControl(target) : -1;
};

/**
 * Resets `focusedIndex` when the focus leaves all controls. The app removes the focused control
 * when it replaces the page, which also fires `focusout`. The timeout then lets `onTakeover` read
 * `focusedIndex` first.
 */
const onFocusOut = () =>
  setTimeout(() => document.activeElement === document.body && (focusedIndex = -1));

const stopListening = listenForTripleShift();

function onTakeover() {
  note.remove();
  window.removeEventListener('error', onError, true);
  document.removeEventListener('click', onClick, true);
  document.removeEventListener('change', onChange);
  document.removeEventListener('keydown', onKeyDown);
  document.removeEventListener('focusin', onFocusIn);
  document.removeEventListener('focusout', onFocusOut);
  // Keep listening for a moment, so that presses of Shift before and after the app took over are
  // counted together.
  setTimeout(stopListening, pressWindowMs);
  const controls = document.querySelectorAll<HTMLElement>(operable);
  controls[checkedIndex]?.click();
  controls[focusedIndex]?.focus({ preventScroll: true });
  if (!isLeaving()) controls[pressedIndex]?.click();
}

window.addEventListener('error', onError, true);
document.addEventListener('click', onClick, true);
document.addEventListener('change', onChange);
document.addEventListener('keydown', onKeyDown);
document.addEventListener('focusin', onFocusIn);
document.addEventListener('focusout', onFocusOut);
// At the first readystatechange the page has been parsed, and no module has run yet.
document.addEventListener(
  'readystatechange',
  () => {
    const root = document.getElementById('root');
    if (root === null) return;
    document.body.append(note);
    const observer = new MutationObserver(() => {
      observer.disconnect();
      onTakeover();
    });
    observer.observe(root, { childList: true });
  },
  { once: true },
);
