import { paths } from '../../platform/navigation/paths.ts';
import { Button } from '../../ui/components/button.tsx';
import { StatusLine } from '../../ui/components/status-line.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { formatDay } from '../../ui/language/dates.ts';
import { useLeaving, useOwnStudy } from './use-study.ts';
import * as words from './words.ts';

/** The study that the visitor takes part in, on 'Edit Profile'; nothing without one. */
export default function StudySection() {
  const study = useOwnStudy().data?.study;
  const { isBusy, failure, leave } = useLeaving();
  if (!study) return null;
  return (
    <section className="grid gap-x-12 gap-y-4 border-t border-line py-6 lg:grid-cols-[1fr_1.4fr]">
      <div>
        <h3 className="text-step-1">{words.joinedTitle}</h3>
        <p className="mt-2 max-w-md text-step--1 text-muted wrap-anywhere">{study.title}</p>
      </div>
      <div className="flex max-w-xl flex-col items-start gap-4">
        <p>{words.joinedSince(formatDay(study.joinedDay))}</p>
        <TextLink to={paths.study()}>{words.aboutYourStudy}</TextLink>
        <Button look="secondary" aria-disabled={isBusy} onClick={() => void leave()}>
          {words.leaveStudy}
        </Button>
        <StatusLine tone="poor">{failure}</StatusLine>
      </div>
    </section>
  );
}
