import { useEffect, useState } from 'react';

/** How long the button shows its feedback (spec §9). */
const feedbackMs = 2000;

const feedback = { idle: '', copied: 'Copied!', failed: 'Select and copy by hand' } as const;

interface Props {
  readonly value: string;
  readonly label: string;
  readonly className?: string;
}

async function copy(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value);
    return true;
  } catch {
    return false; // no permission, or no secure origin
  }
}

export function CopyButton({ value, label, className = '' }: Props) {
  const [phase, setPhase] = useState<keyof typeof feedback>('idle');
  useEffect(() => {
    if (phase === 'idle') return undefined;
    const timer = setTimeout(() => setPhase('idle'), feedbackMs);
    return () => clearTimeout(timer);
  }, [phase]);

  const text = feedback[phase];
  return (
    <>
      <button
        type="button"
        onClick={() =>
          void copy(value).then((isCopied) => setPhase(isCopied ? 'copied' : 'failed'))
        }
        className={`inline-flex min-h-11 cursor-pointer items-center underline decoration-line-strong underline-offset-4 hover:decoration-accent ${className}`}
      >
        {text || label}
      </button>
      <output className="sr-only">{text}</output>
    </>
  );
}
