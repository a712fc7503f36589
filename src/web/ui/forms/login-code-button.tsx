import { useState } from 'react';
import { CopyButton } from '../components/copy-button.tsx';
import * as words from '../words.ts';

/** Replaces each symbol of a code with a bullet, and keeps its hyphens. */
export const maskCode = (code: string): string => code.replace(/\w/g, '•');

interface Props {
  readonly code: string;
  readonly startsMasked: boolean;
  readonly onCopied?: () => void;
}

/**
 * Copies the login code. A press also shows a hidden code, and hides one that is shown. A code that
 * could not be copied stays in sight, so that it can be selected.
 */
export function LoginCodeButton({ code, startsMasked, onCopied }: Props) {
  const [isMasked, setMasked] = useState(startsMasked);
  return (
    <CopyButton
      value={code}
      label={
        isMasked ? (
          <>
            <span dir="ltr" aria-hidden="true" className="sm:tracking-[0.1em]">
              {maskCode(code)}
            </span>
            <span className="sr-only">{words.copyAndShowLoginCode}</span>
          </>
        ) : (
          <>
            <span dir="ltr">{code}</span> <span className="sr-only">{words.copyAndHide}</span>
          </>
        )
      }
      onCopy={(isCopied) => {
        setMasked(!isMasked && isCopied);
        if (isCopied) onCopied?.();
      }}
      className="self-start text-start text-[0.875rem] tabular-nums min-[18rem]:whitespace-nowrap sm:text-step-0"
    />
  );
}
