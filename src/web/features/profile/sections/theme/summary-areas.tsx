import { formatEstimate } from '../../../../ui/charts/geometry.ts';
import { ScoreTrack } from '../../../../ui/charts/tracks.tsx';
import type { ProfileReading } from '../../view-model/profile-view.ts';
import * as words from './words.ts';

/** Shows the four factors in small type, because their grouping is provisional (measurement §2). */
export const SummaryAreas = ({ factors }: Pick<ProfileReading, 'factors'>) => (
  <section aria-labelledby="summary-areas" className="pb-5 text-step--1">
    <h3 id="summary-areas" className="font-body text-step--1 tracking-normal text-muted">
      {words.summaryAreas}
    </h3>
    <ul className="mt-2 grid gap-x-12 gap-y-1 sm:grid-cols-2 lg:grid-cols-4">
      {factors.map(({ key, label, estimate }) => (
        <li key={key} className="border-t border-line pt-2">
          <p className="flex justify-between gap-4">
            <span>{label}</span>
            <span className="text-muted tabular-nums">{formatEstimate(estimate)}</span>
          </p>
          <ScoreTrack name={label} score={estimate} figure={formatEstimate(estimate)} />
        </li>
      ))}
    </ul>
  </section>
);
