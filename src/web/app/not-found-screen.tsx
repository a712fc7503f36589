import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { paths } from './paths.ts';

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
