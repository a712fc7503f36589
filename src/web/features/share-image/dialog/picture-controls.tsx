import { Field } from '../../../ui/forms/field.tsx';
import {
  designKeys,
  designs,
  longestCaption,
  toggled,
  type Choice,
  type Subject,
} from '../choice.ts';
import type { Ground } from '../palette.ts';
import { Option, Options } from './options.tsx';

interface Props {
  readonly subject: Subject;
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
}

interface GroundProps {
  readonly ground: Ground;
  readonly onChange: (ground: Ground) => void;
}

const grounds = { dark: 'Dark', light: 'Light' } as const satisfies Record<Ground, string>;

export const GroundOptions = ({ ground, onChange }: GroundProps) => (
  <Options title="Background">
    {(['dark', 'light'] as const).map((key) => (
      <Option
        key={key}
        type="radio"
        group="ground"
        label={grounds[key]}
        isChosen={ground === key}
        onChoose={() => onChange(key)}
      />
    ))}
  </Options>
);

export function PictureControls({ subject, choice, onChange }: Props) {
  const change = (part: Partial<Choice>) => onChange({ ...choice, ...part });
  const { design, ground, hidden, hasNames, hasPolarities, caption } = choice;
  return (
    <>
      <Options title="Design">
        {designKeys.map((key) => (
          <Option
            key={key}
            type="radio"
            group="design"
            label={designs[key].title}
            hint={designs[key].text}
            isChosen={design === key}
            onChoose={() => change({ design: key })}
          />
        ))}
      </Options>
      <GroundOptions ground={ground} onChange={(chosen) => change({ ground: chosen })} />
      <Options title="What it tells">
        <Option
          type="checkbox"
          label="Write the names"
          hint="Without them it is a shape that only you can read"
          isChosen={hasNames}
          onChoose={() => change({ hasNames: !hasNames })}
        />
        {subject.polarities.length > 0 && (
          <Option
            type="checkbox"
            label="Show the polarities"
            isChosen={hasPolarities}
            onChoose={() => change({ hasPolarities: !hasPolarities })}
          />
        )}
      </Options>
      <Options title="Dimensions" inColumns>
        {subject.dimensions.map(({ key, name }) => (
          <Option
            key={key}
            type="checkbox"
            label={name}
            isChosen={!hidden.includes(key)}
            onChoose={() => change({ hidden: toggled(hidden, key) })}
          />
        ))}
      </Options>
      <Field
        label="A line of your own (optional)"
        maxLength={longestCaption}
        autoComplete="off"
        value={caption}
        onChange={(event) => change({ caption: event.target.value })}
      />
    </>
  );
}
