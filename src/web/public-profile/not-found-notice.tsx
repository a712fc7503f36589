import { FailureNumber } from '../api/failure-number.tsx';
import { paths } from '../app/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

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
      <FailureNumber error={error} />
    </Notice>
  );
}
