import { genders } from '../../../../domain/account.ts';
import { Tooltip } from '../../../ui/components/tooltip.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { ageBounds, type InformationEntry } from './optional-info.ts';
import type { Information } from './use-information.ts';
import * as words from './words.ts';

const genderOptions = [
  ['', words.preferNotToSay],
  ...genders.map((gender) => [gender, words.genders[gender]] as const),
] as const;

export function InformationFields({
  information: { entry, fieldErrors, edit },
}: {
  readonly information: Information;
}) {
  return (
    <>
      <Field
        label={words.emailOptional}
        aside={<Tooltip about={words.howAddressIsStored}>{words.addressIsObfuscated}</Tooltip>}
        type="email"
        name="email"
        autoComplete="email"
        hint={words.operatorCouldOpen}
        value={entry.email}
        error={fieldErrors.email ?? null}
        onChange={(event) => edit({ email: event.target.value })}
      />
      <Field
        label={words.ageOptional}
        type="number"
        inputMode="numeric"
        min={ageBounds.min}
        max={ageBounds.max}
        autoComplete="off"
        hint={words.ageStaysHere}
        value={entry.age}
        error={fieldErrors.age ?? null}
        onChange={(event) => edit({ age: event.target.value })}
      />
      <Select
        label={words.genderOptional}
        options={genderOptions}
        value={entry.gender}
        onChange={(event) =>
          edit({
            gender: event.target
              .value as InformationEntry['gender'] /* as: the value of an option */,
          })
        }
      />
    </>
  );
}
