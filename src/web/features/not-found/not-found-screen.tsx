import { paths } from '../../platform/navigation/paths.ts';
import { ButtonLink } from '../../ui/components/button.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import * as words from './words.ts';

export default function NotFoundScreen() {
  return (
    <Notice
      eyebrow="404"
      title={words.title}
      actions={<ButtonLink to={paths.landing()}>{words.returnHome}</ButtonLink>}
    >
      <p>{words.text}</p>
    </Notice>
  );
}
