import { Fold } from '../../../ui/disclosure/fold.tsx';
import type { ProfileReading } from '../view-model/profile-view.ts';
import * as words from './words.ts';

interface Props {
  readonly reading: ProfileReading;
  /** The heading's level: 1 where no first screen precedes it. */
  readonly level: 1 | 2;
}

export function ProfileSummary({ reading, level }: Props) {
  const Heading = `h${level}` as const;
  return (
    <section className="pt-4 pb-3 sm:pt-10 sm:pb-4">
      <Heading className="font-body text-step--1 tracking-wide text-muted">{words.summary}</Heading>
      <p
        className={`max-w-4xl font-display leading-[1.35] text-pretty ${level === 1 ? 'mt-4 text-step-2' : 'mt-2 text-step-1'}`}
      >
        {reading.summary.lead}
      </p>
      {reading.summary.rest && <Rest text={reading.summary.rest} isFolded={level === 2} />}
      {reading.provenance.length > 0 && (
        <p className="mt-5 text-step--1 text-muted">{reading.provenance.join(' · ')}</p>
      )}
    </section>
  );
}

/** Behind the first screen, whose footnote says the reservations too, a phone folds it. */
function Rest({ text, isFolded }: { readonly text: string; readonly isFolded: boolean }) {
  const look = 'max-w-3xl leading-relaxed text-muted';
  if (!isFolded) return <p className={`mt-4 text-step-1 ${look}`}>{text}</p>;
  return (
    <Fold label={words.summaryRest} isOpenOnWide>
      <p className={`mt-2 ${look}`}>{text}</p>
    </Fold>
  );
}
