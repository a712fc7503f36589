import { Field } from '../../../ui/forms/field.tsx';
import {
  designKeys,
  designs,
  maxCaptionLength,
  toggle,
  type PictureChoice,
  type PictureSubject,
} from '../content/picture-choice.ts';
import { BackgroundOptions } from './background-options.tsx';
import { Option, Options } from './options.tsx';

interface Props {
  readonly subject: PictureSubject;
  readonly choice: PictureChoice;
  readonly onChange: (choice: PictureChoice) => void;
}

interface GroupProps {
  readonly subject: PictureSubject;
  readonly choice: PictureChoice;
  readonly change: (part: Partial<PictureChoice>) => void;
}

export function PictureControls({ subject, choice, onChange }: Props) {
  const change = (part: Partial<PictureChoice>) => onChange({ ...choice, ...part });
  return (
    <>
      <DesignOptions choice={choice} change={change} />
      <BackgroundOptions
        background={choice.background}
        onChange={(background) => change({ background })}
      />
      <ContentOptions subject={subject} choice={choice} change={change} />
      <ThemeOptions subject={subject} choice={choice} change={change} />
      <Field
        label="A line of your own (optional)"
        maxLength={maxCaptionLength}
        autoComplete="off"
        value={choice.caption}
        onChange={(event) => change({ caption: event.target.value })}
      />
    </>
  );
}

const DesignOptions = ({ choice, change }: Pick<GroupProps, 'choice' | 'change'>) => (
  <Options title="Design">
    {designKeys.map((key) => (
      <Option
        key={key}
        type="radio"
        group="design"
        label={designs[key].title}
        hint={designs[key].text}
        isChosen={choice.design === key}
        onChoose={() => change({ design: key })}
      />
    ))}
  </Options>
);

const ContentOptions = ({ subject, choice, change }: GroupProps) => (
  <Options title="What it tells">
    <Option
      type="checkbox"
      label="Write the names"
      hint="Without them it is a shape that only you can read"
      isChosen={choice.hasNames}
      onChoose={() => change({ hasNames: !choice.hasNames })}
    />
    {subject.polarities.length > 0 && (
      <Option
        type="checkbox"
        label="Show the polarities"
        isChosen={choice.hasPolarities}
        onChoose={() => change({ hasPolarities: !choice.hasPolarities })}
      />
    )}
    {subject.title !== null && (
      <Option
        type="checkbox"
        label="Write your archetype"
        hint={subject.title}
        isChosen={choice.hasTitle}
        onChoose={() => change({ hasTitle: !choice.hasTitle })}
      />
    )}
  </Options>
);

const ThemeOptions = ({ subject, choice, change }: GroupProps) => (
  <Options title="Dimensions" inColumns>
    {subject.themes.map(({ key, name }) => (
      <Option
        key={key}
        type="checkbox"
        label={name}
        isChosen={!choice.hidden.includes(key)}
        onChoose={() => change({ hidden: toggle(choice.hidden, key) })}
      />
    ))}
  </Options>
);
