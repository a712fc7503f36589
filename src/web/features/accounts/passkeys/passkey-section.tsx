import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { maxPasskeyNameLength, maxPasskeys } from '../../../../domain/account.ts';
import { useAction } from '../../../platform/api/use-action.ts';
import { Button } from '../../../ui/components/button.tsx';
import { StatusLine } from '../../../ui/components/status-line.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { formatDay } from '../../../ui/language/dates.ts';
import { cancel, remove, save } from '../../../ui/words.ts';
import { TwoColumns } from '../account-sections.tsx';
import { since } from '../words.ts';
import KeepPasskey from './keep-passkey.tsx';
import { hasPasskeys } from './support.ts';
import { type Passkey, removePasskey, renamePasskey, usePasskeys } from './use-passkeys.ts';
import * as words from './words.ts';

/** Appears without browser support too, as long as the profile has a passkey. */
export function PasskeySection() {
  const passkeys = usePasskeys();
  const [removed, setRemoved] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  /** Moves the focus, which would disappear with the row. */
  const reportRemoved = (name: string) => {
    setRemoved(name);
    place.current?.focus();
  };
  if (!passkeys || (passkeys.length === 0 && removed === null && !hasPasskeys())) return null;
  return (
    <TwoColumns id="passkeys" title={words.passkeys} text={words.passkeysExplained(maxPasskeys)}>
      <div
        ref={place}
        tabIndex={-1}
        role="group"
        aria-label={words.passkeys}
        className="flex flex-col items-start gap-4 outline-none"
      >
        <ul className="w-full max-w-xl empty:hidden">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.credentialId} passkey={passkey} onRemoved={reportRemoved} />
          ))}
        </ul>
        <StatusLine className="text-step--1 empty:absolute">
          {removed !== null && words.removed(removed)}
        </StatusLine>
        {passkeys.length < maxPasskeys && hasPasskeys() && <KeepPasskey explanation="" />}
      </div>
    </TwoColumns>
  );
}

interface RowProps {
  readonly passkey: Passkey;
  readonly onRemoved: (name: string) => void;
}

function PasskeyRow({ passkey: { credentialId, name, day }, onRemoved }: RowProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const endRenaming = () => {
    flushSync(() => setIsRenaming(false));
    renameButton.current?.focus();
  };
  const { isBusy, failure, perform } = useAction(words.notRemoved);
  const forget = () =>
    perform(async () => {
      await removePasskey(credentialId);
      onRemoved(name);
    });
  return (
    <li className="flex flex-wrap items-center gap-x-6 border-b border-line py-1">
      {isRenaming ? (
        <RenameForm passkey={{ credentialId, name, day }} onDone={endRenaming} />
      ) : (
        <>
          <span className="min-w-0 grow [overflow-wrap:anywhere]">
            {name}
            <span className="block text-step--1 text-muted">{since(formatDay(day))}</span>
          </span>{' '}
          <span className="flex gap-x-6">
            <Button
              ref={renameButton}
              look="quiet"
              aria-label={words.renameNamed(name)}
              onClick={() => setIsRenaming(true)}
            >
              {words.rename}
            </Button>
            <Button
              look="quiet"
              aria-disabled={isBusy}
              aria-label={words.removeNamed(name)}
              onClick={() => void forget()}
            >
              {remove}
            </Button>
          </span>
        </>
      )}
      <StatusLine tone="poor" className="basis-full text-step--1 empty:absolute">
        {failure}
      </StatusLine>
    </li>
  );
}

interface RenameProps {
  readonly passkey: Passkey;
  readonly onDone: () => void;
}

function RenameForm({ passkey: { credentialId, name }, onDone }: RenameProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const { isBusy, failure, perform } = useAction(words.notRenamed);
  return (
    <form
      noValidate
      className="flex grow flex-wrap items-end gap-x-6 gap-y-2 py-2"
      onSubmit={(event) => {
        event.preventDefault();
        void perform(async () => {
          await renamePasskey(credentialId, input.current?.value ?? '');
          onDone();
        });
      }}
    >
      <div className="grow">
        <Field
          ref={input}
          label={words.newName}
          name="passkey-name"
          autoComplete="off"
          maxLength={maxPasskeyNameLength}
          defaultValue={name}
          error={failure}
        />
      </div>
      <Button type="submit" look="secondary" aria-disabled={isBusy}>
        {save}
      </Button>
      <Button look="quiet" onClick={onDone}>
        {cancel}
      </Button>
    </form>
  );
}
