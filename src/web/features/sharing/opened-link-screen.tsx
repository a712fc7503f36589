import { paths } from '../../platform/navigation/paths.ts';
import { FailedNotice } from '../../platform/session/load-notices.tsx';
import { useSession } from '../../platform/session/session.ts';
import { Button, ButtonLink } from '../../ui/components/button.tsx';
import { NextStep } from '../../ui/components/next-step.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import { LanguageOffer } from '../language/language.ts';
import { OpenedLinkView } from './opened-link.tsx';
import { type OpenedLink, useOpenedLink } from './use-opened-link.ts';
import * as words from './words.ts';

interface ClosedProps {
  readonly isOpening: boolean;
  readonly onShow: () => void;
}

export const ClosedNotice = ({ isOpening, onShow }: ClosedProps) => (
  <Notice
    title={words.coverTitle}
    actions={
      <Button aria-disabled={isOpening} onClick={onShow}>
        {isOpening ? words.opening : words.show}
      </Button>
    }
  >
    <LanguageOffer />
    <p>{words.coverText}</p>
    <p className="text-step-0">{words.senderNotTold}</p>
  </Notice>
);

export const EndedNotice = () => (
  <Notice
    title={words.goneTitle}
    actions={<ButtonLink to={paths.landing()}>{words.goToHome}</ButtonLink>}
  >
    <p role="alert">{words.goneText}</p>
  </Notice>
);

interface FailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

export const LinkFailedNotice = ({ error, onRetry }: FailedProps) => (
  <FailedNotice
    takesFocus
    title={words.failedTitle}
    error={error}
    onRetry={onRetry}
    wayOut={null}
  />
);

const ways = {
  newcomer: { primary: paths.createAccount(), secondary: paths.login() },
  finished: { primary: paths.together(), secondary: paths.profile() },
} as const;

/** Offers the next steps after a link was shown. */
function WayOn() {
  const hasProfile = useSession(({ user }) => user?.surveyCompleted === true);
  const way = hasProfile ? 'finished' : 'newcomer';
  const { primary, secondary } = ways[way];
  const texts = words.wayOn[way];
  return (
    <NextStep
      title={texts.title}
      text={<span className="block max-w-2xl">{texts.text}</span>}
      className="mt-14 print:hidden"
    >
      <ButtonLink to={primary}>{texts.primary}</ButtonLink>
      <ButtonLink look="secondary" to={secondary}>
        {texts.secondary}
      </ButtonLink>
    </NextStep>
  );
}

interface ShownProps {
  readonly opened: OpenedLink;
  readonly isOwn: boolean;
}

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

export const ShownLink = ({ opened, isOwn }: ShownProps) => (
  <article className="pb-20">
    <h1 ref={focus} tabIndex={-1} className="pt-6 text-step-2 sm:pt-10">
      {words.opened[opened.level].title}
    </h1>
    <p className="max-w-3xl pt-3 text-muted">
      {isOwn ? words.ownLinkNote : words.opened[opened.level].intro}
    </p>
    <OpenedLinkView opened={opened} />
    {!isOwn && <WayOn />}
  </article>
);

export default function OpenedLinkScreen() {
  const { state, show } = useOpenedLink();
  if (state.phase === 'shown') return <ShownLink {...state} />;
  if (state.phase === 'ended') return <EndedNotice />;
  if (state.phase === 'failed')
    return <LinkFailedNotice error={state.error} onRetry={() => void show()} />;
  return <ClosedNotice isOpening={state.phase === 'opening'} onShow={() => void show()} />;
}
