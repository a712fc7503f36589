import { formatNumber } from '../../../ui/language/numbers.ts';
import type { Tone } from '../../../ui/tone.ts';
import type { Delta } from './delta.ts';
import * as words from './words.ts';

const colours = {
  good: 'text-good',
  medium: 'text-medium',
  poor: 'text-poor',
} as const satisfies Record<Tone, string>;

/** Half the distance between the two strokes of the icon, in units of its viewBox. */
const gaps = { good: 2, medium: 5, poor: 9 } as const satisfies Record<Tone, number>;

/** Shows the difference of two scores. The word and the icon mean the same as the colour. */
export function DeltaBadge({ delta }: { readonly delta: Delta }) {
  const gap = gaps[delta.tone];
  return (
    <span
      className={`inline-flex items-center gap-2 whitespace-nowrap tabular-nums ${colours[delta.tone]}`}
    >
      <svg
        viewBox="-11 -7 22 14"
        className="h-3.5 w-5.5 shrink-0"
        aria-hidden="true"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
      >
        <path d={`M${-gap} -5V5M${gap} -5V5`} />
      </svg>
      {words.delta(formatNumber(delta.size), delta.word)}
    </span>
  );
}
