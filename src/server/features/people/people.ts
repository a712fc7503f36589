/** The list of people kept after a comparison, which only its owner sees. */

import type { Input, Reply } from '../../../contract/endpoints.ts';
import { ownCode } from '../../../core/survey/refusals.ts';
import { maxKeptPeople } from '../../../domain/comparing.ts';
import type { Services } from '../../platform/app-services.ts';
import { utcDay } from '../../platform/clock.ts';
import type { Caller } from '../../platform/http/handlers.ts';
import { conflict, refuse } from '../../platform/refusal.ts';
import { getUser, normaliseShareCode, openDetails } from '../accounts/accounts.ts';
import { lockCaller } from '../accounts/sessions/sessions.ts';
import { requireRecord } from '../sharing/sharing.ts';
import { type KeptPerson, replacePeople, selectPeople } from './people-store.ts';

/** Looks up no code, because the list must not reveal whether the others are still there. */
export const listPeople = async (
  { db }: Pick<Services, 'db'>,
  caller: Caller,
): Promise<Reply<'listPeople'>> => ({ people: await db.read((tx) => selectPeople(tx, caller)) });

/** A person already on the list gets the new name and day, and stays in place. */
function addPerson(people: readonly KeptPerson[], person: KeptPerson): KeptPerson[] {
  const isSame = ({ shareCode }: KeptPerson): boolean => shareCode === person.shareCode;
  if (people.some(isSame)) return people.map((each) => (isSame(each) ? person : each));
  if (people.length >= maxKeptPeople)
    throw conflict(`You keep ${maxKeptPeople} people, the limit. Remove one first.`);
  return [person, ...people];
}

/** Refuses a share code as comparing does. */
export async function keepPerson(
  deps: Services,
  caller: Caller,
  client: string,
  { shareCode: typedCode, name }: Input<'keepPerson'>['body'],
): Promise<Reply<'keepPerson'>> {
  const own = openDetails(await getUser(deps, caller.userId), caller.dataKey);
  if (normaliseShareCode(typedCode) === own.shareCode) throw refuse(ownCode);
  await deps.limits.spend('lookUp', client);
  const { shareCode } = await requireRecord(deps, client, typedCode);
  return deps.db.write(async (tx) => {
    await lockCaller(tx, caller);
    const keptDay = utcDay(deps.now());
    const people = addPerson(await selectPeople(tx, caller), { shareCode, name, keptDay });
    await replacePeople(tx, caller, people);
    return { people };
  });
}

/** Does nothing if the person is not on the list. */
export async function removePerson(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  { shareCode }: Input<'removePerson'>['body'],
): Promise<Reply<'removePerson'>> {
  const code = normaliseShareCode(shareCode);
  return db.write(async (tx) => {
    await lockCaller(tx, caller);
    const before = await selectPeople(tx, caller);
    const people = before.filter((each) => each.shareCode !== code);
    if (people.length < before.length) await replacePeople(tx, caller, people);
    return { people };
  });
}
