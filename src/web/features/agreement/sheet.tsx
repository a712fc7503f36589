import { type ReactNode, useState } from 'react';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/components/button.tsx';
import { Fold } from '../../ui/components/fold.tsx';
import { LazyDialog } from '../../ui/components/lazy-dialog.tsx';
import { PrintButton } from '../../ui/components/print-button.tsx';
import { StatusLine } from '../../ui/components/status-line.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { formatDay } from '../../ui/language/dates.ts';
import { Activities } from '../comparison/comparison.ts';
import { writeCalendar } from './calendar.ts';
import type { Sheet as SheetReply } from './marks-view.ts';
import { type Props, useMarking } from './use-agreement.ts';
import * as words from './words.ts';

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Part = ({ title, children }: PartProps) => (
  <div className="pt-6 break-inside-avoid print:pt-2">
    <h3 className="text-step-1">{title}</h3>
    {children}
  </div>
);

type ThingsProps = Pick<PartProps, 'title'> & { readonly things: SheetReply['yes'] };

/** Prints in two columns, so that everything fits on one page. */
const Things = ({ title, things }: ThingsProps) =>
  things.length > 0 && (
    <Part title={title}>
      <div className="print:columns-2 print:gap-x-8 print:[&_li]:py-0.5">
        <Activities activities={things} />
      </div>
    </Part>
  );

interface Choice {
  readonly name: string;
  readonly isBoth: boolean;
}

/** Says whether one or both chose it, and never which one. */
const Choices = ({ choices }: { readonly choices: readonly Choice[] }) => (
  <ul className="mt-1.5">
    {choices.map(({ name, isBoth }) => (
      <li
        key={name}
        className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2 leading-snug print:py-0.5"
      >
        {`${name} `}
        <span className="text-step--1 text-muted">{isBoth ? words.ofBoth : words.ofOne}</span>
      </li>
    ))}
  </ul>
);

const Signals = ({ stopSignals }: Pick<SheetReply, 'stopSignals'>) => (
  <Part title={words.signals}>
    {stopSignals.length === 0 ? (
      <p className="mt-1.5 max-w-2xl">{words.noSignals}</p>
    ) : (
      <Choices
        choices={stopSignals.map(({ signal, isBoth }) => ({
          name: words.stopSignals[signal].name,
          isBoth,
        }))}
      />
    )}
  </Part>
);

const Aftercare = ({ aftercare }: Pick<SheetReply, 'aftercare'>) =>
  aftercare.length > 0 && (
    <Part title={words.helpsAfterwards}>
      <Choices
        choices={aftercare.map(({ need, isBoth }) => ({ name: words.aftercare[need], isBoth }))}
      />
    </Part>
  );

function Sentences({
  ownSentence,
  otherSentence,
}: Pick<SheetReply, 'ownSentence' | 'otherSentence'>) {
  const said = [
    [words.you, ownSentence] as const,
    [words.theOther, otherSentence] as const,
  ].flatMap(([who, sentence]) => (sentence ? [[who, words.sentences[sentence]] as const] : []));
  return (
    said.length > 0 && (
      <Part title={words.saidToEachOther}>
        <dl className="mt-1.5">
          {said.map(([who, sentence]) => (
            <div key={who} className="border-t border-line py-2 print:py-1">
              <dt className="text-step--1 text-muted">{who}</dt>
              <dd className="leading-snug">{sentence}</dd>
            </div>
          ))}
        </dl>
      </Part>
    )
  );
}

const NothingLeft = ({ stopSignals }: Pick<SheetReply, 'stopSignals'>) => (
  <p className="mt-4 max-w-2xl text-pretty">
    {words.nothingLeft}
    {stopSignals.length > 0 && <span className="block">{words.signalsStand}</span>}
  </p>
);

function Actions(props: Props) {
  const { open } = useMarking();
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
      <PrintButton>{words.print}</PrintButton>
      {props.agreement.own === null && (
        <Button look="secondary" onClick={() => void open()}>
          {words.newRound}
        </Button>
      )}
      <LazyDialog look="quiet" load={() => import('./erase-dialog.tsx')} dialog={props}>
        {words.erase}
      </LazyDialog>
    </div>
  );
}

/** Shows the agreement for print. The wish comes first, on paper too. */
export function Sheet({ sheet, ...props }: Props & { readonly sheet: SheetReply }) {
  const isEmpty = sheet.yes.length === 0 && sheet.talk.length === 0;
  return (
    <div className="max-w-3xl print:max-w-none">
      <p className="mt-3 max-w-2xl text-step-1 leading-relaxed text-pretty print:mt-1 print:text-step-0">
        {words.wish}
      </p>
      <p className="mt-1 text-step--1 text-muted">{words.agreedOn(formatDay(sheet.agreedDay))}</p>
      {isEmpty && <NothingLeft {...sheet} />}
      <Things title={words.bothSayYes} things={sheet.yes} />
      <Things title={words.talkFirst} things={sheet.talk} />
      <div className="grid gap-x-12 sm:grid-cols-2">
        <Signals {...sheet} />
        <Aftercare {...sheet} />
      </div>
      <Sentences {...sheet} />
      <Actions {...props} />
      <TalkDate />
    </div>
  );
}

/** The neutral name hides where the file comes from. */
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

/** Offers a calendar file. It is made on the device, and nothing is sent or kept. */
function TalkDate() {
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
