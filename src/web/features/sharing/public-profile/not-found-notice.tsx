import { RequestIdNote } from '../../../platform/api/request-id-note.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import { ButtonLink } from '../../../ui/components/button.tsx';
import { Notice } from '../../../ui/components/notice.tsx';
import * as words from './words.ts';

export function NotFoundNotice({
  detail,
  error,
}: {
  readonly detail: string | null;
  readonly error: unknown;
}) {
  return (
    <Notice
      title={words.notFound}
      actions={<ButtonLink to={paths.landing()}>{words.goToHome}</ButtonLink>}
    >
      <p role="alert">{detail ?? words.codesExplained}</p>
      <RequestIdNote error={error} />
    </Notice>
  );
}
