import { minThemeAnswers } from '../../domain/scoring.ts';
import { type Theme, themes } from '../../domain/themes.ts';
import { type Attempt, modelAnswers } from './attempt.ts';
import type { Edition } from './bank.ts';

/** Themes with too few answers to say anything, because their questions were passed. */
export type ThinThemes = readonly Theme[];

export function findThinThemes({ model }: Edition, attempt: Pick<Attempt, 'answers'>): ThinThemes {
  const answers = modelAnswers(attempt);
  const count = (theme: Theme): number =>
    model.items.filter(({ category }, i) => category === theme && answers[i] !== null).length;
  return themes.filter((theme) => count(theme) < minThemeAnswers);
}
