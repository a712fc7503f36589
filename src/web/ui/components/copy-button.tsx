import { useEffect, useState } from 'react';

/** How long the button reads 'Copied!' (spec §9). */
const feedbackMs = 2000;

interface Props {
  readonly value: string;
  /** What the button says, 'Copy Code' for instance; it reads 'Copied!' for a while after use. */
  readonly label: string;
  readonly className?: string;
}

async function copy(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value);
    return true;
  } catch {
    return false; // no permission, or not a secure origin: the value stands on the page and can be selected
  }
}

export function CopyButton({ value, label, className = '' }: Props) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  useEffect(() => {
    if (copied === 'no') return undefined;
    const timer = setTimeout(() => setCopied('no'), feedbackMs);
    return () => clearTimeout(timer);
  }, [copied]);

  const said = { no: '', yes: 'Copied!', failed: 'Select and copy by hand' }[copied];
  return (
    <>
      <button
        type="button"
        onClick={() => void copy(value).then((isDone) => setCopied(isDone ? 'yes' : 'failed'))}
        className={`inline-flex min-h-11 cursor-pointer items-center underline decoration-line-strong underline-offset-4 hover:decoration-accent ${className}`}
      >
        {said || label}
      </button>
      <output className="sr-only">{said}</output>
    </>
  );
}
