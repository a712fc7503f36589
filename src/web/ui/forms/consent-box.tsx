import { type ReactNode, type RefObject, useRef, useState } from 'react';

/** `ifTicked` calls `next`, or leads to the box that must be ticked first. */
export function useConsent() {
  const box = useRef<HTMLInputElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const ifTicked = (next: () => void): void => {
    const isTicked = box.current?.checked === true;
    setIsMissing(!isTicked);
    if (isTicked) next();
    else box.current?.focus();
  };
  return { box, isMissing, ifTicked };
}

interface Props {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly isMissing: boolean;
  readonly name: string;
  readonly textId?: string;
  readonly children: ReactNode;
}

export const ConsentBox = ({ box, isMissing, name, textId, children }: Props) => (
  <label className="flex min-h-11 cursor-pointer items-start gap-x-3">
    <input
      ref={box}
      type="checkbox"
      name={name}
      aria-invalid={isMissing || undefined}
      className="size-6 shrink-0 accent-(--accent)"
    />
    <span id={textId}>{children}</span>
  </label>
);
