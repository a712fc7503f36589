import type { ReactNode } from 'react';
import type { Tone } from '../theme/tone.ts';

export type StatusTone = Tone | 'plain';

const tones: Record<StatusTone, string> = {
  plain: 'text-muted',
  good: 'text-good',
  medium: 'text-medium',
  poor: 'text-poor',
};

/** A live region must be in the page before its text changes, or the change is not announced. */
export const StatusLine = ({
  tone = 'plain',
  className = '',
  children,
}: {
  readonly tone?: StatusTone;
  readonly className?: string;
  readonly children: ReactNode;
}) => (
  <output aria-live="polite" className={`block ${tones[tone]} ${className}`}>
    {children}
  </output>
);
