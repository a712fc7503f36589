import { type SubmitEvent, useState } from 'react';
import { useAction } from '../platform/api/use-action.ts';
import { canEncrypt } from '../platform/kept-file.ts';
import { ClosableDialog } from '../platform/quick-exit/closable-dialog.tsx';
import { passphrase as passphraseLabel } from '../platform/words.ts';
import { Button } from '../ui/components/button.tsx';
import { StatusLine } from '../ui/components/status-line.tsx';
import { Field } from '../ui/forms/field.tsx';
import { keepPerson } from './kept.ts';
import * as words from './words.ts';

const minLength = 12;

/** Saves what is on the page as an encrypted file. */
export default function KeepDialog({ onClose }: { readonly onClose: () => void }) {
  const [passphrase, setPassphrase] = useState('');
  const [isKept, setIsKept] = useState(false);
  const [isShort, setIsShort] = useState(false);
  const { isBusy, failure, perform } = useAction();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsKept(false);
    setIsShort(passphrase.length < minLength);
    if (passphrase.length >= minLength)
      void perform(async () => {
        await keepPerson(passphrase);
        setIsKept(true);
      });
  };
  return (
    <ClosableDialog title={words.keep} onClose={onClose}>
      {canEncrypt() ? (
        <form onSubmit={submit} className="flex flex-col gap-4">
          <p>{words.keepExplained}</p>
          <Field
            type="password"
            label={passphraseLabel}
            hint={words.passphraseHint}
            error={isShort ? words.passphraseShort : failure}
            value={passphrase}
            onChange={(event) => setPassphrase(event.target.value)}
            autoComplete="new-password"
          />
          <Button type="submit" className="max-w-full self-start" aria-disabled={isBusy}>
            {words.saveKept}
          </Button>
          <StatusLine tone="good" className="empty:absolute">
            {isKept && words.keptNow}
          </StatusLine>
        </form>
      ) : (
        <p>{words.cannotEncrypt}</p>
      )}
    </ClosableDialog>
  );
}
