import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

interface Props {
  readonly label: string;
  readonly tabs: readonly (readonly [title: string, render: () => ReactNode])[];
}

/** The tab pattern of WAI-ARIA: the arrow keys move the focus, and with it the shown panel. */
export function Tabs({ label, tabs }: Props) {
  const [selected, setSelected] = useState(0);
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: (selected + 1) % tabs.length,
      ArrowLeft: (selected + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setSelected(target);
    document.getElementById(`${id}-${target}`)?.focus();
  };
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className="flex flex-wrap gap-x-7 border-b border-line"
      >
        {tabs.map(([title], index) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`${id}-${index}`}
            aria-selected={index === selected}
            aria-controls={`${id}-panel`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setSelected(index)}
            onKeyDown={onKeyDown}
            className="-mb-px min-h-11 cursor-pointer border-b-2 border-transparent text-muted hover:text-text aria-selected:border-accent aria-selected:text-text"
          >
            {title}
          </button>
        ))}
      </div>
      <div
        key={selected}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
        tabIndex={0}
        className="py-8"
      >
        {tabs[selected]?.[1]()}
      </div>
    </>
  );
}
