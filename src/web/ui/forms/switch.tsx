import { useId } from 'react';

interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

const look =
  "relative h-7 w-12 appearance-none shrink-0 cursor-pointer rounded-full border-[1.5px] border-line-strong transition-[background-color] duration-(--quick) ease-calm before:absolute before:inset-y-[0.2rem] before:start-1 before:aspect-square before:rounded-full before:bg-muted before:transition-[inset-inline-start] before:duration-(--quick) before:ease-calm before:content-[''] checked:border-accent checked:bg-accent checked:forced-color-adjust-none checked:before:start-[calc(100%-1.5rem)] checked:before:bg-on-accent";

/** A row with a switch at its end, for something that is shown or hidden. */
export function Switch({ label, hint, isOn, onToggle }: Props) {
  const id = useId();
  return (
    <label className="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-1">
      <span className="min-w-0 leading-snug">
        <span id={`${id}-name`}>{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="block text-step--1 text-muted">
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has it
        role="switch"
        className={look}
        aria-labelledby={`${id}-name`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        checked={isOn}
        onChange={onToggle}
      />
    </label>
  );
}
