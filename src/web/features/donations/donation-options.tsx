import type { DonationChoice } from '../../../domain/account.ts';
import { Option } from '../../ui/forms/options.tsx';
import * as words from './words.ts';

interface Props {
  readonly choice: DonationChoice;
  readonly onChoose: (choice: DonationChoice) => void;
}

/** Two switches, both off unless chosen; the second needs the first. */
export function DonationOptions({ choice, onChoose }: Props) {
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
