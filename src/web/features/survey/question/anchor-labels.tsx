import { isAnchor, type Labels } from '../context/scale-labels.ts';

/** The labels of both ends and the middle of the scale. Each radio has its label as its name. */
export const AnchorLabels = ({ labels }: { readonly labels: Labels }) => (
  <p className="ends" aria-hidden="true">
    {labels.filter(isAnchor).map(({ value, label }) => (
      <span key={value}>{label}</span>
    ))}
  </p>
);
