import { Switch as BaseSwitch } from '@base-ui/react/switch';
import { useId } from 'react';
import type { Background } from './palette.ts';
import * as words from './words.ts';
import './switch.css';

interface Props {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

/** A row with a switch at its end, for something that is shown or hidden. */
export function Switch({ label, hint, isOn, onToggle }: Props) {
  const id = useId();
  return (
    <label className="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-1">
      <span className="flex flex-col leading-snug">
        <span id={`${id}-name`}>{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="text-step--1 text-muted">
            {hint}
          </span>
        )}
      </span>
      <BaseSwitch.Root
        className="switch"
        aria-labelledby={`${id}-name`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        checked={isOn}
        onCheckedChange={onToggle}
      />
    </label>
  );
}

interface BackgroundProps {
  readonly background: Background;
  readonly onChange: (background: Background) => void;
}

export const BackgroundSwitch = ({ background, onChange }: BackgroundProps) => (
  <Switch
    label={words.darkBackground}
    isOn={background === 'dark'}
    onToggle={() => onChange(background === 'dark' ? 'light' : 'dark')}
  />
);
