/** Simulated people, who use the whole product and remember their secrets. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reply } from '../../../src/contract/endpoints.ts';
import { ageRanges, genders } from '../../../src/domain/account.ts';
import { consentVersion } from '../../../src/domain/survey.ts';
import { readItemBank } from '../../../src/server/features/survey/survey.ts';
import { waitFor } from '../../support/process/wait-for.ts';
import {
  answerForms,
  codeForms,
  itemForms,
  labelForms,
  numberForms,
  placeForms,
  tokenForms,
} from '../../support/secrets/forms.ts';
import type { Pattern } from '../../support/secrets/matcher.ts';
import { makePasskey } from '../../support/server/passkey.ts';
import type { Group, Secret } from './secrets.ts';
import { keepSomebody, shareByLink, shareReading } from './sharing.ts';
import { createClient, everyFifth, hasAddress, isDeleted, type Visit } from './visit.ts';

const peopleAtOnce = 16;
/** How many of the stored figures are searched: the scores of themes and facets. */
const searchedFigures = 60;

export interface Person {
  readonly id: string;
  readonly group: Group;
  readonly loginCode: string;
  readonly patterns: readonly Pattern<Secret>[];
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

async function keepPasskey({ client, address, index, remember }: Visit, token: string) {
  const passkey = makePasskey();
  const { challenge } = await client.call('preparePasskey', { token });
  const { origin, hostname: rpId } = new URL(address);
  const name = `device of number ${index}.`; // no name begins another
  const body = { ...passkey.create(challenge, { origin, rpId }), name };
  await client.call('keepPasskey', { token, body });
  remember('passkey', [...tokenForms(passkey.secret), ...labelForms(name)]);
}

/** Signs in again, takes a retake, adds an address, deletes the account or signs out. */
async function goOn(visit: Visit, loginCode: string, first: string): Promise<void> {
  const { client, index, remember } = visit;
  const again = await client.call('login', { body: { loginCode } });
  const { accessToken: token } = await client.call('refresh', { token: again.accessToken });
  for (const each of [again.accessToken, token]) remember('token', tokenForms(each));
  await rememberProfile(visit, token, again.user);
  await keepPasskey(visit, token);
  await shareByLink(visit, token);
  await keepSomebody(visit, token, again.user.shareCode ?? '');
  // Set limits before others can accept the invitation: a later limit would erase their marks.
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

async function visitSite(site: Omit<Visit, 'index' | 'remember'>, index: number): Promise<Person> {
  const group = isDeleted(index) ? 'deleted' : hasAddress(index) ? 'address' : 'no address';
  const patterns: Pattern<Secret>[] = [];
  const remember: Visit['remember'] = (kind, forms) => {
    const owner: Secret = { kind, group };
    patterns.push(...forms.map((form) => ({ ...form, owner })));
  };
  const { client } = site;
  const visit: Visit = { ...site, index, remember };
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
  const site = { client, address, outbox, invitations: [], readings: [], shareCodes: [] };
  const people: Person[] = [];
  let next = 0;
  const makeOneByOne = async (): Promise<void> => {
    while (next < count) people.push(await visitSite(site, next++));
  };
  await Promise.all(Array.from({ length: peopleAtOnce }, makeOneByOne));
  return people;
}
