/** The notices that the page shows when there is nothing to compare. */

import { damageDetail } from '../../../platform/api/error.ts';
import { RequestIdNote } from '../../../platform/api/request-id-note.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/components/button.tsx';
import { Notice } from '../../../ui/components/notice.tsx';
import { TextLink } from '../../../ui/components/text-link.tsx';
import { formatDay } from '../../../ui/language/dates.ts';
import * as words from './words.ts';

const backLink = <TextLink to={paths.profile()}>{words.backToProfile}</TextLink>;

export const NoResultNotice = () => (
  <Notice
    title={words.noResult}
    actions={
      <>
        <ButtonLink to={paths.survey()}>{words.takeSurvey}</ButtonLink>
        {backLink}
      </>
    }
  >
    <p>{words.noResultText}</p>
  </Notice>
);

/** Also shown after the earlier results were forgotten, so it takes the focus. */
export const OneResultNotice = ({ startedDay }: { readonly startedDay: string }) => (
  <Notice
    title={words.oneResult}
    takesFocus
    actions={
      <>
        <ButtonLink to={paths.editProfile()} look="secondary">
          {words.retake}
        </ButtonLink>
        {backLink}
      </>
    }
  >
    <p>{words.oneResultText(formatDay(startedDay))}</p>
  </Notice>
);

export const HistoryFailedNotice = ({ error }: { readonly error: unknown }) => (
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
