import { paths } from '../platform/navigation/paths.ts';
import { useSession } from '../platform/session/session.ts';
import { takeTheSurvey } from '../platform/words.ts';
import { Button, ButtonLink } from '../ui/components/button.tsx';
import { LazyDialog } from '../ui/components/lazy-dialog.tsx';
import { arrivedWith } from './card-address.ts';
import { checkCommand, savePage } from './source.ts';
import * as words from './words.ts';

export default function StartScreen() {
  const hasProfile = useSession(({ user }) => user?.surveyCompleted ?? false);
  return (
    <article className="max-w-3xl pb-16">
      <h1 className="pt-6 sm:pt-10">{words.title}</h1>
      <p className="pt-5 text-step-1 leading-snug">{words.lead}</p>
      <p className="pt-3 text-muted">{words.without}</p>
      {arrivedWith() !== '' && (
        <p className="mt-5 rounded-card bg-raised px-5 py-3">{words.cardWaits}</p>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-6">
        <ButtonLink to={hasProfile ? paths.profile() : paths.survey()}>
          {hasProfile ? words.toProfile : takeTheSurvey}
        </ButtonLink>
        <LazyDialog look="quiet" load={() => import('./open-dialog.tsx')} dialog={{}}>
          {words.openKept}
        </LazyDialog>
      </div>
      <section aria-labelledby="proof" className="mt-12 border-t border-line pt-6">
        <h2 id="proof" className="text-step-1">
          {words.proofTitle}
        </h2>
        <ul className="mt-3 flex list-disc flex-col gap-2 ps-5 text-muted marker:text-accent">
          {words.proofs.map((proof) => (
            <li key={proof}>{proof}</li>
          ))}
        </ul>
        <p className="mt-3">
          <code
            dir="ltr"
            className="inline-block rounded-card bg-raised px-4 py-2 text-step--1 break-all"
          >
            {checkCommand}
          </code>
        </p>
        <p className="mt-3 text-muted">{words.remains}</p>
        <Button look="secondary" className="mt-5" onClick={savePage}>
          {words.savePage}
        </Button>
      </section>
    </article>
  );
}
