import { useState } from 'react';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/components/button.tsx';
import { Fold } from '../../ui/components/fold.tsx';
import { StatusLine } from '../../ui/components/status-line.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { writeCalendar } from './calendar.ts';
import * as words from './words.ts';

/** A neutral name, which says nothing of where the file comes from. */
const fileName = 'talk.ics';

function saveCalendar(start: string): void {
  const entry = { title: words.dateTitle, start, now: new Date(), uid: crypto.randomUUID() };
  saveFile(fileName, new Blob([writeCalendar(entry)], { type: 'text/calendar' }));
}

/** A date for any calendar, made on the device; nothing is sent or kept. */
export function TalkDate() {
  const [start, setStart] = useState('');
  const [status, setStatus] = useState<'idle' | 'missing' | 'saved'>('idle');
  const save = () => {
    if (start !== '') saveCalendar(start);
    setStatus(start === '' ? 'missing' : 'saved');
  };
  return (
    <div className="mt-2 print:hidden">
      <Fold label={words.talkAgain}>
        <div className="flex max-w-sm flex-col items-start gap-3 pt-1">
          <Field
            label={words.dayAndTime}
            hint={words.dateHint}
            type="datetime-local"
            value={start}
            error={status === 'missing' ? words.dateMissing : null}
            onChange={(event) => {
              setStart(event.target.value);
              setStatus('idle');
            }}
          />
          <Button look="secondary" onClick={save}>
            {words.saveDate}
          </Button>
          <StatusLine className="text-step--1 empty:absolute">
            {status === 'saved' ? words.dateSaved(fileName) : ''}
          </StatusLine>
        </div>
      </Fold>
    </div>
  );
}
