import { useId, useState } from 'react';
import { SoftBar } from '../../../../ui/charts/soft-bar.tsx';
import { Chevron } from '../../../../ui/components/signs/chevron.tsx';
import type { Emphasis } from '../../view-model/themes/emphasis.ts';
import type { ThemeReading } from '../../view-model/themes/theme-readings.ts';
import { ThemeDetails } from './theme-details.tsx';
import * as words from './words.ts';

/**
 * The border and font weights for each emphasis. The card's label says the same in words (spec §9).
 */
const looks = {
  high: { rule: 'border-accent', name: 'font-semibold', label: 'text-accent font-medium' },
  medium: { rule: 'border-line-strong', name: 'font-medium', label: 'text-text' },
  neutral: { rule: 'border-line', name: '', label: 'text-muted' },
} as const satisfies Record<Emphasis, object>;

/** A theme in two lines. Pressing it opens what the theme is, and the answers behind the score. */
export function ThemeCard({ theme }: { readonly theme: ThemeReading }) {
  const { name, label, score, isTop, standsOut, emphasis } = theme;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const nameId = `${id}-name`;
  const labelId = `${id}-label`;
  const look = looks[emphasis];
  return (
    <li className={`border-t break-inside-avoid ${look.rule}`}>
      <div className="relative py-2">
        <h3
          className={`flex flex-wrap items-center gap-x-2 gap-y-0.5 pe-6 font-body text-step-0 tracking-normal ${look.name}`}
        >
          <span id={nameId}>{name}</span>
          {isTop && <TopBadge />}
          {standsOut && (
            <span className="rounded-full border border-accent px-2 text-[0.75rem] leading-5 font-medium text-accent">
              {words.standsOut}
            </span>
          )}
        </h3>
        <div className="grid grid-cols-[8.25rem_1fr] items-center gap-x-3">
          <p id={labelId} className={`text-step--1 ${look.label}`}>
            {label}
          </p>
          <SoftBar score={score} />
        </div>
        <button
          type="button"
          aria-labelledby={nameId}
          aria-describedby={labelId}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="absolute inset-0 cursor-pointer"
        />
        <Chevron
          className={`absolute end-0 top-4 text-muted print:hidden ${isOpen ? '-rotate-90' : 'rotate-90'}`}
        />
      </div>
      <div id={id} className={isOpen ? 'pb-5' : 'hidden print:block'}>
        <ThemeDetails theme={theme} isOpen={isOpen} />
      </div>
    </li>
  );
}

const TopBadge = () => (
  <span className="rounded-full bg-accent px-2 py-px text-[0.68rem] leading-4 font-semibold tracking-widest text-on-accent forced-color-adjust-none">
    {words.top}
  </span>
);
