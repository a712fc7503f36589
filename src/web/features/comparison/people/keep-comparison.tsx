import { type SubmitEvent, useRef, useState } from 'react';
import { maxPersonNameLength } from '../../../../domain/comparing.ts';
import { useAction } from '../../../platform/api/use-action.ts';
import { Button } from '../../../ui/components/button.tsx';
import { StatusLine } from '../../../ui/components/status-line.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { remove } from '../../../ui/words.ts';
import { findPerson, type KeptPerson, usePeople, usePeopleActions } from './use-people.ts';
import * as words from './words.ts';

interface Props {
  /** The other person's share code. */
  readonly shareCode: string;
}

/** Keeps the other person under a name, or renames or removes them. */
export function KeepComparison({ shareCode }: Props) {
  const people = usePeople();
  if (people === null) return null;
  return <KeepForm key={shareCode} shareCode={shareCode} kept={findPerson(people, shareCode)} />;
}

interface FormProps extends Props {
  /** Undefined while the person is not in the list. */
  readonly kept: KeptPerson | undefined;
}

export function KeepForm({ shareCode, kept }: FormProps) {
  const [name, setName] = useState(kept?.name ?? '');
  const [removedName, setRemovedName] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const actions = usePeopleActions();
  const keeping = useAction(words.notKept);
  const removing = useAction(words.notRemoved);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() !== '') void keeping.perform(() => actions.keep(shareCode, name));
  };
  // The name stays in the field, so that one press keeps the person again.
  const forget = () =>
    removing.perform(async () => {
      await actions.remove(shareCode);
      setRemovedName(kept?.name ?? null);
      field.current?.focus();
    });
  return (
    <section
      aria-labelledby="keep"
      className="mt-2 max-w-2xl border-t border-line pt-2 sm:mt-6 sm:pt-5 print:hidden"
    >
      <h2 id="keep" className="text-step-1">
        {words.keepTitle}
      </h2>
      <KeptStatus kept={kept} removedName={removedName} />
      <form
        onSubmit={submit}
        className="mt-1 flex flex-wrap items-end gap-x-3 gap-y-2 *:first:min-w-0 *:first:flex-[1_1_11rem]"
      >
        <Field
          ref={field}
          label={words.name}
          isLabelInside
          error={keeping.failure ?? removing.failure}
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={maxPersonNameLength}
          autoComplete="off"
        />
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Button
            type="submit"
            look="secondary"
            disabled={name.trim() === ''}
            aria-disabled={keeping.isBusy}
          >
            {kept ? words.rename : words.keep}
          </Button>
          {kept && (
            <RemoveButton kept={kept} isBusy={removing.isBusy} onPress={() => void forget()} />
          )}
        </div>
      </form>
    </section>
  );
}

interface StatusProps extends Pick<FormProps, 'kept'> {
  readonly removedName: string | null;
}

const KeptStatus = ({ kept, removedName }: StatusProps) => (
  <StatusLine tone="good" className="empty:absolute">
    {kept ? words.keptAs(kept.name) : removedName !== null && words.removed(removedName)}
  </StatusLine>
);

interface RemoveProps {
  readonly kept: KeptPerson;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

const RemoveButton = ({ kept, isBusy, onPress }: RemoveProps) => (
  <Button
    look="quiet"
    aria-disabled={isBusy}
    aria-label={words.removeNamed(kept.name)}
    onClick={onPress}
  >
    {remove}
  </Button>
);
