import { useId } from 'react';
import { product } from '../../../domain/product.ts';
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
  readonly fantasy: Estimate;
  readonly activity: Estimate;
}

/** Uses a fixed order and no margins, which would help to reconstruct answers (D3). */
export const viewPublicThemes = ({
  dimensions,
}: Pick<PublicProfile, 'dimensions'>): PublicThemeView[] =>
  themes.map((key) => {
    const { label, fantasy, activity } = dimensions[key];
    return { key, label, fantasy: { value: fantasy }, activity: { value: activity } };
  });

export function PublicThemes({ themes }: { readonly themes: readonly PublicThemeView[] }) {
  // The preview opens over a profile, whose heading must have another id.
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="pt-12">
      <h2 id={heading}>{words.scoresTitle(themes.length, product.acronym)}</h2>
      <div className="mt-5">
        <MarkKey lettered />
      </div>
      <div className="sticky inset-bs-0 z-10 mt-6 grid bg-ground pt-2 pb-1 lg:grid-cols-[16rem_1fr]">
        <div className="lg:col-start-2">
          <TrackAxis />
        </div>
      </div>
      <ul>
        {themes.map(({ key, label, fantasy, activity }) => (
          <li
            key={key}
            className="grid items-center border-t border-line py-2 break-inside-avoid lg:grid-cols-[16rem_1fr]"
          >
            <h3 className="pt-1 font-body text-step-0 tracking-normal">{label}</h3>
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
