interface Props {
  /** The two scores, from 0 to 100. */
  readonly mine: number;
  readonly theirs: number;
}

const sides = {
  mine: { colour: 'var(--accent)', y: 3 },
  theirs: { colour: 'var(--fantasy)', y: 11 },
} as const;
const thickness = 4;

/**
 * The scores of two people as two bars. The caller's bar is above. The card says them in figures.
 */
export const PairBars = (scores: Props) => (
  <svg aria-hidden="true" width="64" height="18" className="shrink-0 rtl:-scale-x-100">
    {(['mine', 'theirs'] as const).map((side) => {
      const { colour, y } = sides[side];
      return (
        <g key={side} fill={colour}>
          <rect y={y + thickness / 2 - 0.5} width="100%" height="1" fill="var(--line-strong)" />
          <rect y={y} width={`${scores[side]}%`} height={thickness} rx="1" />
        </g>
      );
    })}
  </svg>
);

/** The bar of one person in the key. */
export const BarSample = ({ side }: { readonly side: keyof typeof sides }) => (
  <svg aria-hidden="true" width="20" height={thickness}>
    <rect width="100%" height="100%" rx="1" fill={sides[side].colour} />
  </svg>
);
