/** What the page of statistics shows when there are none. */

import { minNewPeople } from '../../../domain/readings/statistics.ts';
import { RequestIdNote } from '../../platform/api/request-id-note.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { Button } from '../../ui/components/button.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import * as words from './words.ts';

const methodologyLink = <TextLink to={paths.methodology()}>{words.howItWorks}</TextLink>;

export const NothingYetNotice = () => (
  <Notice title={words.pageTitle} actions={methodologyLink}>
    <p>{words.notEnough(minNewPeople)}</p>
  </Notice>
);

export const StatisticsFailedNotice = ({ error }: { readonly error: unknown }) => (
  <Notice
    title={words.notLoaded}
    actions={
      <>
        <Button onClick={() => window.location.reload()}>{words.tryAgain}</Button>
        {methodologyLink}
      </>
    }
  >
    <p role="alert">{words.notLoadedText}</p>
    <RequestIdNote error={error} />
  </Notice>
);
