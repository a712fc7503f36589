import { pairHours } from '../../../../domain/readings/together.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { Button } from '../../../ui/components/button.tsx';
import { Option } from '../../../ui/forms/options.tsx';
import { FailureLine } from '../parts/failure-line.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { useInvite } from './use-invite.ts';
import * as words from './words.ts';

export function InvitationForm() {
  const { hours, setHours, created, isBusy, failure, invite, again } = useInvite();
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
