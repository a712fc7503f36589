import { useState } from 'react';
import type { Reply } from '../../../contract/endpoints.ts';
import { profileCalls } from '../../../contract/profile-calls.ts';
import { useAction } from '../../platform/api/use-action.ts';
import { ClosableDialog } from '../../platform/quick-exit/closable-dialog.tsx';
import { saveFile } from '../../platform/save-file.ts';
import { bindCalls } from '../../platform/session/call.ts';
import { Button } from '../../ui/components/button.tsx';
import { StatusLine } from '../../ui/components/status-line.tsx';
import { Option } from '../../ui/forms/options.tsx';
import { writeResultFile } from './result-file.ts';
import * as words from './words.ts';

const call = bindCalls(profileCalls);

/** Saves the visitor's result as one file. */
export default function ResultFileDialog({ onClose }: { readonly onClose: () => void }) {
  const [hasAnswers, setHasAnswers] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const { isBusy, failure, perform } = useAction(words.fileNotSaved);
  const save = () =>
    perform(async () => {
      setIsSaved(false); // so that a second success is announced too
      const own: Reply<'listAnswers'> | null = hasAnswers ? await call('listAnswers') : null;
      const file = new Blob([writeResultFile(own?.answers ?? null)], { type: 'text/html' });
      saveFile(words.fileName, file);
      setIsSaved(true);
    });
  return (
    <ClosableDialog title={words.keepResult} onClose={onClose}>
      <p>{words.fileExplained}</p>
      <Option
        type="checkbox"
        group="file"
        label={words.withAnswers}
        hint={words.withAnswersHint}
        isChosen={hasAnswers}
        onChoose={() => setHasAnswers(!hasAnswers)}
      />
      <Button className="self-start" aria-disabled={isBusy} onClick={() => void save()}>
        {words.saveFile}
      </Button>
      <StatusLine tone={failure === null ? 'good' : 'medium'} className="empty:absolute">
        {failure ?? (isSaved && words.fileSaved)}
      </StatusLine>
    </ClosableDialog>
  );
}
