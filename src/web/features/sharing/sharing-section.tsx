import { type ReactNode, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { record } from '../../platform/analytics/analytics.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useSession } from '../../platform/session/session.ts';
import { Button } from '../../ui/components/button.tsx';
import { CopyButton } from '../../ui/components/copy-button.tsx';
import { LazyDialog } from '../../ui/components/lazy-dialog.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { LoginCodeButton } from '../../ui/forms/login-code-button.tsx';
import { extractShareCode, isBlank, describeLink } from './share-code.ts';
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

function CompareForm() {
  const [value, setValue] = useState('');
  const navigate = useNavigate();
  const compare = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBlank(value)) return;
    record('profile_action', { action: 'compare' });
    void navigate(paths.compare(extractShareCode(value)));
  };
  return (
    <Section id="compare" title={words.compareProfiles}>
      <form onSubmit={compare} className="flex flex-col items-start gap-4 *:w-full">
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
          {words.compare}
        </Button>
      </form>
    </Section>
  );
}

/** The login code that this browser stores; the server has only a hash (product decisions B1). */
function LoginCode() {
  const loginCode = useSession((state) => state.loginCode);
  return (
    <Section id="my-code" title={words.myCode}>
      {loginCode === null ? (
        <>
          <p className="text-muted">{words.noLoginCodeHere}</p>
          <TextLink to={paths.editProfile()} className="self-start">
            {words.newLoginCode}
          </TextLink>
        </>
      ) : (
        <>
          <LoginCodeButton code={loginCode} startsMasked />
          <p className="text-step--1 text-muted">{words.loginCodeHint}</p>
        </>
      )}
    </Section>
  );
}

/** The link to the public profile; without a share code, sharing is off (product decisions B2). */
function ShareLink({ shareCode }: { readonly shareCode: string | null }) {
  return (
    <Section id="share" title={words.shareYourProfile} className="">
      {shareCode === null ? (
        <>
          <p className="text-muted">{words.sharingIsOff}</p>
          <TextLink to={paths.editProfile()} className="self-start">
            {words.switchSharingOn}
          </TextLink>
        </>
      ) : (
        <Link shareCode={shareCode} />
      )}
    </Section>
  );
}

function Link({ shareCode }: { readonly shareCode: string }) {
  const detail = useSession(({ user }) => user?.compareDetail);
  const link = `${window.location.origin}${paths.publicProfile(shareCode)}`;
  return (
    <>
      <Field
        label={words.yourLink}
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className="text-step--1 text-muted">{describeLink(detail)}</p>
      <div className="flex flex-wrap items-start gap-x-6">
        <CopyButton value={link} label={words.copyLink} className="font-medium" />
        <LazyDialog
          look="quiet"
          load={() => import('./qr-dialog.tsx')}
          dialog={{ link, title: words.qrCodeLabel, text: words.qrHint }}
        >
          {words.qrCode}
        </LazyDialog>
        <LazyDialog look="quiet" load={() => import('./public-preview.tsx')} dialog={{ shareCode }}>
          {words.whatOthersSee}
        </LazyDialog>
        <TextLink to={paths.editProfile()} className="text-muted">
          {words.renewOrSwitchOff}
        </TextLink>
      </div>
    </>
  );
}

export function SharingSection({ shareCode }: { readonly shareCode: string | null }) {
  return (
    <div className="mt-4 grid grid-cols-1 gap-x-12 border-t border-line-strong max-sm:*:gap-2 max-sm:*:py-3 sm:mt-20 lg:grid-cols-3 print:hidden">
      <ShareLink shareCode={shareCode} />
      <CompareForm />
      <LoginCode />
    </div>
  );
}
