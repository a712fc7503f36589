/**
 * Makes the survey's first calls before the app has loaded, which takes seconds on a slow phone,
 * and shows the open question of Set A. Then it hands the replies and a pressed answer to the app.
 * Visitors who have not begun in this browser, or have finished, see nothing of it. The build
 * bundles this file in the place of `theme.js`, for which the first paint waits anyway.
 */

import '../../public/theme.js';
import type { commonCalls } from '../../../contract/common-calls.ts';
import { consentVersion } from '../../../domain/survey.ts';
import type { Early, EarlyAnswer } from '../../platform/api/early-replies.ts';
import { createNote, listenForLeave } from '../../platform/early-page.ts';
import { isLeaving } from '../../platform/quick-exit/leave.ts';
import type { SessionState } from '../../platform/session/session.ts';
import { sessionKey, tokenExpiryKey, tokenKey, welcomeKey } from '../../platform/storage.ts';
import { mirrorArrows } from '../../ui/forms/mirror-arrows.ts';
import { partNotLoaded } from '../../ui/words.ts';
import { enterScale, passField, readField, readScaleKey } from './answer-draft.ts';
import type { Attempt, Items } from './survey-state.ts';

type PathOf<Name extends keyof typeof commonCalls> = (typeof commonCalls)[Name]['path'];
const startPath: PathOf<'startSurvey'> = '/api/survey/two-stage/start';
const itemsPath: PathOf<'surveyItems'> = '/api/survey/two-stage/items';

/** The session of a visitor who has begun the survey in this browser. */
function findVisitor(): Pick<Early, 'token' | 'userId'> | null {
  const store = sessionStorage.getItem(sessionKey) ? sessionStorage : localStorage;
  // as: written by the app; anything else throws
  const { user } = (JSON.parse(store.getItem(sessionKey) ?? '') as { readonly state: SessionState })
    .state;
  const token = store.getItem(tokenKey);
  const isValid = Number(store.getItem(tokenExpiryKey)) > Date.now();
  if (!user || !token || !isValid || user.surveyCompleted) return null;
  const hasBegun = store.getItem(welcomeKey) === `${consentVersion} ${user.id}`;
  return hasBegun ? { token, userId: user.id } : null;
}

const request = (token: string, path: string, init?: RequestInit) =>
  fetch(path, {
    credentials: 'omit',
    ...init,
    headers: {
      'Accept-Language': document.documentElement.lang,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
    },
  });

/** Leaves the reply itself to the app. */
const readCopy = async <T>(reply: Promise<Response>): Promise<T> => (await reply).clone().json();

/** Takes presses and keys as the app's scale does (answer-scale.tsx). */
function listenForAnswer(
  question: HTMLFieldSetElement,
  onAnswer: (answer: Pick<EarlyAnswer, 'value' | 'shouldAdvance'>) => void,
) {
  let isByArrow = false;
  question.addEventListener('pointerdown', () => (isByArrow = false));
  question.addEventListener('keydown', (event) => {
    const key = readScaleKey(event);
    isByArrow = key?.does === 'explore';
    if (key === null || key.does === 'explore') return;
    event.preventDefault();
    if (key.does === 'enter') enterScale(question);
    if (!('value' in key)) return;
    const { value } = key;
    const radio = question.querySelector<HTMLInputElement>(`[value="${value ?? passField}"]`);
    if (!radio) return;
    radio.checked = true;
    radio.focus();
    onAnswer({ value, shouldAdvance: true });
  });
  question.addEventListener('change', ({ target }) => {
    const value = readField((target as HTMLInputElement).value); // as: the question has no other fields
    if (value !== undefined) onAnswer({ value, shouldAdvance: !isByArrow });
  });
  if (document.dir === 'rtl') mirrorArrows();
}

function show({ state, responses, setAItems: order }: Attempt, { setAItems }: Items, early: Early) {
  const itemId = order.find((id) => responses.every((one) => one.itemId !== id));
  const text = setAItems.find(({ id }) => id === itemId)?.text;
  const root = document.getElementById('root');
  const template = document.querySelector('template');
  if (state !== 'A_ACTIVE' || !itemId || !text || !template || root?.childElementCount !== 0)
    return;
  root.append(template.content);
  root.querySelector('legend')?.lastChild?.replaceWith(text);
  root.querySelector('.number')?.firstChild?.replaceWith(`${order.indexOf(itemId) + 1}`);
  root.scrollIntoView(false); // where the app shows it in a window of usual height
  const question = root.querySelector('fieldset');
  if (question) listenForAnswer(question, (answer) => (early.answer = { itemId, ...answer }));
}

const wait = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

async function begin() {
  const visitor = findVisitor();
  if (visitor === null) return;
  const body = JSON.stringify({ consent: { adult: true, version: consentVersion } });
  const start = request(visitor.token, startPath, { method: 'POST', body });
  const items = request(visitor.token, itemsPath);
  const early: Early = { ...visitor, replies: { [startPath]: start, [itemsPath]: items } };
  window.early = early;
  show(...(await Promise.all([readCopy<Attempt>(start), readCopy<Items>(items)])), early);
  await new Promise(requestAnimationFrame);
  await wait(0); // the question is drawn now
}

/** The app starts without the replies if they take longer. */
const patienceMs = 300;

const app = document.currentScript?.dataset['app'] ?? '';
const note = createNote();
listenForLeave();
const begun = begin().catch(() => {}); // the app makes the calls again, and reports
// Only now, because the browser would run the app before it read the replies.
document.addEventListener('DOMContentLoaded', async () => {
  document.body.append(note);
  await Promise.race([begun, wait(patienceMs)]);
  if (isLeaving()) return;
  try {
    await import(/* @vite-ignore */ app);
    note.remove();
  } catch {
    const question = document.querySelector('fieldset');
    const hadFocus = question?.matches(':focus-within');
    // Remove the question, and the template of a later one: their answers would never be saved.
    question?.remove();
    document.querySelector('template')?.remove();
    note.textContent = partNotLoaded;
    note.tabIndex = -1;
    if (hadFocus) note.focus();
  }
});
