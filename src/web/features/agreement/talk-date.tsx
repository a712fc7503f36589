import { useState } from 'react';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/components/button.tsx';
import { Fold } from '../../ui/components/fold.tsx';
import { StatusLine } from '../../ui/components/status-line.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { writeCalendar } from './calendar.ts';
import * as words from './words.ts';

/** A neutral name, which says nothing of where the file comes from. */
const fileName = 'talk.ics';

function saveCalendar(start: string): void {
  const entry = { title: words.dateTitle, start, now: new Date(), uid: crypto.randomUUID() };
  saveFile(fileName, new Blob([writeCalendar(entry)], { type: 'text/calendar' }));
}

/** Every half hour of a day. */
const times = Array.from({ length: 48 }, (_, index) => {
  const time = `${String(index >> 1).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`;
  return [time, time] as const;
});

/** A date for any calendar, made on the device; nothing is sent or kept. */
export function TalkDate() {
  const [day, setDay] = useState('');
  const [time, setTime] = useState('20:00');
  const [status, setStatus] = useState<'idle' | 'missing' | 'saved'>('idle');
  const save = () => {
    if (day !== '') saveCalendar(`${day}T${time}`);
    setStatus(day === '' ? 'missing' : 'saved');
  };
  return (
    <div className="mt-2 print:hidden">
      <Fold label={words.talkAgain}>
        <div className="flex max-w-sm flex-col gap-4 pt-1">
          <Field
            label={words.day}
            type="date"
            value={day}
            error={status === 'missing' ? words.dayMissing : null}
            onChange={(event) => {
              setDay(event.target.value);
              setStatus('idle');
            }}
          />
          <Select
            label={words.time}
            options={times}
            value={time}
            onChange={(event) => {
              setTime(event.target.value);
              setStatus('idle');
            }}
          />
          <p className="text-step--1 text-muted">{words.dateHint}</p>
          <Button look="secondary" className="self-start" onClick={save}>
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
