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
import { record } from '../../platform/analytics/analytics.ts';
import { paths, sharingHash } from '../../platform/navigation/paths.ts';
import { noteCodeSaved, useCodeSaved } from '../../platform/session/saved-code.ts';
import { useSession } from '../../platform/session/session.ts';
import { newLoginCode, sharingIsOff, switchSharingOn } from '../../platform/words.ts';
import { Button } from '../../ui/components/button.tsx';
import { CopyButton } from '../../ui/components/copy-button.tsx';
import { LazyDialog } from '../../ui/components/lazy-dialog.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { LoginCodeButton } from '../../ui/forms/login-code-button.tsx';
import { LinkField, type Sent, sendLink, SentLine } from '../../ui/forms/send-link.tsx';
import { compare, share } from '../../ui/words.ts';
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
        className="flex flex-wrap items-end gap-3 *:first:min-w-0 *:first:flex-[1_1_11rem]"
      >
        <Field
          label={words.codeOrLink}
          isLabelInside
          placeholder={words.codeOrLinkHint}
          value={value}
          onChange={(event) => setValue(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" look="secondary" disabled={isBlank(value)}>
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
export function LoginCode({ offersPasskey }: { readonly offersPasskey: boolean }) {
  const loginCode = useSession((state) => state.loginCode);
  const end = useRef<HTMLDivElement>(null);
  const wasNear = useWasNear(end);
  const isUnsaved = useUnsavedCode() !== null;
  return (
    <section aria-labelledby="my-code" className="pt-2 sm:pt-8 print:hidden">
      <div className="flex flex-wrap items-center gap-x-2">
        <h2 id="my-code" className="font-body text-step-0 font-medium">
          {words.myCode}
        </h2>
        {loginCode === null ? (
          <TextLink to={paths.editProfile()}>{newLoginCode}</TextLink>
        ) : (
          <LoginCodeButton code={loginCode} startsMasked onCopied={noteCodeSaved} />
        )}
      </div>
      {!isUnsaved && (
        <p className="text-step--1 text-muted">
          {loginCode === null ? words.noLoginCodeHere : words.loginCodeHint}
        </p>
      )}
      <div ref={end}>
        {offersPasskey && wasNear && hasPasskeys() && (
          <Suspense>
            <KeepPasskey asksForProof />
          </Suspense>
        )}
      </div>
    </section>
  );
}

/** The code until it is copied here. An address that was confirmed is another way back. */
function useUnsavedCode(): string | null {
  const { loginCode, user } = useSession((state) => state);
  const isSaved = useCodeSaved();
  return isSaved || user === null || user.emailVerified ? null : loginCode;
}

export function SaveCodeReminder() {
  const code = useUnsavedCode();
  if (code === null) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-step--1">
      <span className="min-w-0 flex-[1_1_11rem] leading-snug">{words.saveYourCode}</span>
      <CopyButton
        value={code}
        label={words.copyCode}
        onCopy={(isCopied) => isCopied && noteCodeSaved()}
        className="font-medium"
      />
    </p>
  );
}

interface Props {
  /** Null if sharing is off. */
  readonly shareCode: string | null;
  readonly subject: PictureSubject;
}

interface DoorProps extends Props {
  readonly look?: 'primary' | 'secondary' | 'quiet';
  readonly children: ReactNode;
}

/** The button of the one dialog from which everything is shared. */
export const ShareDoor = ({ look = 'quiet', children, ...dialog }: DoorProps) => (
  <LazyDialog look={look} load={() => import('./share-dialog.tsx')} dialog={dialog}>
    {children}
  </LazyDialog>
);

/** On a phone the bar has the filled button. */
const outlinedOnPhone =
  'max-md:border max-md:border-line-strong max-md:bg-transparent max-md:font-medium max-md:text-text max-md:hover:border-text max-md:hover:bg-transparent';

/** Hands the link to the share sheet, or copies it, with one press. `isShort` in the bar. */
export function SendOwnLink({
  shareCode,
  subject,
  isShort = false,
}: Props & { readonly isShort?: boolean }) {
  const [sent, setSent] = useState<Sent | null>(null);
  const showsLine = useSession(({ user }) => user?.showsLine === true);
  if (shareCode === null)
    return (
      <ShareDoor shareCode={shareCode} subject={subject} look={isShort ? 'primary' : 'secondary'}>
        {share}
      </ShareDoor>
    );
  const link = window.location.origin + paths.publicProfile(shareCode);
  const send = () => {
    setSent(null); // so that a second success is announced too
    void sendLink(link).then(setSent);
  };
  return (
    <div className={`flex flex-col ${isShort ? 'flex-1' : 'gap-1'} print:hidden`}>
      <Button
        className={isShort ? 'px-4! py-2!' : `send-in-page ${outlinedOnPhone}`}
        onClick={send}
      >
        {words.sendYourLink}
      </Button>
      <SentLine sent={sent} className="text-center text-step--1" />
      {!isShort && (
        <p className="text-center text-step--1 text-muted">
          {showsLine ? words.barsAndHeadline : words.neverThisPage}
        </p>
      )}
    </div>
  );
}

interface SharingProps extends Props {
  /** Stands before the link, because nobody can unsee what they have seen. */
  readonly note: ReactNode;
}

/** Shows the link to the public profile, and opens the dialog for all other sharing. */
function ShareLink({ shareCode, subject, note }: SharingProps) {
  const more = (
    <>
      <ShareDoor shareCode={shareCode} subject={subject}>
        {words.otherWays}
      </ShareDoor>
      <SharedPages />
    </>
  );
  return (
    <Section id="share" title={words.shareYourProfile} className="">
      {note}
      {shareCode === null ? (
        <>
          <p className="text-muted">{sharingIsOff}</p>
          <div className="flex flex-wrap gap-x-6">
            <TextLink to={paths.editProfile() + sharingHash}>{switchSharingOn}</TextLink>
            {more}
          </div>
        </>
      ) : (
        <LinkField link={`${window.location.origin}${paths.publicProfile(shareCode)}`}>
          {more}
        </LinkField>
      )}
    </Section>
  );
}

export const SharingSection = (props: SharingProps) => (
  <div className="grid grid-cols-1 gap-x-12 border-t border-line-strong max-sm:*:gap-1 max-sm:*:py-2 sm:mt-8 lg:grid-cols-2 print:hidden">
    <ShareLink {...props} />
    <CompareForm />
  </div>
);
