import { useId, type ComponentPropsWithRef } from 'react';

interface Props extends Omit<ComponentPropsWithRef<'select'>, 'id' | 'className' | 'children'> {
  readonly label: string;
  readonly options: readonly (readonly [value: string, text: string])[];
}

/** A labelled select. It uses the browser's own control, because every platform has a good one. */
export function Select({ label, options, ...select }: Props) {
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <select
        {...select}
        id={id}
        className="min-h-12 w-full rounded-card border border-line-strong bg-surface px-4 py-3 text-text"
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
