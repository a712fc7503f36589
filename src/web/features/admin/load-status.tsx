import type { UseQueryResult } from '@tanstack/react-query';
import { tryAgain } from '../../platform/words.ts';
import { Button } from '../../ui/components/button.tsx';
import { StatusLine } from '../../ui/components/status-line.tsx';
import type { Message } from './edits-store.ts';
import * as words from './words.ts';

interface Props {
  readonly loaded: Pick<UseQueryResult, 'isError' | 'isFetching' | 'isPending' | 'refetch'>;
  readonly failureText: string;
  /** The message after a save. */
  readonly message: Message | null;
}

/** Says that a tab is loading, that it failed to load, or how a save ended. */
export function LoadStatus({ loaded, failureText, message }: Props) {
  const { isError, isFetching, isPending, refetch } = loaded;
  const hasFailed = isError && !isFetching;
  const isLoading = isPending || (isError && isFetching);
  // Stays while it loads, so that the keyboard keeps its place.
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <StatusLine tone={hasFailed ? 'poor' : (message?.tone ?? 'plain')}>
        {hasFailed ? failureText : isLoading ? words.loading : (message?.text ?? '')}
      </StatusLine>
      {isError && (
        <Button
          look="secondary"
          aria-disabled={isFetching}
          onClick={() => void (isFetching || refetch())}
        >
          {tryAgain}
        </Button>
      )}
    </div>
  );
}
