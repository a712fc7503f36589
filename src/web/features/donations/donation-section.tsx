import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { donationCalls } from '../../../contract/accounts-calls.ts';
import type { Reply } from '../../../contract/endpoints.ts';
import type { DonationChoice } from '../../../domain/account.ts';
import { donationHash, paths } from '../../platform/navigation/paths.ts';
import { bindCalls } from '../../platform/session/call.ts';
import { queryClient } from '../../platform/session/query-client.ts';
import { site } from '../../platform/site.ts';
import { StatusLine } from '../../ui/components/status-line.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { useChoiceSaver } from '../../ui/forms/choice-saver.ts';
import { Option } from '../../ui/forms/options.tsx';
import { saveColors, saveTexts } from '../../ui/forms/save-status.ts';
import { formatDay } from '../../ui/language/dates.ts';
import { renderTags } from '../../ui/language/tags.ts';
import * as words from './words.ts';

type Donation = Reply<'getDonation'>;

const call = bindCalls(donationCalls);
const queryKey = ['donation'] as const;

async function save(choice: DonationChoice): Promise<void> {
  const saved = await call('setDonation', { body: { choice } });
  queryClient.setQueryData<Donation>(queryKey, saved);
}

/** Shows and saves the choice. There is none until the stored one has loaded. */
function useDonation() {
  const { data, isError } = useQuery({
    queryKey,
    queryFn: () => call('getDonation'),
    staleTime: 0,
    gcTime: 0,
  });
  const { pending, status, choose } = useChoiceSaver(save);
  const donation = data && { ...data, choice: pending ?? data.choice };
  return { donation, isError, status, choose };
}

type Loaded = NonNullable<ReturnType<typeof useDonation>['donation']>;

function describeState({ choice, chosenDay, hasCopy }: Loaded): string {
  if (choice === 'none' || chosenDay === null) return words.isOff;
  const day = formatDay(chosenDay);
  return hasCopy ? words.isStored(day) : words.comesLater(day);
}

interface OptionsProps {
  readonly choice: DonationChoice;
  readonly onChoose: (choice: DonationChoice) => void;
}

/** Shows two switches. Both start off, and the second needs the first. */
function DonationOptions({ choice, onChoose }: OptionsProps) {
  const isOn = choice !== 'none';
  const hasDetails = choice === 'answersAndDetails';
  return (
    <>
      <Option
        type="checkbox"
        label={words.donate}
        isChosen={isOn}
        onChoose={() => onChoose(isOn ? 'none' : 'answers')}
      />
      <Option
        type="checkbox"
        label={words.addDetails}
        isChosen={hasDetails}
        isDisabled={!isOn}
        onChoose={() => onChoose(hasDetails ? 'answers' : 'answersAndDetails')}
      />
    </>
  );
}

const facts = [words.copied, words.readers, words.withdrawal, words.limits] as const;

/** The consent to calibration, saved as soon as it is chosen. */
export default function DonationSection() {
  const { donation, isError, status, choose } = useDonation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  const isAskedFor = hash === donationHash && donation !== undefined;
  useEffect(() => {
    if (!isAskedFor) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [isAskedFor]);
  // Earlier consent can still be withdrawn after the operator stops asking.
  if (!site.donations && (donation?.choice ?? 'none') === 'none') return null;
  return (
    <section className="grid gap-x-12 gap-y-4 border-t border-line py-6 lg:grid-cols-[1fr_1.4fr]">
      <div>
        <h3 ref={heading} id="donation" tabIndex={-1} className="text-step-1">
          {words.title}
        </h3>
        <p className="mt-2 max-w-md text-step--1 leading-relaxed text-muted">{words.why}</p>
      </div>
      <div className="max-w-xl">
        {donation && (
          <fieldset aria-labelledby="donation">
            <DonationOptions choice={donation.choice} onChoose={(choice) => void choose(choice)} />
            <p className="text-step--1">{describeState(donation)}</p>
          </fieldset>
        )}
        <StatusLine className={`min-h-6 text-step--1 ${saveColors[status]}`}>
          {isError ? words.notLoaded : saveTexts[status]}
        </StatusLine>
        <ul className="mt-3 list-disc ps-5 text-step--1 leading-relaxed text-muted">
          {facts.map((fact) => (
            <li key={fact} className="mt-2">
              {fact}
            </li>
          ))}
        </ul>
        <p className="mt-3 text-step--1">
          {renderTags(words.columnByColumn, { a: <TextLink to={paths.privacy()} /> })}
        </p>
      </div>
    </section>
  );
}
