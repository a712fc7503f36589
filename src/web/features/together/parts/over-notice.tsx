import { paths } from '../../../platform/navigation/paths.ts';
import { ButtonLink } from '../../../ui/components/button.tsx';
import { Notice } from '../../../ui/components/notice.tsx';
import * as words from './words.ts';

/** One text for every reading that is over, so that it does not tell who ended it. */
export const OverNotice = () => (
  <Notice
    title={words.overTitle}
    actions={<ButtonLink to={paths.together()}>{words.allSharedReadings}</ButtonLink>}
  >
    <p>{words.overText}</p>
  </Notice>
);
