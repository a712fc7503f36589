/** The pages of readings that wait or cannot go on. */

import type { ComponentProps } from 'react';
import { paths } from '../../../platform/navigation/paths.ts';
import { ButtonLink } from '../../../ui/components/button.tsx';
import { Notice } from '../../../ui/components/notice.tsx';
import { formatTime } from '../../../ui/language/dates.ts';
import { renderTags } from '../../../ui/language/tags.ts';
import { EndButton } from '../ending/end-button.tsx';
import type { Pair } from '../view-model/replies.ts';
import * as words from './words.ts';

interface Props {
  readonly pair: Pair;
}

const Actions = (ending: ComponentProps<typeof EndButton>) => (
  <>
    <ButtonLink to={paths.together()}>{words.allSharedReadings}</ButtonLink>
    <EndButton {...ending} />
  </>
);

/** Says nothing about what the other person has done. */
export const WaitingNotice = ({ pair }: Props) => (
  <Notice title={words.waitingTitle} actions={<Actions pair={pair} kind="waiting" />}>
    <p>
      {renderTags(words.waiting(formatTime(pair.endsAt, { hasWeekday: true })), {
        span: <span className="text-text" />,
      })}
    </p>
    <p>{words.waitingExplained}</p>
  </Notice>
);

export const InvitedNotice = ({ pair }: Props) => (
  <Notice title={words.invitedTitle} actions={<Actions pair={pair} kind="invited" />}>
    <p>
      {renderTags(words.invited(formatTime(pair.endsAt, { hasWeekday: true })), {
        span: <span className="text-text" />,
      })}
    </p>
  </Notice>
);

export const ReplacedNotice = ({ pair }: Props) => (
  <Notice title={words.replacedTitle} actions={<Actions pair={pair} kind="replaced" />}>
    <p>{words.replaced}</p>
  </Notice>
);
