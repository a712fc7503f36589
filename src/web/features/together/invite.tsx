import { useEffect, useRef, useState } from 'react';
import type { Reply } from '../../../contract/endpoints.ts';
import { defaultPairHours, type PairHours, pairHours } from '../../../domain/together.ts';
import { useAction } from '../../platform/api/use-action.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { Button } from '../../ui/components/button.tsx';
import { Option } from '../../ui/forms/options.tsx';
import { LinkField } from '../../ui/forms/send-link.tsx';
import { formatTime } from '../../ui/language/dates.ts';
import { renderTags } from '../../ui/language/tags.ts';
import { storeReading } from '../comparison/comparison.ts';
import { QrButton, ShareButton } from '../sharing/sharing.ts';
import { FailureLine } from './notices.tsx';
import { callTogether, reloadPairs } from './use-pairs.ts';
import * as words from './words.ts';

type Created = Reply<'createPair'>;

interface Props extends Pick<Created, 'endsAt'> {
  readonly link: string;
  readonly onAgain: () => void;
}

/** The link of a new invitation. No call returns it again, so it is shown only here. */
function InvitationLink({ link, endsAt, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby="invitation"
      className="flex flex-col gap-4 rounded-card bg-raised px-5 py-6 sm:px-8"
    >
      <h2 id="invitation" ref={heading} tabIndex={-1} className="text-step-1 outline-none">
        {words.yourInvitation}
      </h2>
      <p>
        {renderTags(words.itWorksOnce(formatTime(endsAt, { hasWeekday: true })), {
          span: <span className="font-medium" />,
        })}
      </p>
      <LinkField link={link} label={words.linkLabel}>
        <ShareButton address={link} />
        <QrButton link={link} />
      </LinkField>
      <p className="text-step--1 leading-relaxed text-muted">{words.sendItNow}</p>
      <Button look="quiet" className="self-start" onClick={onAgain}>
        {words.inviteSomebodyElse}
      </Button>
    </section>
  );
}

/** Offers a duration, then shows the new invitation. Only this page ever has its link. */
function useInvite(comparedWith: string | null) {
  const [hours, setHours] = useState<PairHours>(defaultPairHours);
  const [created, setCreated] = useState<Created | null>(null);
  const { isBusy, failure, perform } = useAction();
  const invite = () =>
    perform(async () => {
      const made = await callTogether('createPair', { body: { hours } });
      if (comparedWith !== null) storeReading(comparedWith, made.pairId);
      setCreated(made);
      await reloadPairs();
    });
  return { hours, setHours, created, isBusy, failure, invite, again: () => setCreated(null) };
}

export function InvitationForm({ comparedWith }: { readonly comparedWith: string | null }) {
  const { hours, setHours, created, isBusy, failure, invite, again } = useInvite(comparedWith);
  if (created !== null) {
    const link = `${window.location.origin}${paths.together(created.token)}`;
    return <InvitationLink link={link} endsAt={created.endsAt} onAgain={again} />;
  }
  return (
    <section
      aria-labelledby="invite"
      className="flex flex-col gap-4 rounded-card bg-raised px-5 py-6 sm:px-8"
    >
      <h2 id="invite" className="text-step-1">
        {words.inviteSomebody}
      </h2>
      <fieldset>
        <legend className="text-muted">{words.howLong}</legend>
        <div className="mt-1 flex flex-wrap gap-x-6">
          {pairHours.map((each) => (
            <Option
              key={each}
              type="radio"
              group="hours"
              label={words.within(each)}
              isChosen={hours === each}
              onChoose={() => setHours(each)}
            />
          ))}
        </div>
      </fieldset>
      <p className="text-step--1 leading-relaxed text-muted">{words.linkExplained}</p>
      <Button className="self-start" disabled={isBusy} onClick={() => void invite()}>
        {isBusy ? words.makingLink : words.makeLink}
      </Button>
      <FailureLine text={failure} />
    </section>
  );
}
