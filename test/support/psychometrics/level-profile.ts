/** A profile of given figures, for tests of the texts that are made of them. */

import { polarityThemes, record, themes } from '../../../src/domain/themes.ts';
import { computeProfile, type Profile } from '../../../src/psychometrics/index.ts';
import { bank } from '../server/test-app.ts';

const { model } = bank.current;
const answers = model.items.map(() => null);

/** Returns a profile in which every score is `score` and nothing stands out, leans or has a gap. */
export function levelProfile(score: number): Profile {
  const any = computeProfile(model, answers);
  const flat = { value: score, se: 5 };
  const none = { value: 0, se: 10 };
  return {
    ...any,
    answered: 63,
    scores: record(themes, () => flat),
    poles: record(themes, (theme) => any.poles[theme] && { positive: flat, negative: flat }),
    polarities: record(polarityThemes, () => none),
    facets: record(themes, () => ({ fantasy: flat, activity: flat, gap: none })),
    standing: record(themes, () => ({ value: 0, se: 0.5, first: 0.1 })),
  };
}
