/** The figures behind a phrase or a claim, each with its 95 % margin. Pure functions. */

import type { PortraitClaim } from '../../../../contract/profile.ts';
import type { Side } from '../../../../domain/portrait.ts';
import type { Theme } from '../../../../domain/themes.ts';
import { formatEstimate } from '../../../ui/charts/geometry.ts';
import { formatPercent } from '../../../ui/language/numbers.ts';
import type { ProfileView } from '../profile-view.ts';
import * as words from './words.ts';

export interface Evidence {
  readonly figures: readonly string[];
  /** The theme behind the figures; null for several themes or none. */
  readonly theme: Theme | null;
}

export function createEvidence({ themes, polarities }: ProfileView) {
  const scores = (several: readonly Theme[]): string[] =>
    themes
      .filter(({ key }) => several.some((theme) => theme === key))
      .map(({ name, figure, label }) => words.evidenceScore(name, figure, label));

  const lead = (theme: Theme): string[] =>
    polarities
      .filter(({ key }) => key === theme)
      .map(({ negative, positive, estimate }) =>
        estimate.value < 0
          ? words.evidenceSide(
              negative,
              positive,
              formatEstimate({ ...estimate, value: -estimate.value }),
            )
          : words.evidenceSide(positive, negative, formatEstimate(estimate)),
      );

  const facets = (theme: Theme): string[] =>
    themes.flatMap(({ key, facets: both }) =>
      key === theme && both
        ? [words.evidenceFacets(formatEstimate(both.fantasy), formatEstimate(both.activity))]
        : [],
    );

  const ofTheme = (theme: Theme, side: Side): Evidence => ({
    figures: [...scores([theme]), ...(side === 'plain' ? [] : lead(theme))],
    theme,
  });

  function ofClaim(claim: PortraitClaim): Evidence {
    switch (claim.kind) {
      case 'side':
        return ofTheme(claim.theme, 'both');
      case 'standing': {
        const chance = claim.chance === null ? [] : [formatPercent(claim.chance * 100)];
        const figures = claim.form === 'all' ? [] : scores(claim.themes);
        return { figures: [...figures, ...chance.map(words.evidenceChance)], theme: null };
      }
      case 'crossing':
        return { figures: [...lead('DS'), ...lead(claim.theme)], theme: null };
      case 'boundary':
        return { figures: claim.theme === null ? [] : scores([claim.theme]), theme: claim.theme };
      default:
        return { figures: [...scores([claim.theme]), ...facets(claim.theme)], theme: claim.theme };
    }
  }
  return { ofTheme, ofClaim };
}
