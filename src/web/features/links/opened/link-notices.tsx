/** The pages before a link is shown, and in place of one that cannot be. */

import { problemDetail } from '../../../platform/api/error.ts';
import { RequestIdNote } from '../../../platform/api/request-id-note.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/components/button.tsx';
import { Notice } from '../../../ui/components/notice.tsx';
import * as words from './words.ts';

interface ClosedProps {
  readonly isOpening: boolean;
  readonly onShow: () => void;
}

export const ClosedNotice = ({ isOpening, onShow }: ClosedProps) => (
  <Notice
    title={words.coverTitle}
    actions={
      <Button aria-disabled={isOpening} onClick={onShow}>
        {isOpening ? words.opening : words.show}
      </Button>
    }
  >
    <p>{words.coverText}</p>
    <p className="text-step-0">{words.viewsExplained}</p>
  </Notice>
);

export const EndedNotice = () => (
  <Notice
    title={words.goneTitle}
    actions={<ButtonLink to={paths.landing()}>{words.goToHome}</ButtonLink>}
  >
    <p role="alert">{words.goneText}</p>
  </Notice>
);

interface FailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

export const FailedNotice = ({ error, onRetry }: FailedProps) => (
  <Notice
    takesFocus
    title={words.failedTitle}
    actions={<Button onClick={onRetry}>{words.tryAgain}</Button>}
  >
    <p role="alert">{problemDetail(error) ?? words.failedHint}</p>
    <RequestIdNote error={error} />
  </Notice>
);
