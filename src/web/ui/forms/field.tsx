import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'className'> {
  readonly label: string;
  /** Shows the label inside the empty input only. A heading above must say as much. */
  readonly isLabelInside?: boolean;
  /** By which a link leads to the input. */
  readonly linkId?: string;
  readonly hint?: ReactNode;
  /** The id of a text elsewhere that explains the input, read out before the hint. */
  readonly describedBy?: string;
  /** An explanation beside the label. */
  readonly aside?: ReactNode;
  readonly error?: string | null;
}

const control =
  'min-h-12 w-full rounded-card border border-line-strong bg-surface px-4 py-3 text-text placeholder:text-muted aria-invalid:border-poor';

/**
 * A labelled input. An error is announced as it appears and belongs to the input, but is not part
 * of the description: a screen reader would say it twice.
 */
export function Field({
  label,
  isLabelInside = false,
  linkId,
  hint,
  describedBy,
  aside,
  error,
  ...input
}: Props) {
  const ownId = useId();
  const id = linkId ?? ownId;
  const described = [describedBy, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className={isLabelInside ? 'sr-only' : 'flex items-center'}>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {aside}
      </div>
      <input
        placeholder={isLabelInside ? label : undefined}
        {...input}
        id={id}
        className={control}
        aria-invalid={error ? true : undefined}
        aria-errormessage={error ? `${id}-error` : undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className="text-step--1 text-muted">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} role="alert" className="text-poor empty:absolute">
        {error}
      </p>
    </div>
  );
}
