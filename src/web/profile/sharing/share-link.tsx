import { paths } from '../../app/paths.ts';
import { timers } from '../../app/timers.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Field } from '../../ui/field.tsx';

/** {origin}/profile/{shareCode}, read-only (spec §2); without a code sharing is off (decisions B2). */
export function ShareLink({ shareCode }: { readonly shareCode: string | null }) {
  return (
    <section aria-labelledby="share" className="flex flex-col gap-3 pt-6 pb-8">
      <h2 id="share" className="text-step-1">
        Share Your Profile
      </h2>
      {shareCode === null ? <p className="text-muted">Sharing is switched off: your profile has no link.</p> : <Link link={`${window.location.origin}${paths.publicProfile(shareCode)}`} />}
    </section>
  );
}

function Link({ link }: { readonly link: string }) {
  return (
    <>
      <Field label="Your link" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      <p className="text-step--1 text-muted">Whoever has it sees your ten dimensions and nothing else: no answers, no polarities, no summary.</p>
      <CopyButton value={link} label="Copy Link" revertAfter={timers.copied} className="self-start font-medium" />
    </>
  );
}
