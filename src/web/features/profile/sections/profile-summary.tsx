import { paths } from '../../../platform/navigation/paths.ts';
import { TextLink } from '../../../ui/components/text-link.tsx';
import type { ProfileReading } from '../view-model/profile-view.ts';

export function ProfileSummary({ reading }: { readonly reading: ProfileReading }) {
  return (
    <section className="pt-6 pb-4 sm:pt-10">
      <h1 className="font-body text-step--1 tracking-wide text-muted">Your Profile Summary</h1>
      <p className="mt-4 max-w-4xl font-display text-step-2 leading-[1.35] text-pretty">
        {reading.summary.lead}
      </p>
      {reading.summary.rest && (
        <p className="mt-4 max-w-3xl text-step-1 leading-relaxed text-muted">
          {reading.summary.rest}
        </p>
      )}
      <p className="mt-5 text-step--1 text-muted">
        {reading.provenance.join(' · ')}{' '}
        <TextLink to={paths.methodology()}>What this means</TextLink>
      </p>
      {reading.author && <p className="text-step--1 text-muted">{reading.author}</p>}
    </section>
  );
}
