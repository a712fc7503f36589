import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/components/button.tsx';
import { StatusLine } from '../../../ui/components/status-line.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { InformationFields } from './information-fields.tsx';
import type { Information } from './use-information.ts';

export function InformationForm({ information }: { readonly information: Information }) {
  const { phase, needsProof } = information;
  const proof = useRef<HTMLInputElement>(null);
  const isSaving = phase.name === 'saving';
  useEffect(() => {
    if (needsProof) proof.current?.focus();
  }, [needsProof]);
  return (
    <form
      noValidate
      className="flex max-w-xl flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void information.submit(proof.current?.value ?? '');
      }}
    >
      <InformationFields information={information} />
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
        <StatusLine tone={phase.name === 'status' ? phase.tone : 'plain'}>
          {phase.name === 'status' ? phase.text : ''}
        </StatusLine>
      </div>
    </form>
  );
}
