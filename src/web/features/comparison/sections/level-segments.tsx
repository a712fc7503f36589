import type { LevelShare } from '../view-model/verdict.ts';

interface Props {
  readonly levels: readonly LevelShare[];
}

/** How likely each level is: a bar of four segments, and the same in words. */
export const LevelSegments = ({ levels }: Props) => (
  <div className="mt-6">
    <h3 className="font-body text-step--1 font-medium tracking-normal">How likely each level is</h3>
    <div aria-hidden="true" className="mt-2 flex h-3 gap-0.5">
      {levels.map(({ name, percent, isNamed }) => (
        <span
          key={name}
          className={`min-w-0.5 rounded-xs ${isNamed ? 'bg-accent' : 'bg-line-strong'}`}
          style={{ flexGrow: percent, flexBasis: 0 }}
        />
      ))}
    </div>
    <ol className="mt-2 text-step--1 tabular-nums">
      {levels.map(({ name, percent, isNamed }) => (
        <li
          key={name}
          className={`flex justify-between gap-3 ${isNamed ? 'font-medium' : 'text-muted'}`}
        >
          <span>{name}</span>
          <span>{`${percent} %`}</span>
        </li>
      ))}
    </ol>
  </div>
);
