import { type SubmitEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAction } from '../platform/api/use-action.ts';
import { keptFailures } from '../platform/kept-file.ts';
import { paths } from '../platform/navigation/paths.ts';
import { ClosableDialog } from '../platform/quick-exit/closable-dialog.tsx';
import { session } from '../platform/session/session.ts';
import { chooseFile, keptFile, passphrase as passphraseLabel } from '../platform/words.ts';
import { Button } from '../ui/components/button.tsx';
import { Field } from '../ui/forms/field.tsx';
import { openFile } from './kept.ts';
import * as words from './words.ts';

/** Opens a kept file in place of what is on the page. */
export default function OpenDialog({ onClose }: { readonly onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [passphrase, setPassphrase] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { isBusy, failure, perform } = useAction();
  const navigate = useNavigate();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const file = field.current?.files?.[0];
    setRefusal(file ? null : chooseFile);
    if (file)
      void perform(async () => {
        const refused = await openFile(file, passphrase);
        setRefusal(refused && keptFailures[refused]);
        if (refused !== null) return;
        onClose();
        await navigate(session.getState().user?.surveyCompleted ? paths.profile() : paths.survey());
      });
  };
  return (
    <ClosableDialog title={words.openKept} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field ref={field} type="file" label={keptFile} />
        <Field
          type="password"
          label={passphraseLabel}
          error={refusal ?? failure}
          value={passphrase}
          onChange={(event) => setPassphrase(event.target.value)}
          autoComplete="current-password"
        />
        <Button type="submit" className="self-start" aria-disabled={isBusy}>
          {words.open}
        </Button>
      </form>
    </ClosableDialog>
  );
}
