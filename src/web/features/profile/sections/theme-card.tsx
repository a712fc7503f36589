import { FacetTrack, ScoreTrack } from '../../../ui/charts/tracks.tsx';
import type { Emphasis } from '../view-model/themes/emphasis.ts';
import type { ThemeReading } from '../view-model/themes/theme-readings.ts';

/**
 * The border and font weights for each emphasis. The card's label says the same in words (spec §9).
 */
const looks = {
  high: { rule: 'border-accent', name: 'font-semibold', label: 'text-accent font-medium' },
  medium: { rule: 'border-line-strong', name: 'font-medium', label: 'text-text' },
  neutral: { rule: 'border-line', name: '', label: 'text-muted' },
} as const satisfies Record<Emphasis, object>;

export function ThemeCard({ theme }: { readonly theme: ThemeReading }) {
  const { name, label, figure, score, facets, isTop, standsOut, emphasis } = theme;
  const look = looks[emphasis];
  return (
    <li className={`border-t pt-3 pb-2 break-inside-avoid ${look.rule}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3
          className={`flex flex-wrap items-center gap-x-2 font-body text-step-0 tracking-normal ${look.name}`}
        >
          {name}
          {isTop && (
            <span className="rounded-full bg-accent px-2 py-px text-[0.68rem] leading-4 font-semibold tracking-widest text-on-accent">
              TOP
            </span>
          )}
          {standsOut && (
            <span className="rounded-full border border-accent px-2 text-[0.75rem] leading-5 font-medium text-accent">
              stands out for you
            </span>
          )}
        </h3>
        <p className="flex basis-full items-baseline justify-between gap-3 text-step--1 sm:basis-auto">
          <span className={look.label}>{label}</span>
          <span className="text-muted tabular-nums">{figure}</span>
        </p>
      </div>
      {facets ? (
        <FacetTrack name={name} {...facets} />
      ) : (
        <ScoreTrack name={name} score={score} figure={figure} />
      )}
    </li>
  );
}
