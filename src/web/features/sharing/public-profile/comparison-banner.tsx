import { paths } from '../../../platform/navigation/paths.ts';
import { ButtonLink } from '../../../ui/components/button.tsx';
import * as words from './words.ts';

/** Invites visitors who are logged out to compare profiles (spec §2). */
export function ComparisonBanner() {
  return (
    <section
      aria-labelledby="banner"
      className="mt-8 grid gap-x-10 gap-y-5 rounded-card bg-raised px-5 py-6 sm:px-8 lg:grid-cols-[1fr_auto] lg:items-center"
    >
      <div>
        <h2 id="banner" className="text-step-1">
          {words.wantToCompare}
        </h2>
        <p className="mt-1 text-muted">{words.wantToCompareText}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.createAccount()}>{words.takeTheSurvey}</ButtonLink>
        <ButtonLink look="secondary" to={paths.login()}>
          {words.loginToCompare}
        </ButtonLink>
      </div>
    </section>
  );
}
