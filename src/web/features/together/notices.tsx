import { describeFailure } from '../../platform/api/use-action.ts';
import { BackToProfile } from '../../platform/navigation/back-to-profile.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { FailedNotice as LoadFailedNotice } from '../../platform/session/load-notices.tsx';
import { login, nothingLost, sharedReadings, takeTheSurvey } from '../../platform/words.ts';
import { ButtonLink } from '../../ui/components/button.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import * as words from './words.ts';

/** Reports a failed action. The live region is in the page before its text. */
export const FailureLine = ({ text }: { readonly text: string | null }) => (
  <p role="alert" className="max-w-2xl text-poor empty:absolute">
    {text}
  </p>
);

/** One text for every invitation that cannot be used, because the server does not say why. */
export const UnusableNote = () => (
  <p
    role="alert"
    className="max-w-3xl rounded-card bg-raised px-5 py-4 text-step-0 leading-relaxed text-text sm:px-6"
  >
    {words.invitationUnusable}
  </p>
);

interface Props {
  /** Whether the visitor's invitation is unusable. */
  readonly isUnusable: boolean;
}

export const SignedOutNotice = ({ isUnusable }: Props) => (
  <Notice
    title={sharedReadings}
    actions={
      <>
        <ButtonLink to={paths.createAccount()}>{takeTheSurvey}</ButtonLink>
        <TextLink to={paths.login()}>{login}</TextLink>
      </>
    }
  >
    {isUnusable && <UnusableNote />}
    <p>{words.intro}</p>
  </Notice>
);

export const UnfinishedNotice = ({ isUnusable }: Props) => (
  <Notice
    title={words.needsAnswersTitle}
    actions={
      <>
        <ButtonLink to={paths.survey()}>{words.continueSurvey}</ButtonLink>
        <BackToProfile />
      </>
    }
  >
    {isUnusable && <UnusableNote />}
    <p>{words.needsFinishedSurvey}</p>
  </Notice>
);

export const FailedNotice = ({ error }: { readonly error: unknown }) => (
  <LoadFailedNotice title={words.failed} text={describeFailure(error, nothingLost)} error={error} />
);

/** Every ended reading gets the same text, so that it does not reveal who ended it. */
export const OverNotice = () => (
  <Notice
    title={words.overTitle}
    actions={<ButtonLink to={paths.together()}>{words.allSharedReadings}</ButtonLink>}
  >
    <p>{words.overText}</p>
  </Notice>
);
