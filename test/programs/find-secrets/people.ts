/** Simulated people, who use the whole product and remember their secrets. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { calls, type Reply, type ServedCall } from '../../../src/contract/endpoints.ts';
import { ageRanges, genders } from '../../../src/domain/account.ts';
import { aftercareNeeds, stopSignals } from '../../../src/domain/agreement.ts';
import { maxChosenItems } from '../../../src/domain/links.ts';
import { consentVersion, minHighAnswer } from '../../../src/domain/survey.ts';
import { readItemBank } from '../../../src/server/features/survey/survey.ts';
import { waitFor } from '../../support/process/wait-for.ts';
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
import { callPath, requestFor, UnknownOutcome } from '../../support/server/survey-taker.ts';
import type { Group, Secret, SecretKind } from './secrets.ts';

const peopleAtOnce = 16;
const maxAttempts = 120;
const pauseMilliseconds = 250;
/** How many of the stored figures are searched: the scores of themes and facets. */
const searchedFigures = 60;

export interface Person {
  readonly id: string;
  readonly group: Group;
  readonly loginCode: string;
  readonly patterns: readonly Pattern<Secret>[];
}

const everyFifth = (index: number): boolean => index % 5 === 0;
const hasAddress = (index: number): boolean => index % 10 === 3;
const isDeleted = (index: number): boolean => index % 10 === 7;

interface CallOptions {
  readonly token?: string;
  readonly body?: unknown;
  readonly params?: Readonly<Record<string, string>>;
}

interface Client {
  call<K extends ServedCall>(name: K, options?: CallOptions): Promise<Reply<K>>;
}

const createClient = (address: string): Client => ({
  async call(name, { token, body, params = {} } = {}) {
    const path = calls[name].path.replaceAll(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '');
    for (let left = maxAttempts; ; left -= 1) {
      try {
        const { headers, ...request } = requestFor(name, token, body);
        // The search of the heap begins when no connection is open any more.
        const closing = { ...headers, connection: 'close' };
        return await callPath(address + path, name, { ...request, headers: closing });
      } catch (error) {
        if (!(error instanceof UnknownOutcome) || error.cause || left === 0) throw error;
        await pause(pauseMilliseconds);
      }
    }
  },
});

interface OpenInvitation {
  readonly pairId: string;
  readonly invitation: string;
  /** Of the inviter. */
  readonly token: string;
  readonly attemptId: string;
}

interface Visit {
  readonly client: Client;
  readonly outbox: string;
  /** From 0; decides what this person does besides the survey. */
  readonly index: number;
  /** Those that nobody has accepted yet; shared by all people. */
  readonly invitations: OpenInvitation[];
  readonly remember: (kind: SecretKind, forms: readonly Form[]) => void;
}

const randomValue = (): number => 1 + Math.floor(Math.random() * 7);

async function answer(
  { client }: Visit,
  token: string,
  itemIds: readonly string[],
): Promise<Map<string, number>> {
  const given = new Map(itemIds.map((itemId) => [itemId, randomValue()]));
  for (const [itemId, value] of given)
    await client.call('saveResponse', { token, body: { itemId, value } });
  return given;
}

const { positions, pool } = readItemBank(new URL('../../../items/', import.meta.url)).current
  .layout;
const position = (itemId: string): number => positions.get(itemId) ?? 0;

const inBankOrder = (given: ReadonlyMap<string, number>): number[] =>
  [...given].toSorted(([a], [b]) => position(a) - position(b)).map(([, value]) => value);

function rememberAnswers({ remember }: Visit, given: ReadonlyMap<string, number>): void {
  remember('answers', [...answerForms([...given.values()]), ...answerForms(inBankOrder(given))]);
}

async function takeSurvey(visit: Visit, token: string, open: Reply<'startSurvey'>): Promise<void> {
  rememberAnswers(visit, await answer(visit, token, open.setAItems));
  const { setBItems = [] } = await visit.client.call('surveyStatus', { token });
  visit.remember('Set B', [
    ...itemForms(setBItems),
    ...placeForms(setBItems.map((id) => pool.indexOf(id))),
    ...placeForms(setBItems.map(position)),
  ]);
  rememberAnswers(visit, await answer(visit, token, setBItems));
}

async function rememberProfile(
  { client, remember }: Visit,
  token: string,
  user: Reply<'me'>,
): Promise<void> {
  await client.call('computeProfile', { token, body: { userId: user.id } });
  const { attempts } = await client.call('exportData', { token });
  const numbers = attempts[0]?.figures?.numbers ?? [];
  remember('figures', numberForms(numbers.slice(2, 2 + searchedFigures)));
  const shareCode = user.shareCode ?? '';
  const { dimensions } = await client.call('publicProfile', { params: { shareCode } });
  const shown = Object.values(dimensions).flatMap((dimension) =>
    Object.values(dimension).filter((value) => typeof value === 'number'),
  );
  remember('public figures', numberForms(shown));
}

async function shareByLink({ client, index, remember }: Visit, token: string): Promise<void> {
  const { answers } = await client.call('listAnswers', { token });
  const itemIds = answers
    .filter(({ value }) => (value ?? 0) >= minHighAnswer)
    .map(({ itemId }) => itemId)
    .slice(0, maxChosenItems);
  const label = `for somebody of number ${index}.`; // no label begins another
  const body = { level: 'chosen', label, days: null, itemIds };
  const link = await client.call('createLink', { token, body });
  await client.call('openLink', { body: { token: link.token, countsAsView: true } });
  remember('link', [...tokenForms(link.token), ...labelForms(label), ...itemForms(link.itemIds)]);
}

/** Sends marks of one person, and of both in half of the readings. The first sends twice. */
async function makeAgreement(
  { client, index, remember }: Visit,
  pairId: string,
  [one, other]: readonly [string, string],
): Promise<void> {
  const senders = index % 4 === 1 ? [one, one, other] : [one, one];
  for (const [at, token] of senders.entries()) {
    const { result, agreement } = await client.call('pairResult', { token, body: { pairId } });
    const { round = 1 } = agreement ?? {};
    const marks = (result?.interests ?? []).map(({ itemId }) => ({ itemId, mark: 'talk' }));
    const line = `what sender ${at} of number ${index} hopes for.`; // no line begins another
    const given = { marks, line, stopSignals: [...stopSignals], aftercare: [...aftercareNeeds] };
    await client.call('sendMarks', { token, body: { pairId, round, ...given } });
    const ids = marks.map(({ itemId }) => itemId);
    remember('agreement', [...labelForms(line), ...markForms(ids)]);
  }
}

/**
 * Accepts an invitation that is open, if there is one: the joiner says yes, and half of the
 * inviters do. Then makes an invitation. Only people whose answers stay leave theirs to others.
 */
async function shareReading(visit: Visit, token: string): Promise<void> {
  const { client, index, invitations, remember } = visit;
  const { attemptId } = await client.call('surveyStatus', { token });
  // With an address the operator could open the side of the joiner, and the inviter's token in it.
  const open = hasAddress(index) ? undefined : invitations.pop();
  if (open) {
    const { pairId } = open;
    await client.call('joinPair', { token, body: { token: open.invitation } });
    await client.call('sayYes', { token, body: { pairId, attemptId } });
    const body = { pairId, attemptId: open.attemptId };
    if (index % 2 === 1) {
      await client.call('sayYes', { token: open.token, body });
      await makeAgreement(visit, pairId, [token, open.token]);
    }
  }
  const made = await client.call('createPair', { token, body: { hours: 168 } });
  const { pairId, token: invitation } = made;
  remember('invitation', tokenForms(invitation));
  if (!everyFifth(index) && !isDeleted(index))
    invitations.push({ pairId, invitation, token, attemptId });
}

export function findConfirmation(outbox: string, address: string): string | undefined {
  for (const name of readdirSync(outbox).filter((file) => file.endsWith('.eml'))) {
    const text = readFileSync(join(outbox, name), 'utf8').replaceAll(/=\r?\n/g, '');
    if (text.includes(address)) return /^\d{8}(?=\r?$)/m.exec(text)?.[0];
  }
  return undefined;
}

async function confirmAddress({ client, outbox, index }: Visit, token: string): Promise<void> {
  const email = `person-${index}-x@mail.example`;
  await client.call('updateOptionalInfo', { token, body: { email } });
  await waitFor('the confirmation', () => findConfirmation(outbox, email) !== undefined);
  await client.call('confirmEmail', { token, body: { code: findConfirmation(outbox, email) } });
}

async function markLimits({ client, remember }: Visit, token: string): Promise<void> {
  const { setAItems } = await client.call('surveyStatus', { token });
  const ids = setAItems.toSorted(() => Math.random() - 0.5).slice(0, 7);
  for (const itemId of ids)
    await client.call('setLimit', { token, body: { itemId, isLimit: true } });
  remember('limits', itemForms(ids.toSorted()));
}

/** Signs in again, takes a retake, adds an address, deletes the account or signs out. */
async function goOn(visit: Visit, loginCode: string, first: string): Promise<void> {
  const { client, index, remember } = visit;
  const again = await client.call('login', { body: { loginCode } });
  const { accessToken: token } = await client.call('refresh', { token: again.accessToken });
  for (const each of [again.accessToken, token]) remember('token', tokenForms(each));
  await rememberProfile(visit, token, again.user);
  await shareByLink(visit, token);
  // Before an invitation is left to others, whose marks a limit would take away.
  if (index % 2 === 0) await markLimits(visit, token);
  await shareReading(visit, token);
  if (hasAddress(index)) await confirmAddress(visit, token);
  if (everyFifth(index)) {
    const open = await client.call('retakeSurvey', { token });
    // A retake that is finished makes the answers before it an earlier attempt.
    if (index % 2 === 0) {
      await takeSurvey(visit, token, open);
      await rememberProfile(visit, token, again.user);
    } else rememberAnswers(visit, await answer(visit, token, open.setAItems));
  }
  if (isDeleted(index)) await client.call('deleteData', { token });
  else if (index % 3 === 0) await client.call('logout', { token: first });
}

async function visitSite(
  { client, outbox, invitations }: Pick<Visit, 'client' | 'outbox' | 'invitations'>,
  index: number,
): Promise<Person> {
  const group = isDeleted(index) ? 'deleted' : hasAddress(index) ? 'address' : 'no address';
  const patterns: Pattern<Secret>[] = [];
  const remember: Visit['remember'] = (kind, forms) => {
    const owner: Secret = { kind, group };
    patterns.push(...forms.map((form) => ({ ...form, owner })));
  };
  const visit: Visit = { client, outbox, index, invitations, remember };
  const { accessToken: token, loginCode, user } = await client.call('createUnique');
  if (loginCode === null || user.shareCode === null) throw new Error('an account has no codes');
  remember('login code', codeForms(loginCode));
  remember('share code', codeForms(user.shareCode));
  remember('token', tokenForms(token));
  const personal = {
    ageRange: ageRanges[index % ageRanges.length],
    gender: genders[index % genders.length],
  };
  await client.call('updateOptionalInfo', { token, body: personal });
  await client.call('setDonation', { token, body: { choice: 'answersAndDetails' } });
  const consent = { adult: true, version: consentVersion };
  await takeSurvey(visit, token, await client.call('startSurvey', { token, body: { consent } }));
  await goOn(visit, loginCode, token);
  return { id: user.id, group, loginCode, patterns };
}

export async function makePeople(
  address: string,
  outbox: string,
  count: number,
): Promise<Person[]> {
  const client = createClient(address);
  const site = { client, outbox, invitations: [] };
  const people: Person[] = [];
  let next = 0;
  const makeOneByOne = async (): Promise<void> => {
    while (next < count) people.push(await visitSite(site, next++));
  };
  await Promise.all(Array.from({ length: peopleAtOnce }, makeOneByOne));
  return people;
}
