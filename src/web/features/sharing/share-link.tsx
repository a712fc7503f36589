import { paths } from '../../platform/navigation/paths.ts';
import { useSession } from '../../platform/session/session.ts';
import { CopyButton } from '../../ui/components/copy-button.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { LazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { describeLink } from './link-sentence.ts';
import * as words from './words.ts';

const qrText = words.qrHint;

/**
 * The link to the public profile. If the share code is null, sharing is off (product decisions B2).
 */
export function ShareLink({ shareCode }: { readonly shareCode: string | null }) {
  return (
    <section aria-labelledby="share" className="flex flex-col gap-3 pt-6 pb-8">
      <h2 id="share" className="text-step-1">
        {words.shareYourProfile}
      </h2>
      {shareCode === null ? <SwitchedOff /> : <Link shareCode={shareCode} />}
    </section>
  );
}

const SwitchedOff = () => (
  <>
    <p className="text-muted">{words.sharingIsOff}</p>
    <TextLink to={paths.editProfile()} className="self-start">
      {words.switchSharingOn}
    </TextLink>
  </>
);

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
          dialog={{ link, title: words.qrCodeLabel, text: qrText }}
        >
          {words.qrCode}
        </LazyDialog>
        <LazyDialog
          look="quiet"
          load={() => import('./public-profile/public-preview.tsx')}
          dialog={{ shareCode }}
        >
          {words.whatOthersSee}
        </LazyDialog>
        <TextLink to={paths.editProfile()} className="text-muted">
          {words.renewOrSwitchOff}
        </TextLink>
      </div>
    </>
  );
}
