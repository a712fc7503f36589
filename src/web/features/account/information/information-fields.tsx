import { genders } from '../../../../domain/account.ts';
import { Tooltip } from '../../../ui/components/tooltip.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { ageBounds, type InformationEntry } from './optional-info.ts';
import type { Information } from './use-information.ts';

const genderOptions = [
  ['', 'Prefer not to say'],
  ...genders.map((gender) => [gender, gender] as const),
] as const;

export function InformationFields({
  information: { entry, fieldErrors, edit },
}: {
  readonly information: Information;
}) {
  return (
    <>
      <Field
        label="Email (Optional)"
        aside={
          <Tooltip about="How the e-mail is stored">
            Your address is stored only in an irreversible, obfuscated form: we can recognise it
            when you type it again, and cannot read it back. It signs you in once you have opened
            the link that we send.
          </Tooltip>
        }
        type="email"
        name="email"
        autoComplete="email"
        value={entry.email}
        error={fieldErrors.email ?? null}
        onChange={(event) => edit({ email: event.target.value })}
      />
      <Field
        label="Age (Optional)"
        type="number"
        inputMode="numeric"
        min={ageBounds.min}
        max={ageBounds.max}
        autoComplete="off"
        hint="Your age stays in this browser. Only its range is stored, such as 25-34."
        value={entry.age}
        error={fieldErrors.age ?? null}
        onChange={(event) => edit({ age: event.target.value })}
      />
      <Select
        label="Gender (Optional)"
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
