/** The notices that the page shows when it has no answers. */

import { damageDetail } from '../../../platform/api/error.ts';
import { RequestIdNote } from '../../../platform/api/request-id-note.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/components/button.tsx';
import { Notice } from '../../../ui/components/notice.tsx';
import { TextLink } from '../../../ui/components/text-link.tsx';
import * as words from './words.ts';

const backLink = <TextLink to={paths.profile()}>{words.backToProfile}</TextLink>;

export const NoAnswersNotice = () => (
  <Notice
    title={words.noAnswers}
    actions={
      <>
        <ButtonLink to={paths.survey()}>{words.takeSurvey}</ButtonLink>
        {backLink}
      </>
    }
  >
    <p>{words.afterBothStages}</p>
  </Notice>
);

export const AnswersFailedNotice = ({ error }: { readonly error: unknown }) => (
  <Notice
    title={words.failed}
    actions={
      <>
        <Button onClick={() => window.location.reload()}>{words.tryAgain}</Button>
        {backLink}
      </>
    }
  >
    <p role="alert">{damageDetail(error) ?? words.nothingLost}</p>
    <RequestIdNote error={error} />
  </Notice>
);
