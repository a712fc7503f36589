import { Button } from '../../../ui/components/button.tsx';
import { ButtonRow } from './button-row.tsx';

interface Props {
  readonly hasText: boolean;
  /** Whether the operator has enabled AI texts on this site. */
  readonly canWrite: boolean;
  readonly onWrite: () => void;
  readonly onDiscard: () => void;
}

export const InsightActions = ({ hasText, canWrite, onWrite, onDiscard }: Props) => (
  <>
    {!hasText && canWrite && (
      <p className="mt-3 text-muted">
        If you like, a language model can tell you the same in words made for you. The summary above
        needs no one for that, and holds.
      </p>
    )}
    <ButtonRow>
      {canWrite && (
        <Button look={hasText ? 'quiet' : 'secondary'} onClick={onWrite}>
          {hasText ? 'Write anew' : 'Have it written by AI'}
        </Button>
      )}
      {hasText && (
        <Button look="quiet" onClick={onDiscard}>
          Throw away
        </Button>
      )}
    </ButtonRow>
  </>
);
