import type { Dispatch } from 'react';
import { CopyButton } from '../../../ui/components/copy-button.tsx';
import * as words from './words.ts';

interface Props {
  readonly code: string;
  /** Whether the code is hidden. The header and the welcome dialog share this state. */
  readonly mask: readonly [isMasked: boolean, setMasked: Dispatch<boolean>];
  /** Whether the visible label stays 'Copy Code' on a narrow screen. */
  readonly isShort?: boolean;
}
export type CodeMask = Props['mask'];

/**
 * Copies the login code. Copying hides the code beside the button, and copying it again shows it. A
 * code that could not be copied stays in sight, so that it can be selected.
 */
export const CopyCodeButton = ({ code, mask: [isMasked, setMasked], isShort = false }: Props) => (
  <CopyButton
    value={code}
    className="whitespace-nowrap"
    label={
      isMasked ? (
        <span>
          {isShort && (
            <span aria-hidden="true" className="md:hidden">
              {words.copyCode}
            </span>
          )}
          <span className={isShort ? 'max-md:sr-only' : ''}>{words.copyAndShowCode}</span>
        </span>
      ) : (
        words.copyCode
      )
    }
    onCopy={(isCopied) => setMasked(!isMasked && isCopied)}
  />
);
