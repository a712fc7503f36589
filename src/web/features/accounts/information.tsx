import { Suspense, useState } from 'react';
import { genders } from '../../../domain/account.ts';
import { type User, useSession } from '../../platform/session/session.ts';
import { Button } from '../../ui/components/button.tsx';
import { StatusLine } from '../../ui/components/status-line.tsx';
import { Tooltip } from '../../ui/components/tooltip.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TwoColumns } from './account-sections.tsx';
import { ConfirmAddressForm } from './accounts.ts';
import {
  type InformationEntry,
  type Information,
  type StoredField,
  useInformation,
} from './use-information.ts';
import { useProofStatus } from './use-proof-dialog.ts';
import * as words from './words.ts';

const genderOptions = [
  ['', words.preferNotToSay],
  ...genders.map((gender) => [gender, words.genders[gender]] as const),
] as const;

interface InformationProps {
  readonly information: Information;
}

const InformationFields = ({ information: { entry, fieldErrors, edit } }: InformationProps) => (
  <>
    <Field
      label={words.emailOptional}
      aside={<Tooltip about={words.howAddressIsStored}>{words.addressIsObfuscated}</Tooltip>}
      type="email"
      dir="ltr"
      name="email"
      autoComplete="email"
      hint={words.operatorCouldOpen}
      value={entry.email}
      error={fieldErrors.email ?? null}
      onChange={(event) => edit({ email: event.target.value })}
    />
    <Field
      label={words.ageOptional}
      // A screen reader calls an empty number 0.
      inputMode="numeric"
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
          gender: event.target.value as InformationEntry['gender'] /* as: the value of an option */,
        })
      }
    />
  </>
);

function InformationForm({ information }: InformationProps) {
  const { phase } = information;
  const isSaving = phase.name === 'saving';
  return (
    <form
      noValidate
      className="flex max-w-xl flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void information.submit();
      }}
    >
      <InformationFields information={information} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" disabled={isSaving}>
          {isSaving ? words.saving : words.saveChanges}
        </Button>
        <StatusLine tone={phase.name === 'status' ? phase.tone : 'plain'}>
          {phase.name === 'status' ? phase.text : ''}
        </StatusLine>
      </div>
    </form>
  );
}

interface Props {
  readonly isBusy: boolean;
  readonly onRemove: (field: StoredField) => void;
}

/** The stored value may come from an older version. */
const genderNames: Readonly<Record<string, string>> = words.genders;

const describeEmail = ({ emailVerified }: User) =>
  emailVerified ? words.addressConfirmed : words.addressUnconfirmed;

/** Lists the stored values beside the form, which stays empty and sends only filled fields. */
function StoredInformation({ isBusy, onRemove }: Props) {
  const user = useSession((state) => state.user);
  if (user === null) return null;
  const rows = [
    ['email', user.hasEmail ? describeEmail(user) : null],
    ['ageRange', user.ageRange && words.age(user.ageRange.replace('-', '–'))],
    ['gender', user.gender && words.genderIs(genderNames[user.gender] ?? user.gender)],
  ] as const;
  return (
    <ul aria-label={words.storedNow} className="mt-5 max-w-md text-step--1">
      {rows.map(
        ([field, text]) =>
          text && (
            <li
              key={field}
              className="flex min-h-11 items-center justify-between gap-x-5 border-b py-1 border-line"
            >
              {text}
              <Button
                look="quiet"
                disabled={isBusy}
                aria-label={words.removeEntry(text)}
                onClick={() => onRemove(field)}
              >
                {words.remove}
              </Button>
            </li>
          ),
      )}
    </ul>
  );
}

/** Optional e-mail address, age and gender, which no profile shows. */
export function ProfileInformation() {
  const information = useInformation();
  const isStored = useSession(
    ({ user }) =>
      user !== null && (user.hasEmail || user.ageRange !== null || user.gender !== null),
  );
  const status = useProofStatus();
  const isWaiting = status?.emailPending === true;
  const [hasWaited, setHasWaited] = useState(false);
  if (isWaiting && !hasWaited) setHasWaited(true);
  // The form stays after it has confirmed the address, because it says so.
  const hasForm = isWaiting || (hasWaited && status?.emailVerified === true);
  return (
    <TwoColumns
      id="information"
      title={words.profileInformation}
      text={words.allIsOptional}
      aside={
        <>
          {isStored && (
            <StoredInformation
              onRemove={(field) => void information.remove(field)}
              isBusy={information.phase.name === 'saving'}
            />
          )}
          {hasForm && (
            <div className="mt-6 mb-4">
              {isWaiting && (
                <p className="mb-4 max-w-md text-step--1 text-muted">{words.codeWasMailed}</p>
              )}
              <Suspense fallback={null}>
                <ConfirmAddressForm />
              </Suspense>
            </div>
          )}
        </>
      }
    >
      <InformationForm information={information} />
    </TwoColumns>
  );
}
