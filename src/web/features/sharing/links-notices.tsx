/** The notices that the page of links shows when it has no list. */

import { damageDetail } from '../../platform/api/error.ts';
import { RequestIdNote } from '../../platform/api/request-id-note.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { Button, ButtonLink } from '../../ui/components/button.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import * as words from './words.ts';

const backLink = <TextLink to={paths.profile()}>{words.backToProfile}</TextLink>;

export const SessionEndedNotice = () => (
  <Notice
    title={words.notLogged}
    actions={<ButtonLink to={paths.unauthenticated()}>{words.enterLoginCode}</ButtonLink>}
  >
    <p>{words.sessionEnded}</p>
  </Notice>
);

export const NoProfileNotice = () => (
  <Notice
    title={words.noLinksYet}
    actions={
      <>
        <ButtonLink to={paths.survey()}>{words.takeSurvey}</ButtonLink>
        {backLink}
      </>
    }
  >
    <p>{words.afterSurvey}</p>
  </Notice>
);

export const LinksFailedNotice = ({ error }: { readonly error: unknown }) => (
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
