import { useId, type ReactNode } from 'react';

interface OptionsProps {
  readonly title: string;
  /** Aligns the options in columns, which suits many options of different length. */
  readonly inColumns?: boolean;
  readonly children: ReactNode;
}

/** A group of options with its title. */
export const Options = ({ title, inColumns = false, children }: OptionsProps) => (
  <fieldset>
    <legend className="text-step--1 text-muted">{title}</legend>
    <div
      className={`mt-1 ${inColumns ? 'grid gap-x-6 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2' : 'flex flex-wrap gap-x-8'}`}
    >
      {children}
    </div>
  </fieldset>
);

interface OptionProps {
  readonly type: 'checkbox' | 'radio';
  /** The common `name` of radio buttons that exclude each other. */
  readonly group?: string;
  readonly label: string;
  readonly hint?: string;
  readonly isChosen: boolean;
  readonly isDisabled?: boolean;
  readonly onChoose: () => void;
}

export function Option(props: OptionProps) {
  const { type, group, label, hint, isChosen, isDisabled = false, onChoose } = props;
  const id = useId();
  return (
    <label className="flex min-h-11 min-w-11 cursor-pointer items-center gap-3 has-disabled:cursor-not-allowed has-disabled:text-muted">
      <input
        type={type}
        name={group}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
        aria-labelledby={`${id}-name`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="size-5 shrink-0 accent-accent"
      />
      <span className="flex min-w-0 flex-col py-2 leading-snug [overflow-wrap:anywhere]">
        <span id={`${id}-name`}>{label}</span>{' '}
        {hint && (
          <span id={`${id}-hint`} className="text-step--1 text-muted">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
