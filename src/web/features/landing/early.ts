/**
 * What the landing page does between its first paint and the moment the program takes it over: seconds, on a slow phone.
 * 'Leave' and Shift three times work at once (trust §6, quick exit); a press on a button that needs the program is
 * remembered, and made again once. A script of its own, in the landing page alone: the build puts it in the place of
 * `theme.js`, which the first paint waits for anyway.
 *
 * The program draws the page anew instead of hydrating it: the header's links come through a portal, the theme and the
 * operator's settings are known in the browser alone, and what hydration adds would be paid for by every page. So the
 * place of the keyboard is kept here as well; that of a screen reader read by touch is lost.
 */

import '../../public/theme.js';
import {
  isLeaving,
  leave,
  listenForTripleShift,
  pressWindowMs,
} from '../../platform/quick-exit/leave.ts';

const operable = 'a, button, [tabindex]';
const placeOf = (element: Element) => [...document.querySelectorAll(operable)].indexOf(element);

let pressed = -1;
let focused = -1;
let hasFailed = false;

/** Says what becomes of a press. It is in the page before it says anything, so that it is read out. */
const note = Object.assign(document.createElement('output'), {
  className: 'early-note',
  ariaLive: 'polite',
});
const patience = 10_000;

function press(control: HTMLElement) {
  pressed = placeOf(control);
  if (hasFailed) {
    onFailure();
    return;
  }
  control.ariaBusy = 'true';
  note.textContent = 'Loading…';
  setTimeout(() => {
    if (!hasFailed && note.isConnected)
      note.textContent = 'This is taking long. If it does not go on, please reload the page.';
  }, patience);
}

/** A script that the program is made of did not arrive, and none is asked for twice. */
function onFailure() {
  hasFailed = true;
  if (pressed < 0) return;
  for (const control of document.querySelectorAll('[aria-busy]'))
    control.removeAttribute('aria-busy');
  note.textContent = 'A part of this page did not arrive. Please reload it.';
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

/** 'Leave' is a link until the program makes it a button, and is pressed like one from the start. */
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
  focused = target instanceof Element ? placeOf(target) : -1;
};

/** An element that goes with the page it stood on is left as well, but before the timer is up the page is taken over. */
const onFocusOut = () =>
  setTimeout(() => document.activeElement === document.body && (focused = -1));

const stopListening = listenForTripleShift();

function onTakeOver() {
  note.remove();
  window.removeEventListener('error', onError, true);
  document.removeEventListener('click', onClick, true);
  document.removeEventListener('keydown', onKeyDown);
  document.removeEventListener('focusin', onFocusIn);
  document.removeEventListener('focusout', onFocusOut);
  setTimeout(stopListening, pressWindowMs); // Shift pressed once before and twice after are three
  const controls = document.querySelectorAll<HTMLElement>(operable);
  controls[focused]?.focus({ preventScroll: true });
  if (!isLeaving()) controls[pressed]?.click();
}

window.addEventListener('error', onError, true);
document.addEventListener('click', onClick, true);
document.addEventListener('keydown', onKeyDown);
document.addEventListener('focusin', onFocusIn);
document.addEventListener('focusout', onFocusOut);
document.addEventListener(
  'readystatechange', // the page is read, and no module has run yet
  () => {
    const root = document.getElementById('root');
    if (root === null) return;
    document.body.append(note);
    const observer = new MutationObserver(() => {
      observer.disconnect();
      onTakeOver();
    });
    observer.observe(root, { childList: true });
  },
  { once: true },
);
