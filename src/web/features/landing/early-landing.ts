/**
 * Makes the prerendered landing page usable until the app has loaded, which takes seconds on a slow
 * phone. 'Leave' works at once; a press on a button that needs the app, and the answer to the
 * sample question, are repeated once it has loaded. The build bundles this file in the place of
 * `theme.js`, for which the first paint waits anyway.
 *
 * The app draws the page anew instead of hydrating it, so this script also restores the focus. It
 * cannot restore the position of a screen reader on a touch screen.
 */

import '../../public/theme.js';
import { createNote, listenForLeave } from '../../platform/early-page.ts';
import { isLeaving } from '../../platform/quick-exit/leave.ts';
import * as words from './words.ts';

const operable = 'a, button, input, [tabindex]';
const indexOfControl = (element: Element) =>
  [...document.querySelectorAll(operable)].indexOf(element);

let pressedIndex = -1;
let focusedIndex = -1;
let checkedIndex = -1;
let hasFailed = false;

const note = createNote();
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

function onClick({ target }: MouseEvent) {
  const control = target instanceof Element ? target.closest(operable) : null;
  if (control instanceof HTMLButtonElement) press(control);
}

/** Remembers the answer to the sample question, which the app draws anew. */
const onChange = ({ target }: Event) => {
  checkedIndex = target instanceof Element ? indexOfControl(target) : -1;
};

const onFocusIn = ({ target }: FocusEvent) => {
  focusedIndex = target instanceof Element ? indexOfControl(target) : -1;
};

/** Waits, because the app also fires `focusout` when it replaces the page (`onTakeover`). */
const onFocusOut = () =>
  setTimeout(() => document.activeElement === document.body && (focusedIndex = -1));

const listening = new AbortController();

function onTakeover() {
  note.remove();
  listening.abort();
  const controls = document.querySelectorAll<HTMLElement>(operable);
  controls[checkedIndex]?.click();
  controls[focusedIndex]?.focus({ preventScroll: true });
  if (!isLeaving()) controls[pressedIndex]?.click();
}

const { signal } = listening;
listenForLeave();
window.addEventListener('error', onError, { capture: true, signal });
document.addEventListener('click', onClick, { capture: true, signal });
document.addEventListener('change', onChange, { signal });
document.addEventListener('focusin', onFocusIn, { signal });
document.addEventListener('focusout', onFocusOut, { signal });
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
