import { type ReactNode, useEffect, useState } from 'react';
import { copiedMs } from '../../../domain/waits.ts';
import * as words from '../words.ts';

const feedback = { idle: '', copied: words.copied, failed: words.copyByHand } as const;

interface Props {
  readonly value: string;
  readonly label: ReactNode;
  readonly className?: string;
  /** Called after each press with whether the value was copied. */
  readonly onCopy?: (isCopied: boolean) => void;
}

async function copy(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value);
    return true;
  } catch {
    return false; // no permission, or no secure origin
  }
}

export function CopyButton({ value, label, className = '', onCopy }: Props) {
  const [phase, setPhase] = useState<keyof typeof feedback>('idle');
  useEffect(() => {
    if (phase === 'idle') return undefined;
    const timer = setTimeout(() => setPhase('idle'), copiedMs);
    return () => clearTimeout(timer);
  }, [phase]);

  const text = feedback[phase];
  return (
    <>
      <button
        type="button"
        onClick={() =>
          void copy(value).then((isCopied) => {
            setPhase(isCopied ? 'copied' : 'failed');
            return onCopy?.(isCopied);
          })
        }
        className={`touch-link ${className}`}
      >
        {text || label}
      </button>
      <output className="sr-only">{text}</output>
    </>
  );
}
