import { palettes, type Background } from '../frame/palette.ts';
import { Option, Options } from './options.tsx';

interface Props {
  readonly background: Background;
  readonly onChange: (background: Background) => void;
}

const labels = { dark: 'Dark', light: 'Light' } as const satisfies Record<Background, string>;
const backgrounds = Object.keys(palettes) as readonly Background[]; // as: keys of a literal object

export const BackgroundOptions = ({ background, onChange }: Props) => (
  <Options title="Background">
    {backgrounds.map((key) => (
      <Option
        key={key}
        type="radio"
        group="background"
        label={labels[key]}
        isChosen={background === key}
        onChoose={() => onChange(key)}
      />
    ))}
  </Options>
);
