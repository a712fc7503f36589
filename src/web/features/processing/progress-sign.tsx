import { Spinner } from '../../ui/components/spinner.tsx';

const strokes = { done: 'M11 20.5l6 6 12-13', failed: 'M20 11v12M20 28.5v.5' } as const;
const tones = { done: 'text-good', failed: 'text-poor' } as const;

/**
 * Shows a spinner, then a tick or an exclamation mark. Screen readers ignore it, because the title
 * beside it says the same.
 */
export function ProgressSign({ phase }: { readonly phase: 'waiting' | keyof typeof strokes }) {
  if (phase === 'waiting') return <Spinner className="size-14" />;
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      className={`size-14 ${tones[phase]}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <circle cx="20" cy="20" r="17" />
      <path d={strokes[phase]} />
    </svg>
  );
}
