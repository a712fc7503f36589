import { RequestIdNote } from '../../../platform/api/request-id-note.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import { ButtonLink } from '../../../ui/components/button.tsx';
import { Notice } from '../../../ui/components/notice.tsx';

export function NotFoundNotice({
  detail,
  error,
}: {
  readonly detail: string | null;
  readonly error: unknown;
}) {
  return (
    <Notice
      title="Profile not found or invalid share code"
      actions={<ButtonLink to={paths.landing()}>Go to Home</ButtonLink>}
    >
      <p role="alert">
        {detail ??
          'Codes have 10 to 20 letters and digits. Their owners can renew them or take them back at any time.'}
      </p>
      <RequestIdNote error={error} />
    </Notice>
  );
}
