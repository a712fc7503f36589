import { paths } from '../../../platform/navigation/paths.ts';
import { useSession } from '../../../platform/session/session.ts';
import { ButtonLink } from '../../../ui/components/button.tsx';
import * as words from './words.ts';

interface Step {
  readonly title: string;
  readonly text: string;
  readonly primary: { readonly label: string; readonly to: string };
  readonly secondary?: { readonly label: string; readonly to: string };
}

const steps = {
  owner: {
    title: words.yourLinks,
    text: words.yourLinksText,
    primary: { label: words.goToLinks, to: paths.links() },
  },
  newcomer: {
    title: words.andYou,
    text: words.andYouText,
    primary: { label: words.takeSurvey, to: paths.createAccount() },
    secondary: { label: words.login, to: paths.login() },
  },
  finished: {
    title: words.whereYouMeet,
    text: words.sharedReadingText,
    primary: { label: words.startSharedReading, to: paths.together() },
    secondary: { label: words.viewMyProfile, to: paths.profile() },
  },
} as const satisfies Record<string, Step>;

/** What a visitor may do after they have seen somebody's link. */
export function WayOn({ isOwn }: { readonly isOwn: boolean }) {
  const hasProfile = useSession(({ user }) => user?.surveyCompleted === true);
  const step: Step = isOwn ? steps.owner : hasProfile ? steps.finished : steps.newcomer;
  return (
    <section
      aria-labelledby="way-on"
      className="mt-14 grid gap-x-10 gap-y-5 rounded-card bg-raised px-5 py-6 sm:px-8 lg:grid-cols-[1fr_auto] lg:items-center print:hidden"
    >
      <div>
        <h2 id="way-on" className="text-step-1">
          {step.title}
        </h2>
        <p className="mt-1 max-w-2xl text-muted">{step.text}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={step.primary.to}>{step.primary.label}</ButtonLink>
        {step.secondary && (
          <ButtonLink look="secondary" to={step.secondary.to}>
            {step.secondary.label}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
