import { useState } from 'react';
import { useAction } from '../../../platform/api/use-action.ts';
import { Button } from '../../../ui/components/button.tsx';
import { StatusLine } from '../../../ui/components/status-line.tsx';
import { ProofPrompt } from '../proof-prompt.tsx';
import { keepPasskey } from './use-passkeys.ts';
import * as words from './words.ts';

interface Props {
  readonly explanation?: string;
  /** Whether to render the proof dialog here, because nothing else on the page renders it. */
  readonly asksForProof?: boolean;
}

/** Rendered only if the browser supports passkeys. */
export default function KeepPasskey({
  explanation = words.keepExplained,
  asksForProof = false,
}: Props) {
  const { isBusy, failure, perform } = useAction(words.notKept);
  const [isKept, setIsKept] = useState(false);
  const keep = () =>
    perform(async () => {
      setIsKept(false);
      await keepPasskey();
      setIsKept(true);
    });
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-step--1">
      {explanation && <p className="min-w-0 flex-[1_1_11rem] leading-snug">{explanation}</p>}
      <Button look="quiet" aria-disabled={isBusy} onClick={() => void keep()}>
        {isBusy ? words.keeping : words.keep}
      </Button>
      <StatusLine tone={failure === null ? 'good' : 'poor'} className="basis-full empty:absolute">
        {failure ?? (isKept && words.kept)}
      </StatusLine>
      {asksForProof && <ProofPrompt />}
    </div>
  );
}
