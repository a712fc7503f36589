import { useEffect, useRef } from 'react';
import { genders } from '../../../../domain/account.ts';
import { useSession } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/components/button.tsx';
import { StatusLine } from '../../../ui/components/status-line.tsx';
import { Tooltip } from '../../../ui/components/tooltip.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { ageBounds, type Entry } from './optional-info.ts';
import { StoredInformation } from './stored-information.tsx';
import { useInformation } from './use-information.ts';

const genderOptions = [
  ['', 'Prefer not to say'],
  ...genders.map((gender) => [gender, gender] as const),
] as const;

/** E-mail, age and gender: all optional, none of it on any profile (spec §2 edit profile; decisions A4, B6, D6). */
export function ProfileInformation() {
  const information = useInformation();
  const { entry, phase, refusals, needsProof, edit } = information;
  const isStored = useSession(
    ({ user }) =>
      user !== null && (user.hasEmail || user.ageRange !== null || user.gender !== null),
  );
  const proof = useRef<HTMLInputElement>(null);
  const isSaving = phase.name === 'saving';
  useEffect(() => {
    if (needsProof) proof.current?.focus();
  }, [needsProof]);
  return (
    <section
      aria-labelledby="information"
      className="grid gap-x-12 gap-y-4 border-t border-line py-8 lg:grid-cols-[1fr_1.4fr]"
    >
      <div>
        <h2 id="information" className="text-step-1">
          Profile Information
        </h2>
        <p className="mt-2 max-w-md text-step--1 leading-relaxed text-muted">
          All of it is optional, and never shared publicly: it appears on no profile and in no
          comparison.
        </p>
        {isStored && (
          <StoredInformation
            onRemove={(field) => void information.remove(field)}
            isBusy={isSaving}
          />
        )}
      </div>
      <form
        noValidate
        className="flex max-w-xl flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void information.submit(proof.current?.value ?? '');
        }}
      >
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
          error={refusals.email ?? null}
          onChange={(event) => edit({ email: event.target.value })}
        />
        <Field
          label="Age (Optional)"
          type="number"
          inputMode="numeric"
          min={ageBounds.least}
          max={ageBounds.most}
          autoComplete="off"
          hint="Your age stays in this browser. Only its range is stored, such as 25-34."
          value={entry.age}
          error={refusals.age ?? null}
          onChange={(event) => edit({ age: event.target.value })}
        />
        <Select
          label="Gender (Optional)"
          options={genderOptions}
          value={entry.gender}
          onChange={(event) =>
            edit({ gender: event.target.value as Entry['gender'] /* as: one of the options */ })
          }
        />
        {needsProof && (
          <Field
            ref={proof}
            label="Login code or password"
            name="proof"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            hint="What you typed above is kept."
          />
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button type="submit" disabled={isSaving}>
            {isSaving ? 'Saving...' : 'Save Changes'}
          </Button>
          <StatusLine tone={phase.name === 'said' ? phase.tone : 'plain'}>
            {phase.name === 'said' ? phase.text : ''}
          </StatusLine>
        </div>
      </form>
    </section>
  );
}
