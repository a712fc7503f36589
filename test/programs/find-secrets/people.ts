/** Simulated people, who use the whole product and remember their secrets. */

import { setTimeout as pause } from 'node:timers/promises';
import { calls, type Reply, type ServedCall } from '../../../src/contract/endpoints.ts';
import { ageRanges, genders } from '../../../src/domain/account.ts';
import { maxChosenItems } from '../../../src/domain/links.ts';
import { consentVersion, minHighAnswer } from '../../../src/domain/survey.ts';
import { readItemBank } from '../../../src/server/features/survey/survey.ts';
import { type Mailbox, readCode } from '../../support/mailbox.ts';
import type { TestStudy } from '../../support/people/insert-study.ts';
import {
  answerForms,
  codeForms,
  type Form,
  itemForms,
  labelForms,
  markForms,
  numberForms,
  placeForms,
  tokenForms,
} from '../../support/secrets/forms.ts';
import type { Pattern } from '../../support/secrets/matcher.ts';
import { makePasskey } from '../../support/server/passkey.ts';
import { callPath, requestFor, UnknownOutcome } from '../../support/server/survey-taker.ts';
import type { SecretKind } from './search.ts';

const peopleAtOnce = 16;
/** How many of the stored figures are searched: the scores of themes and facets. */
const searchedFigures = 60;
const maxAttempts = 120;

interface Site {
  readonly address: string;
  readonly mailbox: Mailbox;
  readonly study: Pick<TestStudy, 'token'>;
}

/**
 * The state shared by all people: open invitations, and share codes of lasting accounts.
 */
interface Shared {
  readonly invitations: { pairId: string; invitation: string; token: string; attemptId: string }[];
  readonly shareCodes: string[];
}

interface Visit extends Site, Shared {
  /** From 0; decides what this person does besides the survey. */
  readonly index: number;
  readonly remember: (kind: SecretKind, forms: readonly Form[]) => void;
}

interface CallOptions {
  readonly token?: string;
  readonly body?: unknown;
  readonly params?: Readonly<Record<string, string>>;
}

/** Calls again while the database is busy. Each call has a connection of its own. */
async function call<K extends ServedCall>(
  { address }: Site,
  name: K,
  { token, body, params = {} }: CallOptions = {},
): Promise<Reply<K>> {
  const path = calls[name].path.replaceAll(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '');
  for (let left = maxAttempts; ; left -= 1) {
    try {
      const { headers, ...request } = requestFor(name, token, body);
      // The search of the heap begins when no connection is open any more.
      const closing = { ...headers, connection: 'close' };
      return await callPath(address + path, name, { ...request, headers: closing });
    } catch (error) {
      if (!(error instanceof UnknownOutcome) || error.cause || left === 0) throw error;
      await pause(250);
    }
  }
}

const { positions, pool } = readItemBank(new URL('../../../items/', import.meta.url)).current
  .layout;
const position = (itemId: string): number => positions.get(itemId) ?? 0;

async function answer(visit: Visit, token: string, itemIds: readonly string[]): Promise<void> {
  const given = itemIds.map((itemId) => [itemId, 1 + Math.floor(Math.random() * 7)] as const);
  for (const [itemId, value] of given)
    await call(visit, 'saveResponse', { token, body: { itemId, value } });
  const inBankOrder = given.toSorted(([a], [b]) => position(a) - position(b));
  for (const order of [given, inBankOrder])
    visit.remember('answers', answerForms(order.map(([, value]) => value)));
}

async function takeSurvey(visit: Visit, token: string, open: Reply<'startSurvey'>): Promise<void> {
  await answer(visit, token, open.setAItems);
  const { setBItems = [] } = await call(visit, 'surveyStatus', { token });
  visit.remember('Set B', [
    ...itemForms(setBItems),
    ...placeForms(setBItems.map((id) => pool.indexOf(id))),
    ...placeForms(setBItems.map(position)),
  ]);
  await answer(visit, token, setBItems);
}

/** Answers what the study asks of its own. */
async function answerStudy(visit: Visit, token: string): Promise<void> {
  const { study } = await call(visit, 'ownStudy', { token });
  const ids = (study?.questions ?? []).flatMap(({ questions }) => questions.map(({ id }) => id));
  if (ids.length === 0) throw new Error('the study asks nothing');
  const values = ids.map(() => 1 + Math.floor(Math.random() * 7));
  const answers = Object.fromEntries(ids.map((id, at) => [id, values[at]]));
  await call(visit, 'answerStudy', { token, body: { answers } });
  visit.remember('answers', answerForms(values));
}

async function rememberProfile(visit: Visit, token: string, userId: string): Promise<void> {
  await call(visit, 'computeProfile', { token, body: { userId } });
  const { attempts } = await call(visit, 'exportData', { token });
  const numbers = attempts[0]?.figures?.numbers ?? [];
  visit.remember('figures', numberForms(numbers.slice(2, 2 + searchedFigures)));
}

/** A password and a confirmed address. Mistyped and unknown ones must leave no trace either. */
async function register(visit: Visit) {
  const email = `Canary.${visit.index}.x@known.example`;
  const password = `canary password of number ${visit.index}.`;
  const unknown = `canary.${visit.index}.stranger@unknown.example`;
  for (const each of [email, email.toLowerCase(), unknown])
    visit.remember('address', labelForms(each));
  visit.remember('password', labelForms(password));
  const made = await call(visit, 'register', { body: { email, password } });
  const code = readCode(await visit.mailbox.next(email));
  visit.remember('mailed code', labelForms(code));
  await call(visit, 'confirmEmail', { token: made.accessToken, body: { code } });
  const wrong = { loginCode: `${email}@x`, password };
  for (const body of [
    { loginCode: email, password: `${password}?` },
    wrong,
    { loginCode: unknown },
  ])
    await call(visit, 'login', { body }).catch(() => {});
  return made;
}

async function markLimits(visit: Visit, token: string): Promise<void> {
  const { setAItems } = await call(visit, 'surveyStatus', { token });
  const ids = setAItems.toSorted(() => Math.random() - 0.5).slice(0, 7);
  for (const itemId of ids)
    await call(visit, 'setLimit', { token, body: { itemId, isLimit: true } });
  visit.remember('limits', itemForms(ids.toSorted()));
}

async function keepPasskey(visit: Visit, token: string): Promise<void> {
  const passkey = makePasskey();
  const { challenge } = await call(visit, 'preparePasskey', { token });
  const { origin, hostname: rpId } = new URL(visit.address.replace('127.0.0.1', 'localhost'));
  const name = `device of number ${visit.index}.`; // no name begins another
  const body = { ...passkey.create(challenge, { origin, rpId }), name };
  await call(visit, 'keepPasskey', { token, body });
  visit.remember('passkey', [...tokenForms(passkey.secret), ...labelForms(name)]);
}

async function shareByLink(visit: Visit, token: string): Promise<void> {
  const { answers } = await call(visit, 'listAnswers', { token });
  const itemIds = answers
    .filter(({ value }) => (value ?? 0) >= minHighAnswer)
    .map(({ itemId }) => itemId)
    .slice(0, maxChosenItems);
  const label = `for somebody of number ${visit.index}.`; // no label begins another
  const link = await call(visit, 'createLink', {
    token,
    body: { level: 'chosen', label, days: null, itemIds },
  });
  await call(visit, 'openLink', { body: { token: link.token } });
  visit.remember('link', [
    ...tokenForms(link.token),
    ...labelForms(label),
    ...itemForms(link.itemIds),
  ]);
}

async function keepSomebody(visit: Visit, token: string, ownCode: string): Promise<void> {
  const shareCode = visit.shareCodes.at(-1);
  if (shareCode !== undefined) {
    const name = `a friend of number ${visit.index}.`; // no name begins another
    await call(visit, 'keepPerson', { token, body: { shareCode, name } });
    visit.remember('kept person', labelForms(name));
  }
  visit.shareCodes.push(ownCode);
}

/**
 * Accepts an open invitation, if there is one. Both say yes, and both send marks; in every second
 * reading the inviter does not, so that those of the joiner wait. Then makes an invitation.
 */
async function shareReading(visit: Visit, token: string, isLeaving: boolean): Promise<void> {
  const { invitations, index, remember } = visit;
  const { attemptId } = await call(visit, 'surveyStatus', { token });
  const open = invitations.pop();
  if (open) {
    const { pairId } = open;
    await call(visit, 'joinPair', { token, body: { token: open.invitation } });
    await call(visit, 'sayYes', { token, body: { pairId, attemptId } });
    await call(visit, 'sayYes', {
      token: open.token,
      body: { pairId, attemptId: open.attemptId },
    });
    for (const sender of index % 2 === 0 ? [token] : [token, open.token]) {
      const { result } = await call(visit, 'pairResult', { token: sender, body: { pairId } });
      const marks = (result?.interests ?? []).map(({ itemId }) => ({ itemId, mark: 'talk' }));
      await call(visit, 'sendMarks', { token: sender, body: { pairId, round: 1, marks } });
      remember('agreement', markForms(marks.map(({ itemId }) => itemId)));
    }
  }
  const made = await call(visit, 'createPair', { token, body: { hours: 168 } });
  remember('invitation', tokenForms(made.token));
  if (!isLeaving) invitations.push({ ...made, invitation: made.token, token, attemptId });
}

/**
 * Every fifth takes a retake; every tenth deletes the account, or has an address and a password.
 */
async function goOn(visit: Visit, loginCode: string): Promise<void> {
  const { index, remember } = visit;
  const [isRetaking, isLeaving] = [index % 5 === 0, index % 10 === 7];
  const again = await call(visit, 'login', { body: { loginCode } });
  const { accessToken: token } = await call(visit, 'refresh', { token: again.accessToken });
  for (const each of [again.accessToken, token]) remember('token', tokenForms(each));
  await rememberProfile(visit, token, again.user.id);
  await keepPasskey(visit, token);
  await shareByLink(visit, token);
  // Set limits before others can accept the invitation: a later limit would erase their marks.
  if (index % 2 === 0) await markLimits(visit, token);
  if (!isLeaving) await keepSomebody(visit, token, again.user.shareCode ?? '');
  await shareReading(visit, token, isRetaking || isLeaving);
  if (isRetaking) {
    const open = await call(visit, 'retakeSurvey', { token });
    // A retake that is finished makes the answers before it an earlier attempt.
    if (index % 2 === 0) await takeSurvey(visit, token, open);
    else await answer(visit, token, open.setAItems);
  }
  if (isLeaving) await call(visit, 'deleteData', { token });
}

async function visitSite(visit: Visit): Promise<void> {
  const { index, remember, study } = visit;
  const made = await (index % 10 === 3 ? register(visit) : call(visit, 'createUnique'));
  const { accessToken: token, loginCode, user } = made;
  if (loginCode === null || user.shareCode === null) throw new Error('an account has no codes');
  remember('id', labelForms(user.id));
  remember('login code', codeForms(loginCode));
  remember('share code', codeForms(user.shareCode));
  remember('token', tokenForms(token));
  const details = {
    ageRange: ageRanges[index % ageRanges.length],
    gender: genders[index % genders.length],
  };
  await call(visit, 'updateOptionalInfo', { token, body: details });
  await call(visit, 'setDonation', { token, body: { choice: 'answersAndDetails' } });
  remember('study', labelForms(study.token));
  await call(visit, 'joinStudy', { token, body: { token: study.token } });
  const consent = { adult: true, version: consentVersion };
  await takeSurvey(visit, token, await call(visit, 'startSurvey', { token, body: { consent } }));
  await answerStudy(visit, token);
  await goOn(visit, loginCode);
}

/** Lets so many people visit. Returns the patterns of their secrets. */
export async function makePeople(site: Site, count: number): Promise<Pattern<SecretKind>[]> {
  const patterns: Pattern<SecretKind>[] = [];
  const shared: Shared = { invitations: [], shareCodes: [] };
  const remember: Visit['remember'] = (owner, forms) =>
    void patterns.push(...forms.map((form) => ({ ...form, owner })));
  let next = 0;
  const visitOneByOne = async (): Promise<void> => {
    while (next < count) await visitSite({ ...site, ...shared, remember, index: next++ });
  };
  await Promise.all(Array.from({ length: peopleAtOnce }, visitOneByOne));
  return patterns;
}
