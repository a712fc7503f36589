import { paths } from '../../platform/navigation/paths.ts';
import { CopyButton } from '../../ui/components/copy-button.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { LazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { Field } from '../../ui/forms/field.tsx';

/**
 * The link to the public profile. If the share code is null, sharing is off (product decisions B2).
 */
export function ShareLink({ shareCode }: { readonly shareCode: string | null }) {
  return (
    <section aria-labelledby="share" className="flex flex-col gap-3 pt-6 pb-8">
      <h2 id="share" className="text-step-1">
        Share Your Profile
      </h2>
      {shareCode === null ? <SwitchedOff /> : <Link shareCode={shareCode} />}
    </section>
  );
}

const SwitchedOff = () => (
  <>
    <p className="text-muted">Sharing is switched off: your profile has no link.</p>
    <TextLink to={paths.editProfile()} className="self-start">
      Switch sharing on
    </TextLink>
  </>
);

function Link({ shareCode }: { readonly shareCode: string }) {
  const link = `${window.location.origin}${paths.publicProfile(shareCode)}`;
  return (
    <>
      <Field
        label="Your link"
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className="text-step--1 text-muted">
        Whoever has it sees your ten dimensions and nothing else: no answers, no polarities, no
        summary.
      </p>
      <div className="flex flex-wrap items-start gap-x-6">
        <CopyButton value={link} label="Copy Link" className="font-medium" />
        <LazyDialog look="quiet" load={() => import('./qr-dialog.tsx')} dialog={{ link }}>
          QR code
        </LazyDialog>
        <LazyDialog
          look="quiet"
          load={() => import('./public-profile/public-preview.tsx')}
          dialog={{ shareCode }}
        >
          What others see
        </LazyDialog>
        <TextLink to={paths.editProfile()} className="text-muted">
          Renew or switch off
        </TextLink>
      </div>
    </>
  );
}
