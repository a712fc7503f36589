import { useState } from 'react';
import { LazyDialog } from '../../../ui/components/lazy-dialog.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { type HistoryView, viewHistory, type Results } from './history-view.ts';
import { ThemeStrips } from './theme-history.tsx';
import * as words from './words.ts';

export function ResultsOverTime({ results }: { readonly results: Results }) {
  const [chosen, setChosen] = useState(0);
  const reading = viewHistory(results, chosen);
  const since = reading.days[chosen] ?? '';
  const earlier = reading.days.slice(0, -1);
  return (
    <>
      {earlier.length > 1 && (
        <div className="max-w-sm pt-6 print:hidden">
          <Select
            label={words.compareWith}
            value={chosen}
            options={earlier.map((day, index) => [`${index}`, day] as const)}
            onChange={(event) => setChosen(Number(event.target.value))}
          />
        </div>
      )}
      <Verdict {...reading} since={since} />
      <h2 className="pt-12">{words.scores}</h2>
      <p className="max-w-3xl pt-2 pb-5 text-step--1 leading-relaxed text-muted">
        {words.howToRead}
      </p>
      <div className="grid gap-x-12 lg:grid-cols-2">
        {reading.themes.map((history) => (
          <ThemeStrips key={history.theme} history={history} days={reading.days} since={since} />
        ))}
      </div>
      <ForgetSection count={earlier.length} />
    </>
  );
}

interface VerdictProps extends Pick<HistoryView, 'told' | 'overall' | 'leastVisible'> {
  readonly since: string;
}

const Verdict = ({ told, overall, leastVisible, since }: VerdictProps) => (
  <div aria-live="polite" className="flex max-w-3xl flex-col gap-4 pt-6 leading-relaxed">
    {told.length === 0 ? (
      <p className="text-step-1">{words.unchangedSince(since)}</p>
    ) : (
      <Told texts={told} since={since} />
    )}
    {overall && <p>{words.overall[overall](since)}</p>}
    <p className="text-muted">{words.invisible(leastVisible)}</p>
  </div>
);

interface ToldProps {
  readonly texts: readonly string[];
  readonly since: string;
}

const Told = ({ texts, since }: ToldProps) => (
  <>
    <h2 className="text-step-1">{words.changedSince(since)}</h2>
    <ul className="flex flex-col gap-1 text-step-1">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </>
);

const ForgetSection = ({ count }: { readonly count: number }) => (
  <section className="mt-10 max-w-3xl border-t border-line-strong pt-6 print:hidden">
    <h2 className="text-step-1">{words.earlierResults}</h2>
    <p className="pt-2 leading-relaxed text-muted">{words.earlierExplained(count)}</p>
    <p className="pt-2 pb-5 leading-relaxed text-muted">{words.atMostSix}</p>
    <LazyDialog load={() => import('./forget-dialog.tsx')} dialog={{}}>
      {words.forget}
    </LazyDialog>
  </section>
);
