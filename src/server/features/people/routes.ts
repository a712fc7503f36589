import { type Handlers, limitByAccount } from '../../platform/http/handlers.ts';
import { keepPerson, listPeople, type PeopleDeps, removePerson } from './people.ts';

export function peopleRoutes(deps: PeopleDeps) {
  const { limits } = deps;
  return {
    listPeople: limitByAccount(limits, 'people', (_, caller) => listPeople(deps, caller)),
    keepPerson: async ({ body }, caller, { client }) => {
      await limits.spend('people', caller.userId);
      return keepPerson(deps, caller, client, body);
    },
    removePerson: limitByAccount(limits, 'people', ({ body }, caller) =>
      removePerson(deps, caller, body),
    ),
  } satisfies Partial<Handlers>;
}
