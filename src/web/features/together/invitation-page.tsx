import type { ReactNode } from 'react';
import { paths } from '../../platform/navigation/paths.ts';
import { login, takeTheSurvey } from '../../platform/words.ts';
import { Button, ButtonLink } from '../../ui/components/button.tsx';
import { LanguageOffer } from '../language/language.ts';
import { About } from './about.tsx';
import { FailureLine } from './notices.tsx';
import { type JoiningStep, type Joining, useJoin } from './use-invitation.ts';
import * as words from './words.ts';

interface Props extends Joining {
  readonly step: JoiningStep;
  readonly onPutAside: () => void;
}

/** Shows the invitation. Only 'Join' uses it up. */
export const InvitationPage = ({ step, onPutAside, ...joining }: Props) => (
  <article className="pb-20">
    <LanguageOffer />
    <h1 className="max-w-3xl pt-6 sm:pt-10">{words.invitationTitle}</h1>
    <p className="max-w-2xl pt-5 pb-10 text-step-1 leading-relaxed">{words.invitationIntro}</p>
    <About />
    <div className="mt-10 flex max-w-3xl flex-col gap-5 rounded-card bg-raised px-5 py-6 sm:px-8">
      {step === 'join' ? <Join {...joining} onPutAside={onPutAside} /> : wayIns[step]}
    </div>
  </article>
);

const buttons = 'flex flex-wrap items-center gap-x-6 gap-y-3';

/** The first step of a visitor without a finished survey. The invitation is kept until then. */
const wayIns: Readonly<Record<Exclude<JoiningStep, 'join'>, ReactNode>> = {
  'sign-in': (
    <>
      <p>{words.needsAnswersFirst}</p>
      <p className={buttons}>
        <ButtonLink to={paths.createAccount()}>{takeTheSurvey}</ButtonLink>
        <ButtonLink look="secondary" to={paths.login()}>
          {login}
        </ButtonLink>
      </p>
    </>
  ),
  survey: (
    <>
      <p>{words.surveyUnfinished}</p>
      <p className={buttons}>
        <ButtonLink to={paths.survey()}>{words.continueSurvey}</ButtonLink>
      </p>
    </>
  ),
};

function Join({ onPutAside, ...joining }: Omit<Props, 'step'>) {
  const { isBusy, failure, join } = useJoin(joining);
  return (
    <>
      <p>{words.joiningExplained}</p>
      <div className={buttons}>
        <Button disabled={isBusy} onClick={() => void join()}>
          {isBusy ? words.joining : words.join}
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={onPutAside}>
          {words.notNow}
        </Button>
      </div>
      <FailureLine text={failure} />
    </>
  );
}
