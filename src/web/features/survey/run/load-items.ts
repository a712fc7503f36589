import { withItems } from '../state/survey-state.ts';
import type { Visit } from './visit.ts';

export async function loadItems({ world, update }: Visit): Promise<void> {
  const items = await world.call('surveyItems');
  update((survey) => withItems(survey, items));
}
