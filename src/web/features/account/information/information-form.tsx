import { Button } from '../../../ui/components/button.tsx';
import { StatusLine } from '../../../ui/components/status-line.tsx';
import { InformationFields } from './information-fields.tsx';
import type { Information } from './use-information.ts';
import * as words from './words.ts';

export function InformationForm({ information }: { readonly information: Information }) {
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
