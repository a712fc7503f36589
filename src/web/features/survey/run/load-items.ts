import { withItems, type Items } from '../state/survey-state.ts';
import type { Visit } from './visit.ts';

/** The reply of a broken server or proxy may have no items. */
export async function fetchItems({ world }: Visit): Promise<Items> {
  const items: Partial<Items> | null = await world.call('surveyItems');
  return { setAItems: [], setBItems: [], ...items };
}

export async function loadItems(visit: Visit): Promise<void> {
  const items = await fetchItems(visit);
  visit.update((survey) => withItems(survey, items));
}
