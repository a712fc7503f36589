import { useRef, useState } from 'react';
import { ClosableDialog } from '../../platform/quick-exit/closable-dialog.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { currentTheme } from '../../ui/theme/theme.ts';
import { Carousel, type Slide } from './carousel.tsx';
import { ExportActions } from './export-actions.tsx';
import { type PictureSubject, viewFrames } from './frames.ts';
import { StoryFrame } from './story-frame.tsx';
import {
  describeFrame,
  firstChoice,
  listParts,
  maxCaptionLength,
  type Part,
  selectShown,
  type StoryChoice,
  toggle,
} from './story.ts';
import { BackgroundSwitch, Switch } from './switch.tsx';
import * as words from './words.ts';

interface Props {
  readonly subject: PictureSubject;
  readonly onClose: () => void;
}

/** Makes square pictures of a profile: a story in frames. */
export default function PictureDialog({ subject, onClose }: Props) {
  const frames = viewFrames(subject);
  const [choice, setChoice] = useState(() => firstChoice(currentTheme()));
  const [index, setIndex] = useState(0);
  const drawing = useRef<SVGSVGElement>(null);
  const slides = frames.map((frame, at): Slide => {
    const shown = selectShown(frame, choice);
    const label = shown === null ? '' : describeFrame(shown, choice);
    const isCurrent = at === index;
    return {
      name: words.frames[frame.kind].name,
      picture: shown && (
        <StoryFrame shown={shown} choice={choice} label={label} {...(isCurrent && { drawing })} />
      ),
      thumbnail: shown && <StoryFrame shown={shown} choice={choice} label="" />,
      description: label,
      parts: listParts(frame),
    };
  });
  const current = slides[index];
  if (current === undefined) return null;
  return (
    <ClosableDialog isWide title={words.title} onClose={onClose}>
      <p className="max-w-2xl text-step--1 text-muted">{words.note}</p>
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 md:grid-cols-[1.1fr_1fr]">
        <Carousel slides={slides} index={index} onChange={setIndex} />
        <div className="flex flex-col gap-4">
          <Controls parts={current.parts} choice={choice} onChange={setChoice} />
          {current.thumbnail && (
            <div className="flex items-center gap-4">
              <div className="w-20 shrink-0">{current.thumbnail}</div>
              <p className="text-step--1 text-muted">{words.small}</p>
            </div>
          )}
          <ExportActions
            drawing={drawing}
            description={current.description}
            isMissing={current.picture === null}
          />
        </div>
      </div>
    </ClosableDialog>
  );
}

interface ControlsProps {
  readonly parts: readonly Part[];
  readonly choice: StoryChoice;
  readonly onChange: (choice: StoryChoice) => void;
}

const Controls = ({ parts, choice, onChange }: ControlsProps) => (
  <>
    <fieldset className="divide-y divide-line border-y border-line">
      <legend className="sr-only">{words.whatItShows}</legend>
      {parts.map(({ key, label, hint }) => (
        <Switch
          key={key}
          label={label}
          hint={hint}
          isOn={!choice.hidden.includes(key)}
          onToggle={() => onChange({ ...choice, hidden: toggle(choice.hidden, key) })}
        />
      ))}
      <BackgroundSwitch
        background={choice.background}
        onChange={(background) => onChange({ ...choice, background })}
      />
    </fieldset>
    <Field
      label={words.ownLine}
      maxLength={maxCaptionLength}
      autoComplete="off"
      value={choice.caption}
      onChange={(event) => onChange({ ...choice, caption: event.target.value })}
    />
  </>
);
