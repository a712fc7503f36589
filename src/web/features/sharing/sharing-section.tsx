import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { defaultCompareDetail } from '../../../domain/comparing.ts';
import { record } from '../../platform/analytics/analytics.ts';
import { paths, sharingHash } from '../../platform/navigation/paths.ts';
import { useSession } from '../../platform/session/session.ts';
import { newLoginCode, sharingIsOff, switchSharingOn } from '../../platform/words.ts';
import { Button } from '../../ui/components/button.tsx';
import { LazyDialog } from '../../ui/components/lazy-dialog.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { LoginCodeButton } from '../../ui/forms/login-code-button.tsx';
import { LinkField } from '../../ui/forms/send-link.tsx';
import { compare } from '../../ui/words.ts';
import { hasPasskeys, KeepPasskey } from '../accounts/accounts.ts';
import { loadPeopleList } from '../comparison/comparison.ts';
import type { PictureSubject } from '../share-image/share-image.ts';
import { SharedPages } from './link-buttons.tsx';
import { readPastedCode, isBlank } from './pasted-code.ts';
import * as words from './words.ts';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

const Section = ({
  id,
  title,
  className = 'border-t border-line lg:border-0',
  children,
}: SectionProps) => (
  <section aria-labelledby={id} className={`flex flex-col gap-3 pt-6 pb-8 ${className}`}>
    <h2 id={id} className="text-step-1">
      {title}
    </h2>
    {children}
  </section>
);

/** The section also works without this part, for example when its code fails to load. */
const PeopleList = lazy(() => loadPeopleList().catch(() => ({ default: () => null })));

/** Whether the element has been within half a window of the visible part of the page. */
function useWasNear(element: RefObject<Element | null>): boolean {
  const [wasNear, setWasNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (changes) => {
        if (changes.some(({ isIntersecting }) => isIntersecting)) setWasNear(true);
      },
      { rootMargin: '50% 0px' },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return wasNear;
}

function CompareForm() {
  const form = useRef<HTMLFormElement>(null);
  const wasNear = useWasNear(form);
  const [value, setValue] = useState('');
  const navigate = useNavigate();
  const openComparison = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBlank(value)) return;
    record('profile_action', { action: 'compare' });
    void navigate(paths.compare(readPastedCode(value)));
  };
  return (
    <Section id="compare" title={words.compareProfiles}>
      <form
        ref={form}
        onSubmit={openComparison}
        className="flex flex-col items-start gap-4 *:w-full"
      >
        <Field
          label={words.codeOrLink}
          placeholder={words.codeOrLinkHint}
          value={value}
          onChange={(event) => setValue(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" look="secondary" disabled={isBlank(value)} className="max-w-fit">
          {compare}
        </Button>
      </form>
      {wasNear && (
        <Suspense>
          <PeopleList />
        </Suspense>
      )}
    </Section>
  );
}

/** The login code that this browser stores; the server has only a hash. */
function LoginCode() {
  const loginCode = useSession((state) => state.loginCode);
  const end = useRef<HTMLDivElement>(null);
  const wasNear = useWasNear(end);
  return (
    <Section id="my-code" title={words.myCode}>
      {loginCode === null ? (
        <>
          <p className="text-muted">{words.noLoginCodeHere}</p>
          <TextLink to={paths.editProfile()} className="self-start">
            {newLoginCode}
          </TextLink>
        </>
      ) : (
        <>
          <LoginCodeButton code={loginCode} startsMasked />
          <p className="text-step--1 text-muted">{words.loginCodeHint}</p>
        </>
      )}
      <div ref={end} className="pt-3">
        {wasNear && hasPasskeys() && (
          <Suspense>
            <KeepPasskey asksForProof />
          </Suspense>
        )}
      </div>
    </Section>
  );
}

interface Props {
  /** Null if sharing is off. */
  readonly shareCode: string | null;
  readonly subject: PictureSubject;
}

interface DoorProps extends Props {
  readonly look?: 'quiet' | 'bar';
  readonly children: ReactNode;
}

/** The button of the one dialog from which everything is shared. */
export const ShareDoor = ({ look = 'quiet', children, ...dialog }: DoorProps) => (
  <LazyDialog look={look} load={() => import('./share-dialog.tsx')} dialog={dialog}>
    {children}
  </LazyDialog>
);

/** Shows the link to the public profile, and opens the dialog for all other sharing. */
function ShareLink({ shareCode, subject }: Props) {
  const detail = useSession(({ user }) => user?.compareDetail ?? defaultCompareDetail);
  const door = (
    <ShareDoor shareCode={shareCode} subject={subject}>
      {words.otherWays}
    </ShareDoor>
  );
  return (
    <Section id="share" title={words.shareYourProfile} className="">
      {shareCode === null ? (
        <>
          <p className="text-muted">{sharingIsOff}</p>
          <div className="flex flex-wrap gap-x-6">
            <TextLink to={paths.editProfile() + sharingHash}>{switchSharingOn}</TextLink>
            {door}
          </div>
        </>
      ) : (
        <LinkField
          link={`${window.location.origin}${paths.publicProfile(shareCode)}`}
          text={words.whatLinkShows[detail]}
        >
          {door}
        </LinkField>
      )}
      <div className="flex flex-wrap gap-x-6">
        <SharedPages />
      </div>
    </Section>
  );
}

export const SharingSection = (props: Props) => (
  <div className="mt-4 grid grid-cols-1 gap-x-12 border-t border-line-strong max-sm:*:gap-2 max-sm:*:py-3 sm:mt-8 lg:grid-cols-3 print:hidden">
    <ShareLink {...props} />
    <CompareForm />
    <LoginCode />
  </div>
);
