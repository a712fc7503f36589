import { paths } from '../../platform/navigation/paths.ts';
import { ButtonLink } from '../../ui/components/button.tsx';
import { Notice } from '../../ui/components/notice.tsx';

export default function NotFoundScreen() {
  return (
    <Notice
      eyebrow="404"
      title="This page is not into you."
      actions={<ButtonLink to={paths.landing()}>Return Home</ButtonLink>}
    >
      <p>
        We looked everywhere, even under the blindfold. It may have moved, it may never have
        existed, and it did not leave a safeword.
      </p>
    </Notice>
  );
}
