import type { Services } from '../../platform/app-services.ts';
import { type Handlers, limitByAccount } from '../../platform/http/handlers.ts';
import { keepPerson, listPeople, removePerson } from './people.ts';

export function peopleRoutes(deps: Services) {
  const limited = limitByAccount(deps.limits, 'people');
  return {
    listPeople: limited((_, caller) => listPeople(deps, caller)),
    keepPerson: limited(({ body }, caller, { client }) => keepPerson(deps, caller, client, body)),
    removePerson: limited(({ body }, caller) => removePerson(deps, caller, body)),
  } satisfies Partial<Handlers>;
}
