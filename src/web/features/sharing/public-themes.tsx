import { useId } from 'react';
import { interestLabel, toSevenPoint } from '../../../core/profile/interest.ts';
import { product } from '../../../domain/product.ts';
import { capitalise } from '../../../domain/texts.ts';
import { themes, type Theme } from '../../../domain/themes.ts';
import { type Estimate, formatEstimate } from '../../ui/charts/geometry.ts';
import { MarkKey } from '../../ui/charts/marks.tsx';
import { NumbersTable } from '../../ui/charts/numbers-table.tsx';
import { FacetTrack, TrackAxis } from '../../ui/charts/tracks.tsx';
import type { PublicProfile } from './use-public-profile.ts';
import * as words from './words.ts';

interface PublicThemeView {
  readonly key: Theme;
  readonly label: string;
  /** The interest label of the owner's own page, from the coarser figures. */
  readonly interest: string;
  readonly fantasy: Estimate;
  readonly activity: Estimate;
}

/** Highest first; equal ones in a fixed order. No margins: they would tell answers (D3). */
export const viewPublicThemes = ({
  dimensions,
}: Pick<PublicProfile, 'dimensions'>): PublicThemeView[] =>
  themes
    .map((key) => {
      const { label, fantasy, activity } = dimensions[key];
      return { key, label, fantasy, activity, score: (fantasy + activity) / 2 };
    })
    .toSorted((one, other) => other.score - one.score)
    .map(({ key, label, fantasy, activity, score }) => ({
      key,
      label,
      interest: capitalise(interestLabel(toSevenPoint(score))),
      fantasy: { value: fantasy },
      activity: { value: activity },
    }));

export function PublicThemes({ themes }: { readonly themes: readonly PublicThemeView[] }) {
  // The preview opens over a profile, whose heading must have another id.
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="pt-6 sm:pt-12">
      <h2 id={heading}>{words.scoresTitle(themes.length, product.acronym)}</h2>
      <div className="mt-3">
        <MarkKey lettered />
      </div>
      <div className="sticky inset-bs-0 z-10 mt-3 grid bg-ground pt-2 pb-1 lg:grid-cols-[16rem_1fr]">
        <div className="lg:col-start-2">
          <TrackAxis />
        </div>
      </div>
      <ul>
        {themes.map(({ key, label, interest, fantasy, activity }) => (
          <li
            key={key}
            className="grid items-center border-t border-line py-1 break-inside-avoid lg:grid-cols-[16rem_1fr]"
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 lg:flex-col">
              <h3 className="font-body text-step-0 tracking-normal">{label}</h3>
              <p className="text-step--1 text-muted">{interest}</p>
            </div>
            <FacetTrack name={label} fantasy={fantasy} activity={activity} lettered />
          </li>
        ))}
      </ul>
      <div className="border-t border-line pt-4">
        <NumbersTable caption={words.scoresCaption} {...renderTable(themes)} />
      </div>
    </section>
  );
}

function renderTable(themes: readonly PublicThemeView[]) {
  const columns = [words.dimension, words.fantasy, words.activity] as const;
  return {
    columns,
    rows: themes.map(({ label, fantasy, activity }): [string, ...string[]] => [
      label,
      formatEstimate(fantasy),
      formatEstimate(activity),
    ]),
  };
}
