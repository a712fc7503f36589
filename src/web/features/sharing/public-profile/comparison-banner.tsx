import { paths } from '../../../platform/navigation/paths.ts';
import { ButtonLink } from '../../../ui/components/button.tsx';

/** Invites visitors who are logged out to compare profiles (spec §2). */
export function ComparisonBanner() {
  return (
    <section
      aria-labelledby="banner"
      className="mt-8 grid gap-x-10 gap-y-5 rounded-card bg-raised px-5 py-6 sm:px-8 lg:grid-cols-[1fr_auto] lg:items-center"
    >
      <div>
        <h2 id="banner" className="text-step-1">
          Want to Compare Profiles?
        </h2>
        <p className="mt-1 text-muted">
          Answer the same questions, and see where the two of you meet, and how certain that is.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.createAccount()}>Take the Survey</ButtonLink>
        <ButtonLink look="secondary" to={paths.login()}>
          Login to Compare
        </ButtonLink>
      </div>
    </section>
  );
}
