import { Button } from '../../../ui/components/button.tsx';
import { ButtonRow } from './button-row.tsx';
import * as words from './words.ts';

interface Props {
  readonly hasText: boolean;
  /** Whether the operator has enabled AI texts on this site. */
  readonly canWrite: boolean;
  readonly onWrite: () => void;
  readonly onDiscard: () => void;
}

export const InsightActions = ({ hasText, canWrite, onWrite, onDiscard }: Props) => (
  <>
    {!hasText && canWrite && <p className="mt-3 text-muted">{words.offer}</p>}
    <ButtonRow>
      {canWrite && (
        <Button look={hasText ? 'quiet' : 'secondary'} onClick={onWrite}>
          {hasText ? words.writeAnew : words.write}
        </Button>
      )}
      {hasText && (
        <Button look="quiet" onClick={onDiscard}>
          {words.discard}
        </Button>
      )}
    </ButtonRow>
  </>
);
