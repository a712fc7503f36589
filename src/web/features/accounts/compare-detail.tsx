import { useState } from 'react';
import {
  type CompareDetail,
  defaultCompareDetail,
  compareDetails,
} from '../../../domain/comparing.ts';
import { updateUser, useSession } from '../../platform/session/session.ts';
import { StatusLine } from '../../ui/components/status-line.tsx';
import { type ChoiceState, createChoiceSaver } from '../../ui/forms/choice-saver.ts';
import { Option } from '../../ui/forms/options.tsx';
import { saveColors, saveTexts } from '../../ui/forms/save-status.ts';
import { TwoColumns } from './account-sections.tsx';
import { callAccount } from './with-proof.tsx';
import * as words from './words.ts';

async function save(compareDetail: CompareDetail): Promise<void> {
  const { user } = await callAccount('updateOptionalInfo', { body: { compareDetail } });
  updateUser(user);
}

/** What others may see when they compare: the choice that the screen shows, and its saving. */
function useCompareDetail() {
  const stored = useSession(({ user }) => user?.compareDetail ?? defaultCompareDetail);
  const [{ pending, status }, setState] = useState<ChoiceState<CompareDetail>>({
    pending: null,
    status: 'idle',
  });
  const [saver] = useState(() => createChoiceSaver(save, setState));
  return { detail: pending ?? stored, status, choose: saver.choose };
}

/** The owner's choice, saved as soon as it is made (product decisions D4). */
export function CompareDetailSection() {
  const { detail, status, choose } = useCompareDetail();
  return (
    <TwoColumns id="compare-detail" title={words.legend} text={words.changesApplyNext}>
      <fieldset aria-labelledby="compare-detail" className="max-w-xl">
        {compareDetails.map((each) => (
          <Option
            key={each}
            type="radio"
            group="compare-detail"
            label={
              each === defaultCompareDetail
                ? words.byDefault(words.details[each].label)
                : words.details[each].label
            }
            hint={words.details[each].hint}
            isChosen={detail === each}
            onChoose={() => void choose(each)}
          />
        ))}
        <StatusLine className={`min-h-6 text-step--1 ${saveColors[status]}`}>
          {saveTexts[status]}
        </StatusLine>
      </fieldset>
    </TwoColumns>
  );
}
